import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fetchFeedPictures } from '../../scripts/lib/feed-pictures'
import { currentListings } from '../../scripts/lib/feed-project'
import { importFeed } from '../../scripts/lib/import-feed'
import { compareFeed } from '../../src/domain/feed/compare-feed'
import { readFeed } from '../../src/domain/feed/read-feed'
import { startPictureServer } from '../https-server'
import { withSecretKey } from './people'

const backend = process.env['TEST_BACKEND']!
const project = withSecretKey()
// A branch for this file only, which other tests do not use.
const branch = `P${Date.now().toString(36)}`
let counter = 0
const reference = () => `R${counter++}`

/** A unique picture of a given size, which no other test has stored. */
const photograph = (width: number, height: number) =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .blur(4)
    .jpeg()
    .toBuffer()

let server: Awaited<ReturnType<typeof startPictureServer>>
let files: Record<string, Buffer | undefined>
let requested: string[] = []
beforeAll(async () => {
  server = await startPictureServer(({ url = '' }, response) => {
    requested.push(url)
    // The query makes the address unique to this test.
    const file = files[url.replace(/[?].*/, '')]
    if (file) response.end(file)
    else response.writeHead(404).end()
  })
  files = {
    '/large.jpg': await photograph(2400, 1200),
    '/small.jpg': await photograph(300, 200),
    '/plan.jpg': await photograph(600, 600),
    // Its name and header contradict its content.
    '/page.jpg': Buffer.from('<!doctype html><title>Sorry</title>'),
    '/drawing.jpg': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9"/></svg>'),
  }
})
afterAll(() => server.close())
beforeEach(() => void (requested = []))

type FeedListing = Record<string, string>
const feedListing = (ref: string, pictures: FeedListing): FeedListing => ({
  ...{ AGENT_REF: `${branch}_${ref}`, BRANCH_ID: branch, TRANS_TYPE_ID: '1', STATUS_ID: '0', PUBLISHED_FLAG: '0' },
  ...{ DISPLAY_ADDRESS: 'Plover Row, Bow, London E3', PRICE: '450000', BEDROOMS: '2' },
  ...Object.fromEntries(Object.entries(pictures).map(([field, path]) => [field, `${server.url}${path}`])),
})
/** Imports listings like `npm run import -- FILE --apply`. */
async function imported(...listings: FeedListing[]) {
  const fields = [...new Set(listings.flatMap((one) => Object.keys(one)))]
  const csv = [fields, ...listings.map((one) => fields.map((field) => one[field] ?? ''))]
    .map((row) => row.map((cell) => `"${cell}"`).join())
    .join('\n')
  const feed = readFeed('feed.csv', new TextEncoder().encode(csv))
  const present = await currentListings(project)
  const plan = compareFeed(feed.file, present, { branch, today: '2026-11-23' })
  await importFeed(project, feed, plan, present)
  const progress: string[] = []
  const onProgress = (done: number, all: number) => void progress.push(`${done}/${all}`)
  const { fetched, failures } = await fetchFeedPictures(project, feed.file, plan, onProgress, server.network)
  return {
    counts: [plan.created.length, plan.changed.length, plan.unchanged],
    fetched,
    failures: failures.map(({ line, agentRef, field, reason }) => `${line} ${agentRef} ${field}: ${reason}`),
    progress,
  }
}
async function listing(ref: string) {
  const { data, error } = await project.from('properties').select('*').eq('reference', ref).single()
  if (error) throw error
  return data as Record<string, unknown> & { id: string; gallery: string[]; updated_at: string }
}
const stored = (width: number) =>
  expect.stringMatching(
    new RegExp(`/storage/v1/object/public/property-images/feed/[0-9a-f]{36}-${width}w\\.webp$`),
  ) as string
const inBucket = async (address: string) =>
  sharp(Buffer.from(await (await fetch(new URL(new URL(address, backend).pathname, backend))).arrayBuffer())).metadata()

