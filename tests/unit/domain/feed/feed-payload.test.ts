import { describe, expect, it } from 'vitest'
import { compareFeed } from '../../../../src/domain/feed/compare-feed'
import { parseFeedCsv } from '../../../../src/domain/feed/feed-csv'
import { importPayload, pictureAddressesOf, picturesOf } from '../../../../src/domain/feed/feed-payload'
import type { FeedPlan, PresentListing } from '../../../../src/domain/feed/feed-plan'
import { fetchedPictures } from '../../../../src/domain/feed/fetched-pictures'
import { present } from './present'

const file = parseFeedCsv(
  'AGENT_REF,BRANCH_ID,TRANS_TYPE_ID,MEDIA_FLOOR_PLAN_00,MEDIA_FLOOR_PLAN_01,MEDIA_IMAGE_60\n' +
    '99999_A1,99999,1,plan.png,https://media.example/plan.png,epc.png\n',
)
const plan = compareFeed(file, [present('A1')], { branch: '99999', today: '2026-11-23' })
const changed = (addresses: Record<string, string>) => importPayload(plan, new Map(Object.entries(addresses))).change[0]

describe('The pictures of a change', () => {
  it('are zip files and addresses', () => {
    expect(picturesOf(plan)).toEqual(['zip:plan.png', 'zip:epc.png'])
    expect(pictureAddressesOf(plan)).toEqual(['https://media.example/plan.png'])
  })

  it('are remembered by the feed’s names, with or without photographs', () =>
    expect(changed({ 'zip:plan.png': '/a.webp', 'zip:epc.png': '/b.webp' })).toMatchObject({
      row: { floor_plans: ['/a.webp', 'https://media.example/plan.png'], epc_documents: ['/b.webp'] },
      media: { floor_plans: ['zip:plan.png', 'https://media.example/plan.png'], epc_documents: ['zip:epc.png'] },
    }))

  it('are shown from storage if they have been fetched', () =>
    expect(changed({ 'https://media.example/plan.png': '/c.webp' })?.row).toMatchObject({ floor_plans: ['/c.webp'] }))

  it('leave the existing ones if none of a kind is available, and the next feed retries', () => {
    const change = changed({})!
    expect(change.row).not.toHaveProperty('epc_documents')
    expect(change.media).toEqual({
      floor_plans: ['https://media.example/plan.png'],
      feed_status: 'live',
    })
  })
})

it.each(['deposit', 'price'])('A lock on the %s leaves a rent and its deposits as they are', (column) => {
  const letting = parseFeedCsv(
    'AGENT_REF,BRANCH_ID,TRANS_TYPE_ID,PRICE,LET_BOND,BEDROOMS\n99999_L1,99999,2,1500,1700,3\n',
  )
  const there = present('L1', { listing_type: 'rent', price: 2000, deposit: 2307 })
  const lower = compareFeed(letting, [there], { branch: '99999', today: '2026-11-23' })
  const { change } = importPayload(lower, new Map(), new Map([[there.id, [column]]]))
  expect(change[0]).toMatchObject({ row: { beds: 3 }, protect: [column] })
  expect(Object.keys(change[0]!.row)).toEqual(['beds'])
})

