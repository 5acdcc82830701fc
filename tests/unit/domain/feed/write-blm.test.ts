import { describe, expect, it } from 'vitest'
import { compareFeed } from '../../../../src/domain/feed/compare-feed'
import type { PresentListing } from '../../../../src/domain/feed/feed-plan'
import { decodeText } from '../../../../src/domain/feed/decode-text'
import { parseFeedCsv, writeFeedCsv } from '../../../../src/domain/feed/feed-csv'
import { parseBlm } from '../../../../src/domain/feed/parse-blm'
import { feedFields, type FeedListing, feedValues, writeBlm } from '../../../../src/domain/feed/write-blm'
import { factFields } from '../../../../src/domain/listing/facts/fact-fields'
import { paths } from '../../../../src/paths'
import { tidyLine } from '../../../../src/lib/form/normalise'
import { corpus } from '../../../hostile'
import { seeded } from '../../../seeded'
import { agency } from '#agency/agency.ts'

const options = { branch: '99999', today: '2026-11-23' }
const generated = '2026-11-23 09:00:00'

/** A random listing: every column of a feed, with hostile texts among them. */
function anyListing(random: () => number, number: number): FeedListing & PresentListing {
  const pick = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)]!
  const maybe = <T>(value: () => T) => (random() < 0.7 ? value() : null)
  const text = () => pick([...Object.values(corpus), 'A canal & a garden', 'Two rooms; “quiet”', '£250 a year'])
  // As the database accepts them: with a visible character.
  const line = () => tidyLine([...text().replace(/[\^~]/g, ' ')].slice(0, 80).join('')) || 'Teal Row'
  const sale = random() < 0.5
  const options = (column: keyof typeof factFields) =>
    Object.keys((factFields[column] as { options?: object }).options ?? {})
  const pictures = (name: string, max: number) =>
    maybe(() => Array.from({ length: 1 + Math.floor(random() * max) }, (_, place) => `/pictures/${name}-${place}.webp`))
  const gallery = pictures('photo', 6)
  return {
    id: `id-${number}`,
    created_at: '2026-10-01T09:00:00+00:00',
    updated_at: '2026-11-01T09:00:00+00:00',
    feed_branch: null,
    protected_columns: [],
    listing_type: sale ? 'sale' : 'rent',
    status: pick(sale ? ['live', 'under_offer'] : ['live', 'let_agreed']),
    reference: `R${number}`,
    title: line(),
    area: line(),
    price: maybe(() => Math.round(random() * 1e8) / 100),
    beds: maybe(() => Math.floor(random() * 9)),
    baths: maybe(() => 1 + Math.floor(random() * 5)),
    floor_size: maybe(() => 1 + Math.floor(random() * 5000)),
    description: maybe(() => `${text()}\n${text()}`),
    features: Array.from({ length: Math.floor(random() * 12) }, line),
    latitude: 51.512,
    longitude: -0.123,
    gallery,
    picture_alts: gallery && gallery.map(() => pick(['', 'The room', line()])),
    property_type: maybe(() => pick(options('property_type'))),
    council_tax_band: maybe(() => pick(options('council_tax_band'))),
    tour_url: maybe(() => 'https://my.matterport.com/show/?m=7'),
    floor_plans: pictures('plan', 2),
    epc_documents: pictures('epc', 2),
    address_line: pick(['12 Alder Mews', 'Flat 4, Larch Court, Quill Street', 'The Old Forge', null]),
    postcode: maybe(() => 'E3 9ZX'),
    ...(sale
      ? {
          price_qualifier: maybe(() => pick(options('price_qualifier'))),
          tenure: maybe(() => pick(options('tenure'))),
          lease_end: maybe(() => pick(['2120-03-24', '2030-01-01', '2126-11-23'])),
          ground_rent: maybe(() => Math.round(random() * 50_000) / 100),
          ground_rent_review: pick(['Every 25 years', 'Every 1 year', 'Fixed for the whole lease', null]),
          service_charge: maybe(() => Math.round(random() * 500_000) / 100),
          shared_ownership_percent: pick([null, 40, 100]),
        }
      : {
          date_available: maybe(() => '2026-12-01'),
          deposit: maybe(() => 2307.69),
          furnishing: maybe(() => pick(options('furnishing'))),
        }),
  }
}

