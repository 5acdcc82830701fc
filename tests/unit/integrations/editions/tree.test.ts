import { describe, expect, it } from 'vitest'
import { editionTree } from '../../../../src/integrations/editions/tree'

const root = `${process.cwd()}/`
const tree = editionTree('zh')

describe('The second name of a source file in the Chinese edition', () => {
  it('is below .editions/zh, with what follows a question mark', () => {
    expect(tree.nameOf(`${root}src/paths.ts`)).toBe(`${root}.editions/zh/src/paths.ts`)
    expect(tree.nameOf(`${root}src/lib/time/page-clock.ts?hours`)).toBe(
      `${root}.editions/zh/src/lib/time/page-clock.ts?hours`,
    )
  })

  it('leads back to the file', () => {
    for (const file of [`${root}src/paths.ts`, `${root}src/agency/texts.ts`])
      expect(tree.fileOf(tree.nameOf(file) ?? '')).toBe(file)
    expect(tree.fileOf('./paths.ts')).toBe('./paths.ts')
  })

  it('is none for a package', () => expect(tree.nameOf(`${root}node_modules/react/index.js`)).toBeUndefined())

  it('is that of the Chinese file of the agency, if it has one', () => {
    const texts = `${root}.editions/zh/src/agency/zh/texts.ts`
    expect(tree.agencyFile(`${root}src/agency/texts.ts`)).toBe(texts)
    expect(tree.agencyFile(`${root}src/agency/brand.ts`)).toBeUndefined()
  })

  it('is the English file for the Chinese one, which adds to it', () =>
    expect(
      tree.agencyFile(`${root}src/agency/agency.ts`, `${root}.editions/zh/src/agency/zh/agency.ts`),
    ).toBeUndefined())
})

it('The messages of an edition are those of its language', () =>
  expect(tree.messages('layout.ts')).toBe(`${root}.editions/zh/src/messages/zh/layout.ts`))
