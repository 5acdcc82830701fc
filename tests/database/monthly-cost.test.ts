import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseListing } from '../../src/domain/listing/parse-listing'
import { knownPerMonth, monthlyParts } from '../../src/domain/listing/monthly-cost'
import { parseFacts } from '../../src/domain/listing/facts/fact-schema'
import { monthRows } from '../../src/features/property/costs/month-rows'
import { councilTaxes } from '../council-taxes'
import { clientsOf, editors, everyone, listingRow, type Role, roles } from './people'
import { testDatabase } from './test-database'

const database = testDatabase()
const people = clientsOf(...roles)

/** The database's cost of a rental. */
async function inDatabase(price: number, row: Record<string, unknown>): Promise<number> {
  const { rows } = await database.query<{ cost: string }>(
    'select public.monthly_cost($1, $2, $3, $4, $5, $6, $7) as cost',
    [
      price,
      (row['bills_included'] as string[] | undefined) ?? null,
      ...['council_tax_band', 'local_authority', 'council_tax_charge', 'energy_cost', 'parking_charge'].map(
        (column) => (row[column] as string | number | undefined) ?? null,
      ),
    ] as never,
  )
  return Number(rows[0]!.cost)
}
/** The page's cost of a rental. */
const onPage = (price: number, row: Record<string, unknown>) =>
  price + knownPerMonth(monthlyParts({ listingType: 'rent', price, facts: parseFacts(row) }, councilTaxes))

describe('The monthly cost of a rental', () => {
  it('is the same in the database as on the page, for every council and band', { timeout: 60_000 }, async () => {
    for (const council of [...Object.keys(councilTaxes), 'Greenwich'])
      for (const band of [...'ABCDEFGH', 'deleted', 'not_yet_banded']) {
        const row = { council_tax_band: band, local_authority: council }
        expect(await inDatabase(2000, row), `${council} ${band}`).toBe(onPage(2000, row))
      }
  })
  it.each([
    {},
    { council_tax_charge: 1850.5, council_tax_band: 'H', local_authority: 'Camden' },
    { council_tax_charge: 0 },
    { bills_included: ['council_tax'], council_tax_band: 'D', local_authority: 'Camden', energy_cost: 900 },
    { bills_included: ['none'], energy_cost: 1234.56, parking_charge: 150 },
    { bills_included: ['gas'], energy_cost: 900 },
    { bills_included: ['electricity', 'heating', 'water'], energy_cost: 900, parking_charge: 89.5 },
    { bills_included: ['water', 'broadband'], energy_cost: 905 },
    { energy_cost: 6 },
  ])('is the same in the database as on the page: %o', async (row) =>
    expect(await inDatabase(1999.5, row)).toBe(onPage(1999.5, row)),
  )
})

const seed = readFileSync('supabase/seed.sql', 'utf8')
const slugs = (JSON.parse(/\$homes\$(\[[\s\S]*?\])\$homes\$/.exec(seed)![1]!) as { slug: string }[]).map(
  ({ slug }) => slug,
)

/** A loan's payment, by trial and error: the sum that leaves no debt after its months. */
function paymentByTrial(amount: number, yearlyPercent: number, months: number): number {
  let [low, high] = [0, amount]
  for (let n = 0; n < 100; n++) {
    const payment = (low + high) / 2
    let debt = amount
    for (let month = 0; month < months; month++) debt = debt * (1 + yearlyPercent / 1200) - payment
    if (debt > 0) low = payment
    else high = payment
  }
  return (low + high) / 2
}