describe('Our own export', () => {
  it('changes nothing when imported, and a new export has the same bytes', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const random = seeded(seed)
      const listings = Array.from({ length: 12 }, (_, number) => anyListing(random, number))
      const file = writeBlm(listings, '99999', generated)
      const parsed = parseBlm(file)
      expect(parsed, `seed ${seed}`).toMatchObject({ complete: true, refused: [], remarks: [], notices: [] })

      const again = compareFeed(parsed, listings, options)
      expect({ ...again, remarks: [] }, `seed ${seed}`).toMatchObject({
        created: [],
        changed: [],
        unchanged: 12,
        withdrawn: [],
      })

      const brought = compareFeed(parsed, [], options).created.map(({ row }, index) => {
        const { created_at, updated_at, status } = listings[index]!
        // An incomplete listing becomes a draft: here it is published by hand.
        return { ...row, created_at, updated_at, status } as FeedListing
      })
      expect(writeBlm(brought, '99999', generated), `seed ${seed}`).toBe(file)
    }
  })

  it('leads to the fees of tenants, as the law asks of each advert of a home to let', () => {
    const feeOf = (listing_type: 'rent' | 'sale') =>
      feedValues({ ...anyListing(seeded(7), 1), listing_type }, '99999', generated)['ADMINISTRATION_FEE']
    expect(feedFields).toContain('ADMINISTRATION_FEE')
    expect(feeOf('rent')).toContain(agency.url + paths.fees)
    expect(feeOf('sale')).toBeUndefined()
  })
  it('is this file', async () => {
    const random = seeded(2026)
    const listings = Array.from({ length: 3 }, (_, number) => anyListing(random, number))
    const plain = listings.map((listing) => ({
      ...listing,
      title: 'Teal Row',
      area: 'Bow',
      description: 'A flat.',
      features: ['Lift'],
    }))
    await expect(writeBlm(plain, '99999', generated)).toMatchFileSnapshot('../../../feeds/golden.blm')
  })
})

it('As a table it is the same, and a spreadsheet runs nothing of it', () => {
  const random = seeded(11)
  const listings = Array.from({ length: 40 }, (_, number) => anyListing(random, number))
  const records = listings.map((listing) => feedValues(listing, '99999', generated))
  const table = writeFeedCsv(feedFields, records)
  const parsed = parseFeedCsv(decodeText(new TextEncoder().encode(table)).text)
  expect(parsed.refused).toEqual([])
  expect(compareFeed(parsed, listings, options)).toMatchObject({
    created: [],
    changed: [],
    unchanged: 40,
    withdrawn: [],
  })
  expect(
    table
      .split('\r\n')
      .flatMap((line) => line.slice(1, -1).split('","'))
      .filter((cell) => /^[=+@]/.test(cell)),
  ).toEqual([])
  expect(() => parseFeedCsv('Name,Price\r\nA,1')).toThrow('AGENT_REF')
  expect(parseFeedCsv('AGENT_REF,PRICE\r\n1_A\r\n\r\n1_B,"1,2"\r\n').refused).toMatchObject([{ line: 2 }])
})

describe('A feed that changes a listing', () => {
  const listing = { ...anyListing(seeded(7), 1), listing_type: 'sale', status: 'live', price: 500_000 } as const
  const changed = (price: number, present: Partial<PresentListing> = {}) =>
    compareFeed(parseBlm(writeBlm([{ ...listing, price }], '99999', generated)), [{ ...listing, ...present }], options)

  it('lists the column, old and new value', () => {
    const { changed: changes, unchanged } = changed(475_000)
    expect(changes.map(({ differences }) => differences)).toEqual([
      [{ columns: ['price'], from: { price: 500_000 }, to: { price: 475_000 } }],
    ])
    expect(unchanged).toBe(0)
  })

  it('skips a protected column', () => {
    expect(changed(475_000, { protected_columns: ['price'] })).toMatchObject({ changed: [], unchanged: 1 })
  })

  it('does not publish a draft that lacks required facts', () => {
    const { changed: changes } = changed(475_000, { status: 'draft' })
    expect(changes[0]!.draftReasons.length).toBeGreaterThan(0)
    expect(changes[0]!.differences.map(({ columns }) => columns)).toEqual([['price']])
  })

  it('withdraws only listings that a feed created', () => {
    const file = parseBlm(writeBlm([listing], '99999', generated))
    const others = [
      { ...listing, id: 'ours', reference: 'OURS', feed_branch: null },
      { ...listing, id: 'theirs', reference: 'THEIRS', feed_branch: '99999' },
      { ...listing, id: 'draft', reference: 'DRAFT', feed_branch: '99999', status: 'draft' },
      { ...listing, id: 'other', reference: 'OTHER', feed_branch: '88888' },
    ]
    expect(compareFeed(file, [listing, ...others], options).withdrawn.map(({ id }) => id)).toEqual(['theirs'])
  })
})
