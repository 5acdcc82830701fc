import { describe, expect, it } from 'vitest'
import { capped, largest, uploadedSizes, variants } from '../../../../src/lib/pictures/pictures'

describe('A picture of our own', () => {
  it('has AVIF variants in six widths', () => {
    expect(variants('/pictures/a/living.webp')).toEqual({
      type: 'image/avif',
      srcSet: [160, 320, 480, 640, 800, 1280].map((width) => `/pictures/a/living-${width}.avif ${width}w`).join(', '),
    })
    expect(largest('/pictures/a/living.webp')).toBe('/pictures/a/living-1280.avif')
  })
})

describe('An upload', () => {
  const at = (name: string) => `/storage/v1/object/public/property-images/royal-hill/${name}`
  const id = '0e8b3f0a-3c1d-4b6e-9f5a-2d7c8e1f4a6b'
  it('has the sizes that its name indicates', () =>
    expect(variants(at(`${id}-2000w.webp`))).toEqual({
      srcSet: [480, 960, 2000].map((width) => `${at(`${id}-${width}w.webp`)} ${width}w`).join(', '),
    }))
  it('has none that are wider than itself', () =>
    expect(uploadedSizes(at(`${id}-700w.jpg`))).toEqual([
      { url: at(`${id}-480w.jpg`), width: 480 },
      { url: at(`${id}-700w.jpg`), width: 700 },
    ]))
  it.each([`${id}.webp`, 'front-2000w.webp', `${id}-60w.webp`])('has only itself as %s', (name) => {
    expect(variants(at(name))).toBeUndefined()
    expect(uploadedSizes(at(name)).map(({ url }) => url)).toEqual([at(name)])
  })
})

describe('A phone with three pixels to a point', () => {
  it('requests the pixels of two', () =>
    expect(capped('(min-width: 736px) 77vw, 90vw')).toBe(
      '(max-width: 599px) and (min-resolution: 2.6dppx) 54vw, (min-width: 736px) 77vw, 90vw',
    ))
  it('requests the usual width if it is not full width', () => expect(capped('120px')).toBe('120px'))
})
