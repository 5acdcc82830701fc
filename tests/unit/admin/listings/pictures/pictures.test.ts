import { describe, expect, it } from 'vitest'
import {
  fileProblem,
  fitWithin,
  isPictureUrl,
  kindOfFile,
  moveMessage,
  storedPaths,
  unreadable,
  urlProblem,
} from '../../../../../src/admin/listings/pictures/pictures'
import { picture } from '../form/listing-values'
import { corpus } from '../../../../hostile'

describe('A picture by its address', () => {
  it.each([
    'https://a.example/b.jpg',
    'https://a.example/b.JPEG?w=800',
    'https://images.unsplash.com/photo-1',
    'https://x.s3.amazonaws.com/key',
    'https://a.example/b.svg',
  ])('%s is valid', (url) => expect(isPictureUrl(url)).toBe(true))
  it.each([
    '',
    'b.jpg',
    'https://a.example/',
    'https://unsplash-pictures.example/1',
    'javascript:alert(1)//.jpg',
    'data:image/png,1.png',
    'http://a.example/b.jpg',
  ])('“%s” is invalid', (url) => expect(isPictureUrl(url)).toBe(false))
  it('is added once, up to the limit of its kind', () => {
    const ten = Array.from({ length: 10 }, (_, n) => picture(`https://a.example/${n}.jpg`))
    const problem = (url: string, pictures = ten) => urlProblem(url, pictures, 'photograph')
    expect(problem('http://a.example/b.jpg', [])).toBe('Please enter an image URL that begins with https://.')
    expect(problem('nonsense')).toBe('Please enter a valid image URL.')
    expect(problem('https://a.example/3.jpg')).toBe('This image URL has already been added.')
    expect(problem('https://a.example/new.jpg')).toBe('Maximum 10 images allowed.')
    // A feed may have brought more.
    expect(problem('https://a.example/new.jpg', [...ten, picture('https://a.example/feed.jpg')])).toBe(
      'Maximum 10 images allowed.',
    )
    expect(problem('https://a.example/new.jpg', ten.slice(1))).toBeNull()
    expect(urlProblem('https://a.example/plan.jpg', ten, 'plan')).toBeNull()
  })
  it.each([
    ['Flat 3 floorplan.png', 'plan'],
    ['floor-plan_ground.jpg', 'plan'],
    ['EPC-2031.jpg', 'certificate'],
    ['energy_performance.png', 'certificate'],
    ['Open plan living room.jpg', undefined],
    ['low-energy-lights.jpg', undefined],
    ['planter.jpg', undefined],
    ['recepcion.jpg', undefined],
    ['kitchen.jpg', undefined],
  ])('in a file called %s is a %s', (name, kind) => expect(kindOfFile(name)).toBe(kind))
  it('is deleted only from our own storage', () => {
    expect(storedPaths('/storage/v1/object/public/property-images/royal-hill/ab-1.webp')).toEqual([
      'royal-hill/ab-1.webp',
    ])
    expect(storedPaths('https://images.unsplash.com/photo-1')).toEqual([])
  })
  it('is deleted in all its sizes', () => {
    const id = '0e8b3f0a-3c1d-4b6e-9f5a-2d7c8e1f4a6b'
    expect(
      storedPaths(`https://a.supabase.co/storage/v1/object/public/property-images/royal-hill/${id}-2000w.webp`),
    ).toEqual([480, 960, 2000].map((width) => `royal-hill/${id}-${width}w.webp`))
  })
})

describe('A picture from the device', () => {
  const file = (name: string, type: string, size = 1000) => ({ name, type, size })
  it.each([
    [file('plan.pdf', 'application/pdf'), /not a picture/],
    [file('logo.svg', 'image/svg+xml'), /SVG/],
    [file('logo.SVG', ''), /SVG/],
    [file('big.jpg', 'image/jpeg', 26 * 1024 * 1024), /26 MB/],
  ])('%j is refused', (one, reason) => expect(fileProblem(one)).toMatch(reason))
  it('from a phone is tried; a browser without HEIC shows a message', () => {
    expect(fileProblem(file('IMG_1.HEIC', ''))).toBeNull()
    expect(unreadable(file('IMG_1.HEIC', ''))).toMatch(/HEIC photograph/)
  })
  it('is at most 2000 pixels long, and never enlarged', () => {
    expect(fitWithin(3000, 2000)).toEqual({ width: 2000, height: 1333 })
    expect(fitWithin(1000, 5000)).toEqual({ width: 400, height: 2000 })
    expect(fitWithin(640, 480)).toEqual({ width: 640, height: 480 })
  })
})

describe('The order of pictures', () => {
  it('is announced', () =>
    expect([moveMessage('photograph', 2, 1), moveMessage('photograph', 1, 0), moveMessage('plan', 1, 0)]).toEqual([
      'Picture 3 is now second.',
      'Picture 2 is now first, and the thumbnail.',
      'Floor plan 2 is now first.',
    ]))
})

describe('The address of a picture', () => {
  it.each(Object.entries(corpus))('is not %s', (_what, text) => expect(isPictureUrl(text)).toBe(false))
  it('is never implausibly long', () => expect(isPictureUrl(`https://a.example/${'x'.repeat(2000)}.jpg`)).toBe(false))
})
