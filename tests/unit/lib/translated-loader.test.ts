import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { expect, it } from 'vitest'
import { translatedMarkdown } from '../../../src/lib/translated-loader'

it('Markdown in another language is refused while a file is missing, by its name', async () => {
  const english = mkdtempSync(`${tmpdir()}/areas-`)
  const chinese = `${english}/zh`
  mkdirSync(chinese)
  writeFileSync(`${english}/camden.md`, '---\nlead: A canal.\n---\n\nText.\n')
  const loader = translatedMarkdown(chinese, english)
  await expect(loader.load({} as Parameters<typeof loader.load>[0])).rejects.toThrow(/zh lacks camden\.md/)
})
