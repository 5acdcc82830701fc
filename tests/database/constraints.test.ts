import { describe, expect, it } from 'vitest'
import { factColumns, factField } from '../../src/domain/listing/facts/fact-fields'
import { anonymous, clientsOf, listingRow, sendable } from './people'
import { testDatabase } from './test-database'

// The embedded backend reports a failed check as 500 and code SUP, a hosted one as 400 and 23514. Both name the
// constraint, which these tests check.
const clients = clientsOf('anonymous', 'stranger', 'administrator')
const { administrator: admin } = clients
const database = testDatabase()
/** The columns for amounts; a trigger writes the other one, the price before a reduction. */
const numericColumns = async () =>
  (
    await database.rows<{ name: string }>(
      `select column_name as name from information_schema.columns
        where table_schema = 'public' and table_name = 'properties' and data_type = 'numeric'
          and column_name <> 'previous_price'`,
    )
  ).map(({ name }) => name)

const listing: [string, Record<string, unknown>][] = [
  ['properties_slug_shape', { slug: 'Not A Slug' }],
  ['properties_slug_shape', { slug: '' }],
  ['properties_listing_type_known', { listing_type: 'lease' }],
  ['properties_title_filled', { title: '   ' }],
  ['properties_title_filled', { title: 'A\u0007bell' }],
  ['properties_price_positive', { price: 0 }],
  ['properties_beds_range', { beds: -1 }],
  ['properties_baths_range', { baths: 0 }],
  ['properties_gallery_size', { gallery: [] }],
  ['properties_gallery_size', { gallery: Array.from({ length: 41 }, (_, n) => `https://a.example/${n}.jpg`) }],
  ['properties_description_filled', { description: '' }],
  ['properties_floor_size_positive', { floor_size: 0 }],
  ['properties_rightmove_url_shape', { rightmove_url: 'javascript:alert(1)' }],
  ['properties_rent_only', { furnished: true }],
  ['properties_rent_only', { date_available: '2026-12-01' }],
  ['properties_status_known', { status: 'archived' }],
  ['properties_status_known', { status: '' }],
  ['properties_status_fits_type', { status: 'let' }],
  ['properties_status_fits_type', { status: 'let_agreed' }],
  ['properties_status_fits_type', { status: 'sold', listing_type: 'rent' }],
  ['properties_status_fits_type', { status: 'under_offer', listing_type: 'rent' }],
  ['properties_picture_alts_size', { picture_alts: Array.from({ length: 41 }, () => 'A room') }],
  ['properties_picture_alts_size', { picture_alts: ['A room', 'x'.repeat(201)] }],
  ['properties_picture_alts_size', { picture_alts: ['Two\nlines'] }],
  ['properties_position_on_earth', { latitude: 91, longitude: 0 }],
  ['properties_position_on_earth', { latitude: 51.5, longitude: 181 }],
  ['properties_position_on_earth', { latitude: 51.5 }],
]
// Long values are truncated in the test's name only.
const named = <T extends [...string[], Record<string, unknown>]>(cases: T[]) =>
  cases.map(
    (each) =>
      [`${each.slice(0, -1).join(' is refused by ')}: ${JSON.stringify(each.at(-1)).slice(0, 60)}`, ...each] as const,
  )

describe('A listing', () => {
  it.each(named(listing))('is refused by %s', async (_name, constraint, changes) => {
    // A draft, so that the publish check does not apply.
    const { error } = await admin.from('properties').insert(listingRow({ status: 'draft', ...changes }))
    expect(error?.message).toContain(constraint)
  })
  it('has amounts that are numbers: “NaN” would be above every maximum of a search', async () => {
    const columns = await numericColumns()
    expect(columns).toEqual(expect.arrayContaining(['price', 'deposit', 'ground_rent']))
    for (const column of columns) {
      const fact = factColumns.find((each) => each === column)
      const [type = 'sale'] = fact ? Object.keys(factField(fact).needs) : []
      const row = listingRow({ status: 'draft', listing_type: type, [column]: 'NaN' })
      await expect(database.insert('public.properties', row), column).rejects.toThrow(
        fact ? `properties_${fact}_range` : 'properties_price_number',
      )
    }
  })
  it.each(['anonymous', 'stranger', 'administrator'] as const)('takes no price “NaN” from %s', async (role) => {
    const row = listingRow({ status: 'draft', price: 'NaN' })
    const { error } = await clients[role].from('properties').insert(row)
    expect(error?.message).toMatch(role === 'administrator' ? 'properties_price_number' : /permission|policy/)
  })
  it('has a private address', async () => {
    const first = listingRow()
    expect((await admin.from('properties').insert(first)).error).toBeNull()
    expect((await admin.from('properties').insert(listingRow({ slug: first.slug }))).error?.code).toBe('23505')
  })
  it('that is sold cannot become a rental', async () => {
    const { data } = await admin
      .from('properties')
      .insert(listingRow({ status: 'sold' }))
      .select()
      .single()
    expect(
      (await admin.from('properties').update({ listing_type: 'rent' }).eq('id', data.id)).error?.message,
    ).toContain('cannot be published')
  })
  it('may have picture texts and coordinates', async () => {
    const pictures = {
      gallery: ['https://a.example/1.jpg', 'https://a.example/2.jpg'],
      picture_alts: ['x'.repeat(200), ''],
      latitude: 51.5,
      longitude: -0.1,
    }
    const { data, error } = await admin.from('properties').insert(listingRow(pictures)).select().single()
    expect(error).toBeNull()
    expect(data).toMatchObject({ status: 'live', ...pictures })
  })
  it('has a modification time, which stays if nothing changed', async () => {
    const { data: made } = await admin.from('properties').insert(listingRow()).select().single()
    const update = async (changes: object) =>
      (await admin.from('properties').update(changes).eq('id', made.id).select().single()).data.updated_at
    expect(await update({ title: made.title })).toBe(made.updated_at)
    expect(Date.parse(await update({ title: 'Another', updated_at: '2020-01-01T00:00:00Z' }))).toBeGreaterThan(
      Date.parse(made.updated_at),
    )
  })
  it('may be a studio, and a rental may lack furnishing', async () => {
    expect(
      (await admin.from('properties').insert(listingRow({ beds: 0, listing_type: 'rent', furnished: null }))).error,
    ).toBeNull()
  })
})

