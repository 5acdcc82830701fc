import sharp from 'sharp'
import { expect, it } from 'vitest'
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