describe('A listing whose feed sends only new pictures', () => {
  const named = (count: number) => Array.from({ length: count }, (_, index) => `i${index}.jpg`)
  /** A feed that names photographs, with captions if any are given, and whose zip has some of them: name and hash. */
  function compared(there: PresentListing, names: string[], zip: Record<string, string>, captions: string[] = []) {
    const cells = names.map((name, index) => [`MEDIA_IMAGE_0${index}`, name] as const)
    const texts = captions.map((text, index) => [`MEDIA_IMAGE_TEXT_0${index}`, text] as const)
    const values = { AGENT_REF: '99999_A1', BRANCH_ID: '99999', TRANS_TYPE_ID: '1' }
    const all = [...Object.entries(values), ...cells, ...texts]
    const file = parseFeedCsv([0, 1].map((row) => all.map((cell) => cell[row]).join()).join('\n'))
    return compareFeed(file, [there], {
      branch: '99999',
      today: '2026-11-23',
      pictureHash: (source) => zip[source.slice('zip:'.length)],
    })
  }
  /** The listing after an import in which the storage refuses some pictures, and the pictures that were stored. */
  function imported(there: PresentListing, plan: FeedPlan, refused: string[] = []) {
    const sources = picturesOf(plan)
    const taken = sources.filter((source) => !refused.some((name) => source.includes(name)))
    const addresses = taken.map((source) => [source, source.replace('zip:', '/s/')] as const)
    const [change] = importPayload(plan, new Map([...fetchedPictures([there]), ...addresses])).change
    const media = { ...(there.feed_media as object), ...change?.media }
    return { sources, row: change?.row, there: { ...there, ...change?.row, feed_media: media } }
  }
  const empty = present('A1', { gallery: null })
  const first = (refused: string[] = []) =>
    imported(empty, compared(empty, named(2), { 'i0.jpg': 'a', 'i1.jpg': 'b' }), refused)

  it('keeps the others, and adds the new one', () => {
    const { there } = first()
    expect(there.gallery).toEqual(['/s/i0.jpg#a', '/s/i1.jpg#b'])
    const next = imported(there, compared(there, named(3), { 'i2.jpg': 'c' }))
    expect(next.sources).toEqual(['zip:i2.jpg#c'])
    expect(next.there.gallery).toEqual(['/s/i0.jpg#a', '/s/i1.jpg#b', '/s/i2.jpg#c'])
    // Staff remove one; the next zip brings another.
    const fewer = { ...next.there, gallery: (next.there.gallery as string[]).slice(1) }
    const last = imported(fewer, compared(fewer, named(4), { 'i3.jpg': 'd' }))
    expect(last.there.gallery).toEqual(['/s/i1.jpg#b', '/s/i2.jpg#c', '/s/i3.jpg#d'])
  })

  it('keeps pictures that staff added before its first feed, under the names of our export', () => {
    const there = present('A1', { gallery: ['/own/0.webp', '/own/1.webp'] })
    const names = ['99999_A1_IMG_00.jpg', '99999_A1_IMG_01.jpg', '99999_A1_IMG_02.jpg']
    expect(imported(there, compared(there, names, { '99999_A1_IMG_02.jpg': 'c' })).row?.['gallery']).toEqual([
      ...(there.gallery as string[]),
      '/s/99999_A1_IMG_02.jpg#c',
    ])
  })

  it('gets the pictures of its first feed in their place if they come along', () => {
    const name = '99999_A1_IMG_00.jpg'
    const there = present('A1', { gallery: ['/own/0.webp'] })
    expect(compared(there, [name], {}).changed).toEqual([])
    const next = imported(there, compared(there, [name], { [name]: 'a' }))
    expect(next.row?.['gallery']).toEqual([`/s/${name}#a`])
    expect(compared(next.there, [name], { [name]: 'a' }).changed).toEqual([])
  })

  it('gets a picture that failed from the next zip, and no change from one without it', () => {
    const { there } = first(['i1.jpg'])
    expect(there.gallery).toEqual(['/s/i0.jpg#a'])
    expect(compared(there, named(2), { 'i0.jpg': 'a' }).changed).toEqual([])
    const next = imported(there, compared(there, named(2), { 'i0.jpg': 'a', 'i1.jpg': 'b' }))
    expect(next.sources).toEqual(['zip:i1.jpg#b'])
    expect(next.there.gallery).toEqual(['/s/i0.jpg#a', '/s/i1.jpg#b'])
  })

  it('gets another picture of the same name, and no change from the same one', () => {
    const { there } = first()
    expect(compared(there, named(2), { 'i0.jpg': 'a', 'i1.jpg': 'b' }).changed).toEqual([])
    const plan = compared(there, named(2), { 'i0.jpg': 'x' })
    expect(plan.changed[0]?.differences).toMatchObject([{ columns: ['gallery', 'picture_alts'] }])
    const next = imported(there, plan)
    expect(next.row).toMatchObject({ gallery: ['/s/i0.jpg#x', '/s/i1.jpg#b'], thumb: '/s/i0.jpg#x' })
    expect(compared(next.there, named(2), {}).changed).toEqual([])
  })

  it('shows no picture twice, and none that staff removed, after staff have replaced one', () => {
    const { there } = imported(empty, compared(empty, named(3), { 'i0.jpg': 'a', 'i1.jpg': 'b', 'i2.jpg': 'c' }))
    const swapped = { ...there, gallery: ['/s/i1.jpg#b', '/s/i2.jpg#c', '/own/x.webp'] }
    const next = imported(swapped, compared(swapped, named(4), { 'i3.jpg': 'd' }))
    expect(next.there.gallery).toEqual(['/s/i1.jpg#b', '/s/i2.jpg#c', '/s/i3.jpg#d'])
    // A removed picture does not return with the same file.
    expect(compared(next.there, named(4), { 'i3.jpg': 'd' }).changed).toEqual([])
  })

  it('keeps a picture, with its caption, whose replacement could not be stored, and gets it from the next zip', () => {
    const there = { ...first().there, picture_alts: ['A room', 'A garden'] }
    const replaced = compared(there, named(2), { 'i0.jpg': 'x' }, ['A terrace', ''])
    const failed = imported(there, replaced, ['i0.jpg'])
    expect(failed.row).toEqual({})
    const next = imported(failed.there, compared(failed.there, named(2), { 'i0.jpg': 'x' }, ['A terrace', '']))
    expect(next.row).toMatchObject({ gallery: ['/s/i0.jpg#x', '/s/i1.jpg#b'], picture_alts: ['A terrace', 'A garden'] })
  })

  it('shows a difference again once staff remove a lock', () => {
    const { there } = first()
    const plan = compared(there, named(2), { 'i0.jpg': 'x' })
    const [locked] = importPayload(plan, new Map([['zip:i0.jpg#x', '/x']]), new Map([['id-A1', ['gallery']]])).change
    expect(locked?.media).toEqual({ feed_status: 'live' })
  })

  it('is not changed by a caption that the format for portals would cut', () => {
    const caption = 'The kitchen, with doors to the terrace and the garden behind it'
    const there = { ...first().there, picture_alts: [caption, ''] }
    expect(compared(there, named(2), { 'i0.jpg': 'a' }, [caption, '']).changed).toEqual([])
  })

  it('keeps our captions of its pictures unless the feed has its own', () => {
    const there = { ...first().there, picture_alts: ['A room', 'A garden'] }
    expect(compared(there, named(2), { 'i0.jpg': 'a' }).changed).toEqual([])
    expect(compared(there, named(2), { 'i0.jpg': 'a' }, ['A room', '']).changed).toEqual([])
    const swapped = imported(there, compared(there, ['i1.jpg', 'i0.jpg', 'i2.jpg'], { 'i2.jpg': 'c' }))
    expect(swapped.row).toMatchObject({ picture_alts: ['A garden', 'A room', ''], thumb: '/s/i1.jpg#b' })
    const theirs = imported(there, compared(there, named(2), { 'i0.jpg': 'a' }, ['A hall', '']))
    expect(theirs.row).toEqual({ picture_alts: ['A hall', 'A garden'] })
  })
})