const buy = {
  type: 'buy',
  employment_status: null,
  current_position: null,
  annual_income: null,
  preferred_viewing_date: null,
  preferred_move_date: null,
}
const bad: [string, string, Record<string, unknown>][] = [
  ['booking_valuations', 'type_known', { type: 'gift' }],
  ['booking_valuations', 'name_shape', { name: 'Li ' }],
  ['booking_valuations', 'name_shape', { name: '王' }],
  ['booking_valuations', 'name_shape', { name: '王a' }],
  ['booking_valuations', 'email_shape', { email: 'a@b' }],
  ['booking_valuations', 'email_shape', { email: 'a b@c.de' }],
  ['booking_valuations', 'phone_shape', { phone: '123456' }],
  ['booking_valuations', 'phone_shape', { phone: 'call me now' }],
  ['booking_valuations', 'postcode_shape', { postcode: '12345' }],
  ['booking_valuations', 'property_types_known', { property_types: [] }],
  ['booking_valuations', 'property_types_known', { property_types: ['castle'] }],
  ['valuation_requests', 'bedrooms_known', { bedrooms: '6' }],
  ['valuation_requests', 'address_filled', { address: ' ' }],
  ['valuation_requests', 'comments_length', { comments: 'x'.repeat(5001) }],
  ['contact_submissions', 'name_shape', { name: 'A' }],
  ['contact_submissions', 'message_filled', { message: '\n ' }],
  ['contact_submissions', 'message_filled', { message: 'x'.repeat(5001) }],
  ['property_inquiries', 'employment_known', { employment_status: 'resting' }],
  ['property_inquiries', 'employed_answers', { current_position: null }],
  ['property_inquiries', 'employed_answers', { employment_status: 'self-employed', annual_income: null }],
  ['property_inquiries', 'income_positive', { annual_income: 0 }],
  ['property_inquiries', 'rent_answers', { preferred_viewing_date: null }],
  ['property_inquiries', 'rent_answers', { type: 'buy' }],
  ['property_inquiries', 'viewing_kind_known', { viewing_kind: 'by drone' }],
  ['property_inquiries', 'locale_known', { locale: 'fr' }],
  ['property_inquiries', 'time_zone_shape', { viewer_time_zone: '<b>Lagos</b>' }],
  ['property_inquiries', 'viewing_ahead', { preferred_viewing_date: '2026-01-05T10:00:00Z' }],
  [
    'property_inquiries',
    'move_after_viewing',
    { preferred_viewing_date: '2027-03-10T10:00:00Z', preferred_move_date: '2027-03-10' },
  ],
]
describe('An enquiry that bypasses the form', () => {
  it.each(named(bad))('%s', async (_name, table, constraint, changes) => {
    const { error } = await anonymous()
      .from(table)
      .insert({ ...sendable[table], ...changes })
    expect(error?.message).toContain(`${table}_${constraint}`)
  })
  it.each([
    ['booking_valuations', { postcode: 'gir 0aa' }],
    ['booking_valuations', { postcode: 'ec1a1bb', phone: '+86 138 0000 0000' }],
    ...['王伟', '김구', '𠮷野', 'ルー'].map((name): [string, object] => ['booking_valuations', { name }]),
    ['booking_valuations', { name: 'Ngozi Adéyẹmí-Smith' }],
    ['property_inquiries', buy],
    ['property_inquiries', { employment_status: 'unemployed', current_position: null, annual_income: null }],
    ...['student', 'retired', 'guarantor'].map((employment_status): [string, object] => [
      'property_inquiries',
      { employment_status, current_position: null, annual_income: null },
    ]),
    ['property_inquiries', { employment_status: 'self-employed' }],
    // The night the clocks go forward: 10 am in London is 09:00 UTC the day after.
    ['property_inquiries', { preferred_viewing_date: '2027-03-28T09:00:00Z', preferred_move_date: '2027-03-29' }],
  ])('%s is accepted: %j', async (table, changes) => {
    expect(
      (
        await anonymous()
          .from(table)
          .insert({ ...sendable[table], ...changes })
      ).error,
    ).toBeNull()
  })
})
