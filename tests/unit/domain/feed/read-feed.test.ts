import { readFileSync } from 'node:fs'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { FeedError } from '../../../../src/domain/feed/feed-file'
import { pictureHash, readFeed } from '../../../../src/domain/feed/read-feed'

const blm = new Uint8Array(readFileSync(new URL('../../../feeds/01-valid-sale-let.blm', import.meta.url)))

/** A zip whose directory and headers declare a false file size. */
function lying(files: Record<string, Uint8Array>, name: string, claim: (size: number) => number): Uint8Array {
  const zip = Buffer.from(zipSync(files, { level: 9 }))
  for (const [signature, sizeAt, nameAt] of [
    ['PK\x03\x04', 22, 30],
    ['PK\x01\x02', 24, 46],
  ] as const)
    for (let at = zip.indexOf(signature, 0, 'latin1'); at >= 0; at = zip.indexOf(signature, at + 4, 'latin1'))
      if (zip.toString('latin1', at + nameAt, at + nameAt + name.length) === name)
        zip.writeUInt32LE(claim(zip.readUInt32LE(at + sizeAt)), at + sizeAt)
  return zip
}

describe('A zip', () => {
  const picture = strToU8('GIF89a '.repeat(30_000))
  it.each([0, 9] as const)('is read with its feed and its pictures (packed at level %i)', (level) => {
    const { file, pictures } = readFeed(
      'a.zip',
      zipSync({ 'a.blm': blm, 'a_1.gif': picture, 'notes.txt': picture }, { level }),
    )
    expect(file.records.length).toBeGreaterThan(0)
    expect([...pictures.keys()]).toEqual(['a_1.gif'])
    expect(pictures.get('a_1.gif')).toEqual(picture)
  })

  it.each([
    ['nothing', () => 0],
    ['less', (size: number) => size - 1],
    ['more', (size: number) => size + 1],
  ])('that declares %s for a file than it contains is refused by that file’s name', (_, claim) => {
    const zip = lying({ 'a.blm': blm, 'a_1.gif': picture }, 'a_1.gif', claim)
    expect(() => readFeed('a.zip', zip)).toThrow('a_1.gif does not have the stated size')
  })

  it('that declares nothing and contains gigabytes (a zip bomb) is refused at once', () => {
    const bomb = new Uint8Array(100_000_000)
    const zip = lying({ 'a.blm': blm, 'a_1.gif': bomb }, 'a_1.gif', () => 0)
    const started = performance.now()
    expect(() => readFeed('a.zip', zip)).toThrow(FeedError)
    expect(performance.now() - started).toBeLessThan(1000)
  })

  it('that is truncated is reported as damaged', () => {
    const zip = zipSync({ 'a.blm': blm, 'a_1.gif': picture })
    for (const length of [40, zip.length - 30, zip.length - 1])
      expect(() => readFeed('a.zip', zip.subarray(0, length))).toThrow(FeedError)
  })
})

it('A file is read by its content, whatever its name', () => {
  const table = strToU8('AGENT_REF,PRICE\n99999_A1,5\n')
  for (const name of ['feed.txt', 'export', 'feed.php', 'feed.CSV'])
    expect(readFeed(name, table).file.records).toHaveLength(1)
  for (const name of ['feed.txt', 'feed.csv']) expect(readFeed(name, blm).file.records).toHaveLength(6)
  expect(() => readFeed('feed.blm', strToU8('hello'))).toThrow('not a BLM file')
})

it('A picture has a hash of its bytes, by any spelling of its name', () => {
  const upload = readFeed('a.zip', zipSync({ 'a.blm': blm, 'A_1.jpg': strToU8('one'), 'a_2.jpg': strToU8('two') }))
  expect(pictureHash(upload, 'zip:a_1.JPG')).toMatch(/^\w+$/)
  expect(pictureHash(upload, 'zip:A_1.jpg#old')).toBe(pictureHash(upload, 'zip:a_1.jpg'))
  expect(pictureHash(upload, 'zip:a_2.jpg')).not.toBe(pictureHash(upload, 'zip:a_1.jpg'))
  expect(pictureHash(upload, 'zip:a_3.jpg')).toBeUndefined()
})