it('Captions of floor plans stay with their plans', () => {
  const there = present('A1', {
    floor_plans: ['/a.webp', '/b.webp'],
    floor_plan_captions: ['Ground floor', 'First floor'],
    feed_media: {
      floor_plans: ['zip:a.png', 'zip:b.png'],
      fetched: { 'zip:a.png': '/a.webp', 'zip:b.png': '/b.webp' },
    },
  })
  const swapped = parseFeedCsv(
    'AGENT_REF,BRANCH_ID,TRANS_TYPE_ID,MEDIA_FLOOR_PLAN_00,MEDIA_FLOOR_PLAN_01,MEDIA_FLOOR_PLAN_02\n' +
      '99999_A1,99999,1,c.png,b.png,a.png\n',
  )
  const { changed } = compareFeed(swapped, [there], { branch: '99999', today: '2026-11-23' })
  const payload = (protect: string[] = []) =>
    importPayload({ ...plan, changed }, new Map([['zip:c.png', '/c.webp']]), new Map([['id-A1', protect]])).change[0]
  expect(payload()?.row).toEqual({
    floor_plans: ['/c.webp', '/b.webp', '/a.webp'],
    floor_plan_captions: ['', 'First floor', 'Ground floor'],
  })
  expect(payload(['floor_plans'])?.row).toEqual({})
})
