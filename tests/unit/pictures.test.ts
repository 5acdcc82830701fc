import { describe, expect, it } from 'vitest'
import { hostedSet } from '../../src/lib/pictures/picture-hosts'
import { capped, largest, uploadedSizes, variants } from '../../src/lib/pictures/pictures'

describe('A picture of our own', () => {
  it('comes as AVIF in six widths', () => {
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
  it('comes in the sizes that its name says it has', () =>
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

describe('A picture of a known host', () => {
  const of = (url: string) => hostedSet(url)?.split(', ')[1]
  it.each([
    [
      'https://images.unsplash.com/photo-1?ixid=abc&w=5000&h=900&fit=crop&dpr=2',
      'https://images.unsplash.com/photo-1?ixid=abc&fit=max&auto=format%2Ccompress&w=640 640w',
    ],
    [
      'https://homes.imgix.net/a/front.jpg',
      'https://homes.imgix.net/a/front.jpg?fit=max&auto=format%2Ccompress&w=640 640w',
    ],
    [
      'https://images.pexels.com/photos/1/a.jpeg?cs=srgb&fm=jpg',
      'https://images.pexels.com/photos/1/a.jpeg?cs=tinysrgb&fm=jpg&auto=compress&w=640 640w',
    ],
    [
      'https://images.ctfassets.net/space/id/hash/a.jpg',
      'https://images.ctfassets.net/space/id/hash/a.jpg?fm=webp&w=640 640w',
    ],
    [
      'https://cdn.sanity.io/images/p/production/a-2000x1000.jpg',
      'https://cdn.sanity.io/images/p/production/a-2000x1000.jpg?fit=max&auto=format&w=640 640w',
    ],
    ['https://cdn.shopify.com/s/files/a.jpg?v=1', 'https://cdn.shopify.com/s/files/a.jpg?v=1&width=640 640w'],
    [
      'https://a.supabase.co/storage/v1/render/image/public/b/a.jpg?width=4000&height=10',
      'https://a.supabase.co/storage/v1/render/image/public/b/a.jpg?resize=contain&width=640 640w',
    ],
    [
      'https://res.cloudinary.com/demo/image/upload/front.jpg',
      'https://res.cloudinary.com/demo/image/upload/c_limit,w_640,f_auto,q_auto/front.jpg 640w',
    ],
    [
      'https://res.cloudinary.com/demo/image/upload/c_crop,g_face/v1712/homes/front.jpg',
      'https://res.cloudinary.com/demo/image/upload/c_crop,g_face/c_limit,w_640,f_auto,q_auto/v1712/homes/front.jpg 640w',
    ],
    [
      'https://res.cloudinary.com/demo/image/upload/v1712/front.jpg',
      'https://res.cloudinary.com/demo/image/upload/c_limit,w_640,f_auto,q_auto/v1712/front.jpg 640w',
    ],
  ])('is asked for in widths: %s', (url, second) => expect(of(url)).toBe(second))
  it('is asked for in five', () =>
    expect(hostedSet('https://images.pexels.com/photos/1/a.jpeg')?.match(/\d+w(?=,|$)/g)).toEqual([
      '320w',
      '640w',
      '960w',
      '1440w',
      '1920w',
    ]))
  it.each([
    ['of a host that we do not know', 'https://a.example/front.jpg'],
    ['of a host that only sounds like one', 'https://images.unsplash.com.a.example/front.jpg'],
    ['that is a drawing', 'https://homes.imgix.net/plan.svg'],
    ['whose address is signed', 'https://homes.imgix.net/front.jpg?s=0123456789abcdef'],
    ['whose address Cloudinary signed', 'https://res.cloudinary.com/demo/image/upload/s--AbCd1234--/v1/front.jpg'],
    // Only paid Supabase projects make sizes: an address that does not ask for them already is left alone.
    ['stored as it is on Supabase', 'https://a.supabase.co/storage/v1/object/public/b/a.jpg'],
    ['that is no address', 'https://'],
  ])('is left alone %s', (_, url) => expect(variants(url)).toBeUndefined())
})

describe('A phone with three pixels to a point', () => {
  it('asks for the pixels of two', () =>
    expect(capped('(min-width: 736px) 77vw, 90vw')).toBe(
      '(max-width: 599px) and (min-resolution: 2.6dppx) 54vw, (min-width: 736px) 77vw, 90vw',
    ))
  it('asks as everybody where the width is not its own', () => expect(capped('120px')).toBe('120px'))
})
