import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { agency } from '#agency/agency.ts'
import { afterEach, expect, it, vi } from 'vitest'
import { drawCard } from '../../../../src/integrations/og-images/card'
import { socialSize } from '../../../../src/integrations/og-images/tags'

it('draws a card from any text, and without an unreadable picture', async () => {
  const text = [
    '',
    ' \u200b',
    'A <b>title</b> & more',
    'Supercalifragilisticexpialidocious'.repeat(3),
    'Very long words in a row '.repeat(20),
    '泰晤士河畔公寓',
  ]
  for (const title of text) {
    const { width, height } = await sharp(
      await drawCard({
        title,
        facts: ['£1,000,000,000 or the nearest offer, whichever is more', ''],
        picture: Buffer.from('no picture'),
      }),
    ).metadata()
    expect({ width, height }, title).toEqual(socialSize)
  }
})

afterEach(() => {
  vi.doUnmock('#agency/agency.ts')
  vi.resetModules()
})
const withWordmark = (wordmark: readonly string[]) => {
  vi.resetModules()
  vi.doMock('#agency/agency.ts', () => ({ agency: { ...agency, wordmark } }))
}

it('keeps a long wordmark left of the picture', async () => {
  withWordmark(['Featherstonehaugh', 'Okonkwo'])
  const { drawCard: draw } = await import('../../../../src/integrations/og-images/card')
  const card = await draw({ title: 'A home', facts: ['', ''] })
  // The place of the picture, beside the wordmark, is empty.
  // Statistics are of the whole input, so the part is cut out first.
  const part = await sharp(card).extract({ left: 412, top: 30, width: 400, height: 80 }).png().toBuffer()
  const { channels } = await sharp(part).stats()
  expect(Math.max(...channels.map(({ min, max }) => max - min))).toBeLessThan(12)
})

it('has the words of a wordmark on one line, whatever their tails', async () => {
  // The lowest row of ink in the columns of each word. Both end in letters without a tail.
  const lastRow = async (wordmark: string[], left: number, width: number) => {
    withWordmark(wordmark)
    const { drawCard: draw } = await import('../../../../src/integrations/og-images/card')
    const area = { left, top: 30, width, height: 80 }
    const { data } = await sharp(await draw({ title: '', facts: ['', ''] }))
      .extract(area)
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true })
    return Math.floor(data.findLastIndex((value) => value < 100) / width)
  }
  const alone = await lastRow(['Nina'], 40, 80)
  expect(Math.abs((await lastRow(['Nina', 'Gregory'], 40, 50)) - alone)).toBeLessThanOrEqual(1)
})

it('is drawn anew when the wordmark changes', async () => {
  const folder = mkdtempSync(`${tmpdir()}/agency-cards-`)
  const { href } = pathToFileURL(`${folder}/`)
  const fileFor = async (...wordmark: string[]) => {
    withWordmark(wordmark)
    const { cardMaker } = await import('../../../../src/integrations/og-images/make-card')
    const make = cardMaker({ folder: href, cache: href, backend: 'http://127.0.0.1:9' })
    return (await make({ path: '/about', card: { title: 'About', facts: [undefined, undefined], picture: undefined } }))
      ?.file
  }
  expect(await fileFor('One', 'Row')).not.toBe(await fileFor('Other', 'Row'))
  expect(await fileFor('One', 'Row')).toBe(await fileFor('One', 'Row'))
  rmSync(folder, { recursive: true })
})
