import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { isCutOff } from '../../../../src/lib/pictures/picture-end'
import { pictureType } from '../../../../src/lib/pictures/picture-type'

const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
// Noise, so that the file is not too small to be cut.
const picture = sharp({ create: { width: 90, height: 60, channels: 3, background: '#5a7', noise } })

describe.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('A picture (%s)', (format) => {
  it('is recognised by its bytes, and complete', async () => {
    const bytes = await picture
      .clone()
      .withExif({ IFD0: { Copyright: 'Us' } })
      .toFormat(format)
      .toBuffer()
    expect(pictureType(bytes)).toBe(`image/${format}`)
    expect(isCutOff(bytes)).toBe(false)
  })
  const encoded = picture.clone().toFormat(format).toBuffer()
  it.each([0.2, 0.5, 0.9, 0.99])('that ends after %f of its bytes is truncated', async (part) => {
    const bytes = await encoded
    expect(isCutOff(bytes.subarray(0, Math.floor(bytes.length * part)))).toBe(true)
  })
})

it('A camera’s data after a picture, or its embedded thumbnail, are not the picture’s end', async () => {
  const jpeg = await picture.clone().jpeg().toBuffer()
  expect(isCutOff(Buffer.concat([jpeg, Buffer.from('a film of the moment')]))).toBe(false)
  // An EXIF segment with a thumbnail that has its own end marker.
  const small = Buffer.concat([Buffer.from([0xff, 0xe1, 0, 8]), Buffer.from([0xff, 0xd8, 0xff, 0xd9, 0, 0])])
  const withSmall = Buffer.concat([jpeg.subarray(0, 2), small, jpeg.subarray(2)])
  expect(isCutOff(withSmall)).toBe(false)
  expect(isCutOff(withSmall.subarray(0, withSmall.length - 100))).toBe(true)
})

it('Other files are not checked', () => {
  for (const text of ['', '<html>', 'RIFF', 'GIF']) expect(isCutOff(Buffer.from(text))).toBe(false)
})