describe('Pictures that a feed names by address', () => {
  it('are fetched, resized and shown from storage; one that fails stays, and is reported', async () => {
    const ref = reference()
    const feed = feedListing(ref, {
      MEDIA_IMAGE_00: '/large.jpg',
      MEDIA_IMAGE_01: '/gone.jpg',
      MEDIA_FLOOR_PLAN_00: '/plan.jpg',
    })
    const missing = `2 ${branch}_${ref} MEDIA_IMAGE_01: The server answered 404 instead of a picture.`
    expect(await imported(feed)).toEqual({
      counts: [1, 0, 0],
      fetched: 2,
      failures: [missing],
      progress: ['1/3', '2/3', '3/3'],
    })
    const first = await listing(ref)
    expect(first).toMatchObject({
      gallery: [stored(2000), `${server.url}/gone.jpg`],
      floor_plans: [stored(600)],
    })
    for (const width of [480, 960, 2000])
      expect(await inBucket(first.gallery[0]!.replace('2000w', `${width}w`))).toMatchObject({
        ...{ format: 'webp', width, height: width / 2 },
      })

    // A repeated import fetches and changes nothing; only the missing picture is requested again.
    requested = []
    expect(await imported(feed)).toMatchObject({ counts: [0, 0, 1], fetched: 0, failures: [missing] })
    expect(requested).toEqual(['/gone.jpg'])
    expect(await listing(ref)).toEqual(first)

    // It becomes available later, as feed pictures do.
    files['/gone.jpg'] = files['/small.jpg']
    expect(await imported(feed)).toMatchObject({ counts: [0, 0, 1], fetched: 1, failures: [] })
    expect(await listing(ref)).toMatchObject({ gallery: [first.gallery[0], stored(300)] })
    files['/gone.jpg'] = undefined
    requested = []
    expect(await imported(feed)).toMatchObject({ counts: [0, 0, 1], fetched: 0, failures: [], progress: [] })
    expect(requested).toEqual([])
  })

  it('are not fetched again if the next feed has more of them, or another listing has the same', async () => {
    const [one, two] = [reference(), reference()]
    await imported(feedListing(one, { MEDIA_IMAGE_00: '/small.jpg?more' }))
    const before = await listing(one)
    requested = []
    const pictures = { MEDIA_IMAGE_00: '/plan.jpg?more', MEDIA_IMAGE_01: '/small.jpg?more' }
    expect(await imported(feedListing(one, pictures), feedListing(two, pictures))).toMatchObject({
      counts: [1, 1, 0],
      failures: [],
    })
    expect(requested).toEqual(['/plan.jpg?more'])
    for (const ref of [one, two]) expect((await listing(ref)).gallery).toEqual([stored(600), before.gallery[0]])
  })

  it('are fetched again if somebody has removed them, also from storage', async () => {
    const ref = reference()
    await imported(feedListing(ref, { MEDIA_IMAGE_00: '/small.jpg?again', MEDIA_IMAGE_01: '/plan.jpg?again' }))
    const { id, gallery } = await listing(ref)
    await project
      .from('properties')
      .update({ gallery: gallery.slice(1) })
      .eq('id', id)
    requested = []
    const again = feedListing(ref, {
      MEDIA_IMAGE_00: '/small.jpg?again',
      MEDIA_IMAGE_01: '/plan.jpg?again',
      MEDIA_IMAGE_02: '/large.jpg?again',
    })
    await imported(again)
    expect((await listing(ref)).gallery).toEqual([...gallery, stored(2000)])
    expect(requested.toSorted()).toEqual(['/large.jpg?again', '/small.jpg?again'])
  })

  it('are validated by their bytes, whatever their name', async () => {
    const ref = reference()
    const feed = feedListing(ref, {
      MEDIA_IMAGE_00: '/page.jpg?bytes',
      MEDIA_IMAGE_01: '/drawing.jpg?bytes',
      MEDIA_IMAGE_02: '/small.jpg?bytes',
    })
    const { fetched, failures } = await imported(feed)
    expect({ fetched, failures }).toEqual({
      fetched: 1,
      failures: ['MEDIA_IMAGE_00', 'MEDIA_IMAGE_01'].map(
        (field) => `2 ${branch}_${ref} ${field}: It is not a JPEG, PNG, WebP, AVIF or GIF picture.`,
      ),
    })
  })

  it('stay if the gallery of the listing is protected', async () => {
    const ref = reference()
    const feed = feedListing(ref, { MEDIA_IMAGE_00: '/gone.jpg' })
    await imported(feed)
    const { id } = await listing(ref)
    await project
      .from('listing_records')
      .update({ protected_columns: ['gallery'] })
      .eq('property_id', id)
    requested = []
    expect(await imported(feed)).toMatchObject({ fetched: 0, failures: [] })
    expect(requested).toEqual([])
  })
})
