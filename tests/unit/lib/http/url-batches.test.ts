import { describe, expect, it } from 'vitest'
import { urlBatches } from '../../../../src/lib/http/url-batches'

const urls = Array.from(
  { length: 40 },
  (_, n) => `/storage/v1/object/public/property-images/a-home-with-many-pictures/${n}-1f8d-4c1e-2000w.webp`,
)

describe('The addresses of forty pictures', () => {
  it('are sent in several requests, each short enough for any proxy, and each once', () => {
    const batches = urlBatches(urls)
    expect(batches.flat()).toEqual(urls)
    expect(batches.length).toBeGreaterThan(1)
    for (const batch of batches) expect(encodeURIComponent(batch.join()).length).toBeLessThan(6000)
  })
  it('are sent in one request if short, and a very long one alone', () => {
    expect(urlBatches(['/a.webp', '/b.webp'])).toEqual([['/a.webp', '/b.webp']])
    expect(urlBatches(['a', 'bbbbbb', 'c'], 4)).toEqual([['a'], ['bbbbbb'], ['c']])
    expect(urlBatches([])).toEqual([])
  })
})
