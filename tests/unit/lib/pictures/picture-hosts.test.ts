import { describe, expect, it } from 'vitest'
import { hostedSet } from '../../../../src/lib/pictures/picture-hosts'
import { variants } from '../../../../src/lib/pictures/pictures'

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
      'https://res.cloudinary.com/demo/image/upload/c_crop,g_face/c_limit,w_640,f_auto,q_auto' +
        '/v1712/homes/front.jpg 640w',
    ],
    [
      'https://res.cloudinary.com/demo/image/upload/v1712/front.jpg',
      'https://res.cloudinary.com/demo/image/upload/c_limit,w_640,f_auto,q_auto/v1712/front.jpg 640w',
    ],
  ])('is requested in widths: %s', (url, second) => expect(of(url)).toBe(second))
  it('is requested in five', () =>
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
    // Only paid Supabase projects resize: an address without a size is unchanged.
    ['stored as it is on Supabase', 'https://a.supabase.co/storage/v1/object/public/b/a.jpg'],
    ['that is no address', 'https://'],
  ])('is unchanged if it is %s', (_, url) => expect(variants(url)).toBeUndefined())
})