describe('The thirty demo homes', () => {
  it('cost each month what a second reckoning says, and no sum lacks a source', async () => {
    const { data } = await people.administrator.from('properties').select('*').in('slug', slugs)
    expect(data).toHaveLength(30)
    for (const row of data as Record<string, string | string[] | null>[]) {
      const listing = parseListing(row)
      if (typeof listing === 'string') throw new Error(listing)
      // The table of ninths and the sums are written again here, from the row itself.
      const ninths = [6, 7, 8, 9, 11, 13, 15, 18]['ABCDEFGH'.indexOf(String(row['council_tax_band']))]!
      const tax = councilTaxes[String(row['local_authority'])]
      const yearly = [
        ...(tax ? [(tax.bandD / 9) * ninths] : []),
        ...['service_charge', 'ground_rent', 'energy_cost'].flatMap((name) => (row[name] ? [Number(row[name])] : [])),
      ]
      const price = Number(row['price'])
      const first = row['listing_type'] === 'rent' ? price : Math.round(paymentByTrial(price * 0.75, 4.75, 300))
      const expected = yearly.reduce((sum, pounds) => sum + Math.round(pounds / 12), first)
      const { rows, left, total, tax: source } = monthRows(listing, councilTaxes)
      expect(total.pounds, String(row['slug'])).toBe(expected)
      expect(source?.source.url).toBe(tax?.source.url)
      for (const { label, value, note } of rows.slice(1))
        if (value.startsWith('£')) expect(note, label).toMatch(/£[\d,]+ (a year|for \d{4})/)
      if (!tax) expect(left[0]).toMatchObject({ value: 'Ask the council' })
    }
  }, 60_000)
})

describe('The filter “Rent and bills up to”', () => {
  const slugsOf = async (role: Role, monthly: number, slug: string) => {
    const { data, error } = await people[role].rpc('search_listings', {
      filters: { type: 'rent', monthly, q: slug },
    })
    if (error) return null
    return (data as { listings: { slug: string }[] }).listings.map((listing) => listing.slug)
  }
  it('counts the rent and the known bills, for every role, and the rent alone where no bill is known', async () => {
    const word = `zq${Date.now().toString(36)}`
    const taxed = { council_tax_band: 'D', local_authority: 'Southwark', energy_cost: 1200 }
    const rent = { listing_type: 'rent', price: 2000, description: `A home called ${word}.` }
    const rows = [
      listingRow({ ...rent, ...taxed, slug: `${word}-taxed` }),
      listingRow({ ...rent, local_authority: 'Greenwich', slug: `${word}-rent-alone` }),
    ]
    const { error } = await people.administrator.from('properties').insert(rows)
    expect(error).toBeNull()
    try {
      // £2,000 of rent, £164 of council tax and £100 of energy.
      for (const role of roles) {
        const results = await Promise.all([1999, 2000, 2263, 2264].map((limit) => slugsOf(role, limit, word)))
        if (results.every((one) => one === null)) continue
        expect(
          results.map((one) => one!.length),
          role,
        ).toEqual([0, 1, 1, 2])
        expect(results[1]).toEqual([`${word}-rent-alone`])
      }
      expect(await slugsOf('anonymous', 2264, word)).toHaveLength(2)
    } finally {
      await people.administrator
        .from('properties')
        .delete()
        .in(
          'slug',
          rows.map(({ slug }) => slug),
        )
    }
  })
})

describe('The sums that staff type', () => {
  const sums = { council_tax_charge: 1850.5, council_tax_year: 2026, energy_cost: 900, parking_charge: 150 }
  it('are written by editors alone, and read by everybody', async () => {
    for (const role of roles) {
      const row = listingRow({ ...sums })
      const { error } = await people[role].from('properties').insert(row)
      expect(error === null, role).toBe(editors.includes(role))
    }
    const row = listingRow({ ...sums })
    await people.administrator.from('properties').insert(row)
    for (const role of everyone) {
      const { data } = await people[role].from('properties').select(Object.keys(sums).join()).eq('slug', row.slug)
      if (data === null) continue
      expect(Object.values(data[0] as object).map(Number), role).toEqual([1850.5, 2026, 900, 150])
    }
  })
  it.each([
    ['properties_council_tax_charge_range', { council_tax_charge: -1 }],
    ['properties_council_tax_year_range', { council_tax_year: 1999 }],
    ['properties_energy_cost_range', { energy_cost: -0.01 }],
    ['properties_parking_charge_range', { parking_charge: -5 }],
  ])('are refused by %s if they make no sense', async (constraint, changes) => {
    const { error } = await people.negotiator.from('properties').insert(listingRow(changes))
    expect(error?.message).toContain(constraint)
  })
})
