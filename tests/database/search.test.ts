import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { choiceFilter, choiceNames } from '../../src/domain/search/choice-filters'
import { filterOrder } from '../../src/domain/search/filter-order'
import { parseSearch } from '../../src/features/search/search-address'
import { searchRequest } from '../../src/features/search/search-request'
import { everyCase } from '../every-case'
import { councilTaxes } from '../council-taxes'
import { testDatabase } from './test-database'

// Each night, in so many listings that a plan without an index would take seconds.
const many = everyCase ? 100_000 : 10_000
/** The council tax of band D, by council. */
const bandD = JSON.stringify(Object.fromEntries(Object.entries(councilTaxes).map(([name, tax]) => [name, tax.bandD])))
const manyListings = await readFile(new URL('../../scripts/lib/many-listings.sql', import.meta.url), 'utf8')

const large = testDatabase()
let database = large
beforeAll(async () => {
  await database.exec(`set bench.listings = ${many}`)
  await database.exec(manyListings)
  await database.exec('vacuum public.properties')
}, 300_000)

type Filters = Record<string, unknown>
interface SearchPage {
  total: number
  listings: { slug: string; status: string; walk?: number }[]
  areas: { name: string; count: number }[]
  relaxed: Record<string, number>
}

/** The response of a function to an anonymous visitor. */
const asVisitor = <T>(call: string, values: unknown[]) =>
  database.asVisitor(() => database.value<T>(`select ${call}`, values))

const search = (filters: Filters, sort = 'newest', page = 1) =>
  asVisitor<SearchPage>('public.search_listings($1, $2, $3)', [JSON.stringify(filters), sort, page])

describe('The filters that the site declares', () => {
  it('are the filters of the database', async () => {
    const { rows } = await database.query<{ names: string[] }>('select private.filter_names() as names')
    expect(rows[0]!.names).toEqual(filterOrder)
  })
  const choices = choiceNames.flatMap((name) =>
    Object.keys(choiceFilter(name).options).map((value) => ({ name, value })),
  )
  it.each(choices)('narrow a search: $name=$value', async ({ name, value }) => {
    const type = choiceFilter(name).only ?? 'rent'
    const { filters } = searchRequest(parseSearch(new URLSearchParams({ [name]: value }), type))
    const condition = async (query: Filters) => {
      const { rows } = await database.query<{ text: string }>('select public.listing_condition($1) as text', [
        JSON.stringify(query),
      ])
      return rows[0]!.text
    }
    expect(await condition(filters)).not.toBe(await condition({ type }))
  })
})

interface Plan {
  'Node Type': string
  Plans?: Plan[]
}
const steps = (plan: Plan): string[] => [plan['Node Type'], ...(plan.Plans ?? []).flatMap(steps)]
async function planOf(sql: string) {
  const { rows } = await database.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(`explain (format json) ${sql}`)
  return steps(rows[0]!['QUERY PLAN'][0]!.Plan)
}
const written = async (call: string, ...values: unknown[]) =>
  (await database.query<{ sql: string }>(`select ${call} as sql`, values)).rows[0]!.sql

const triangle = [
  [51.4503, -0.2003],
  [51.4604, -0.2003],
  [51.4503, -0.1504],
]
const each: Filters[] = [
  {},
  { areas: ['camden'] },
  { areas: ['Camden', 'Canary Wharf'] },
  { min: 500_000 },
  { max: 400_000 },
  { postcode: 'SW7' },
  { postcode: 'W1' },
  { beds: 3 },
  { beds: [2, 2] },
  { baths: 2 },
  { q: 'garden' },
  { q: 'geor camd' },
  { box: [51.45, -0.2, 51.46, -0.15] },
  { drawn: triangle },
  { home: ['mews_house'] },
  { outside: ['garden', 'terrace'] },
  { access: 'lift' },
  { access: 'step_free' },
  { near: { points: [[51.5, -0.1]], reach: [0.0086, 0.0139], banks: [] } },
  { train: { south: 51_450, west: -200, columns: 50, runs: [0, 50, 1, 475, 0, 25] } },
]
const forSale: Filters[] = [{ tenure: ['freehold'] }, { tenure: ['commonhold'] }]
const toRent: Filters[] = [
  { furnished: true },
  { furnished: false },
  { furnished: 'part' },
  { pets: true },
  { available: '2026-12-01' },
  { monthly: 2500 },
]
const pairs = (filters: Filters[], others: Filters[]) =>
  filters.flatMap((one, n) => [...filters.slice(n + 1), ...others].map((other) => ({ ...one, ...other })))
const several = [
  { type: 'sale', areas: ['camden'], min: 500_000, max: 900_000, beds: 2, baths: 1, q: 'balcony' },
  { type: 'rent', furnished: false, available: '2027-01-01', beds: 2, areas: ['hackney'] },
  { type: 'rent', home: ['flat', 'loft'], outside: ['balcony'], pets: true, access: 'lift', max: 3000 },
  { type: 'sale', home: ['mews_house'], tenure: ['freehold'], q: 'garden' },
]
const ofType = (type: string, filters: Filters[]) => filters.map((filter) => ({ type, ...filter }))
const alone = [...ofType('sale', [...each, ...forSale]), ...ofType('rent', toRent), ...several]
const inPairs = [...ofType('sale', pairs(each, forSale)), ...ofType('rent', pairs(toRent, each))]
const combinations = [...alone, ...inPairs]
const scansSequentially = async (sql: string) => (await planOf(sql)).includes('Seq Scan')

describe.runIf(everyCase)('The plan of a search', () => {
  it.each(['newest', 'price', '-price', 'size', 'nearest', 'quickest'])(
    'no pair of filters reads the whole table for a page, sorted by %s',
    async (sort) => {
      const scanned: unknown[] = []
      for (const filters of combinations)
        if (await scansSequentially(await written('private.search_sql($1, $2, 1)', JSON.stringify(filters), sort)))
          scanned.push(filters)
      expect(scanned).toEqual([])
    },
  )
  it.each(['newest', 'price', '-price', 'size'])(
    'a search by words reads no listing that lacks them, sorted by %s',
    async (sort) => {
      for (const type of ['sale', 'rent']) {
        // Balconies are only for sale here, so in the order of an index it would read all rentals.
        const sql = await written('private.search_sql($1, $2, 1)', JSON.stringify({ type, q: 'balcony' }), sort)
        const { rows } = await database.query<{ 'QUERY PLAN': string }>(`explain ${sql}`)
        const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
        expect(plan).toContain(`Bitmap Index Scan on properties_${type}_words`)
        expect(plan).not.toMatch(/Filter: .*search_vector/)
      }
    },
  )
  it.each(['newest', 'quickest'])('a search by train reads no listing to count, sorted by %s', async (sort) => {
    const train = { south: 51_450, west: -200, columns: 50, runs: [0, 50, 1, 475, 0, 25] }
    const sql = await written(
      'private.search_sql($1, $2, 1)',
      JSON.stringify({ type: 'sale', max: 900_000, train }),
      sort,
    )
    const { rows } = await database.query<{ 'QUERY PLAN': string }>(`explain ${sql}`)
    const [matches = ''] = rows
      .map((row) => row['QUERY PLAN'])
      .join('\n')
      .split('InitPlan')
    expect(matches).toContain('Index Only Scan using properties_listed_place')
    expect(matches).not.toMatch(/Bitmap|Seq Scan|Index Scan/)
  })
  it('a search by monthly cost does not compute the costs of dearer rents', async () => {
    const sql = await written(
      'private.search_sql($1, $2, 1)',
      JSON.stringify({ type: 'rent', monthly: 2500 }),
      '-price',
    )
    const { rows } = await database.query<{ 'QUERY PLAN': string }>(`explain ${sql}`)
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/Index Cond: .*price <= '2500'/)
  })
  it('no pair of filters reads the whole table to count what it excludes', async () => {
    const scanned: unknown[] = []
    for (const filters of combinations) {
      const condition = await written('public.listing_condition($1)', JSON.stringify(filters))
      if (await scansSequentially(`select count(*) from public.properties where ${condition}`)) scanned.push(filters)
    }
    expect(scanned).toEqual([])
  })
})

describe(`Among ${many} listings`, () => {
  it.each([
    ['newest', 'created_at desc, id'],
    ['price', 'price, id'],
    ['-price', 'price desc, id desc'],
    ['size', 'floor_size desc nulls last, id'],
  ])('a search by words in areas has the order of a plain query, sorted by %s', async (sort, order) => {
    const { rows } = await database.query<{ slug: string }>(`select slug from public.properties
      where listing_type = 'rent' and status = 'live' and area in ('Camden', 'Fulham') and title ~ 'Garden'
        and price < 5000 order by ${order} limit 24 offset 24`)
    const { listings, areas } = await search(
      { type: 'rent', areas: ['camden', 'fulham'], q: 'garden flat', max: 4999 },
      sort,
      2,
    )
    expect(listings.map(({ slug }) => slug)).toEqual(rows.map(({ slug }) => slug))
    expect(areas.length).toBeGreaterThan(2)
  })
  it.each(alone)('%j finds the same as a plain query', async (filters: Filters) => {
    const plain = [`listing_type = '${String(filters['type'])}'`, `status = 'live'`]
    if (filters['areas'])
      plain.push(`area ilike any (array[${(filters['areas'] as string[]).map((area) => `'${area}'`).join()}])`)
    if (filters['postcode']) plain.push(`outcode ~ '^${String(filters['postcode'])}[A-Z]?$'`)
    if (filters['min']) plain.push(`price >= ${String(filters['min'])}`)
    if (filters['max']) plain.push(`price <= ${String(filters['max'])}`)
    if (filters['monthly'])
      plain.push(`price + coalesce(round(round((array[6, 7, 8, 9, 11, 13, 15, 18])[strpos('ABCDEFGH', council_tax_band)]
        * ('${bandD}'::jsonb ->> local_authority)::numeric / 9, 2) / 12), 0)
        + coalesce(round(energy_cost / 12), 0) <= ${String(filters['monthly'])}`)
    const { beds } = filters
    if (beds) plain.push(Array.isArray(beds) ? `beds between ${beds.join(' and ')}` : `beds >= ${String(beds)}`)
    if (filters['baths']) plain.push(`baths >= ${String(filters['baths'])}`)
    if (filters['furnished'] === 'part') plain.push(`furnishing ~ 'part|flexible'`)
    else if (filters['furnished']) plain.push(`furnishing <> 'unfurnished'`)
    else if ('furnished' in filters) plain.push(`furnishing ~ 'unfurnished|flexible'`)
    if (filters['home']) plain.push(`property_type ~ '^(${(filters['home'] as string[]).join('|')})$'`)
    if (filters['outside'])
      plain.push(`array_to_string(outside_space, ' ') ~ '\\m(${(filters['outside'] as string[]).join('|')})\\M'`)
    if (filters['tenure']) plain.push(`tenure = '${(filters['tenure'] as string[]).join()}'`)
    if (filters['pets']) plain.push(`pets <> 'head_lease_forbids'`)
    if (filters['access'] === 'lift') plain.push(`(lift or array_to_string(accessibility, ' ') ~ 'lift')`)
    if (filters['access'] === 'step_free') plain.push(`array_to_string(accessibility, ' ') ~ 'step_free'`)
    if (filters['available']) plain.push(`date_available <= '${String(filters['available'])}'`)
    for (const word of filters['q'] ? String(filters['q']).split(' ') : [])
      plain.push(`(title || ' ' || area || ' ' || description) ~* '\\m${word}'`)
    if (filters['box']) plain.push('latitude between 51.45 and 51.46 and longitude between -0.2 and -0.15')
    if (filters['near']) plain.push('((latitude - 51.5) / 0.0086) ^ 2 + ((longitude + 0.1) / 0.0139) ^ 2 <= 1')
    // Rows 51.451 to 51.460 of 50 columns, without the last 25 of the last row.
    if (filters['train'])
      plain.push(
        'latitude > 51.4505 and longitude > -0.2005 and longitude < -0.1505',
        '(latitude < 51.4595 or (latitude < 51.4605 and longitude < -0.1755))',
      )
    if (filters['drawn'])
      plain.push(
        'latitude > 51.4503 and longitude > -0.2003',
        '(latitude - 51.4503) / 0.0101 + (longitude + 0.2003) / 0.0499 < 1',
      )
    const { rows } = await database.query<{ n: number }>(
      `select count(*)::int as n from public.properties where ${plain.join(' and ')}`,
    )
    expect((await search(filters)).total).toBe(rows[0]!.n)
  })
})

describe('The counts of the areas', () => {
  it('are the results of selecting each area alone under the other filters, whatever areas are selected', async () => {
    const filters = { type: 'rent', beds: [3, 3], areas: ['camden', 'Fulham'] }
    const { areas, total } = await search(filters)
    expect(areas).toHaveLength(10)
    const alone = await Promise.all(areas.map(async ({ name }) => (await search({ ...filters, areas: [name] })).total))
    expect(areas.map(({ count }) => count)).toEqual(alone)
    const chosen = areas.filter(({ name }) => ['Camden', 'Fulham'].includes(name))
    expect(chosen.reduce((sum, { count }) => sum + count, 0)).toBe(total)
  })
  it('contain an area once, however its listings write it, and none without results', async () => {
    await database.exec('begin')
    await database.exec("update public.properties set area = 'CAMDEN' where slug = 'home-72'")
    const before = await search({ type: 'sale' })
    await database.exec('rollback')
    expect(before.areas).toHaveLength(10)
    expect((await search({ type: 'sale', min: 900_000_000 })).areas).toEqual([])
  })
})

describe('The bounds of a search', () => {
  const bounds = (filters: Filters) =>
    asVisitor<number[] | null>('public.listing_bounds($1)', [JSON.stringify(filters)])
  it(
    'reach from the southernmost and westernmost home to the ' + 'northernmost and easternmost, drafts left out',
    async () => {
      const { rows } = await database.query<{ bounds: number[] }>(`
      select array[min(latitude), min(longitude), max(latitude), max(longitude)] as bounds from public.properties
      where listing_type = 'rent' and status = 'live' and area = 'Camden' and beds >= 3`)
      expect(await bounds({ type: 'rent', areas: ['camden'], beds: 3 })).toEqual(rows[0]!.bounds)
    },
  )
  it('are empty without results', async () => expect(await bounds({ type: 'sale', min: 900_000_000 })).toBeNull())
})

describe('A search', () => {
  it('has pages without gaps or duplicates', async () => {
    const filters = { type: 'rent', areas: ['camden'], beds: 5 }
    const { total } = await search(filters)
    const visited = new Set<string>()
    for (let page = 1; page <= Math.ceil(total / 24); page++)
      for (const { slug } of (await search(filters, 'price', page)).listings) visited.add(slug)
    expect(visited.size).toBe(total)
  })

  it('never shows a draft, a sold or a let listing', async () => {
    for (const sort of ['newest', 'price', '-price', 'size'])
      expect(new Set((await search({ type: 'sale' }, sort)).listings.map(({ status }) => status))).toEqual(
        new Set(['live']),
      )
    const { rows } = await database.query<{ q: string }>(
      `select substr(description, 8, 32) as q from public.properties where slug = 'home-50'`,
    )
    expect((await search({ type: 'sale', q: rows[0]!.q })).total).toBe(0)
  })

  it('without results returns how many listings each single filter excludes', async () => {
    const { total, relaxed } = await search({ type: 'sale', beds: 5, baths: 3 })
    expect(total).toBe(0)
    expect(relaxed).toEqual({ beds: (await search({ type: 'sale', baths: 3 })).total })
  })

  it.each(["'; drop table public.properties; --", "O'Connell & (Sons | !x) <-> *:", '李明 花园', 'a'.repeat(10_000)])(
    'treats %.40s as words, which no home has',
    async (q) => expect((await search({ type: 'sale', q })).total).toBe(0),
  )
  it.each(['the and of', '\\', '%'])('ignores %s, which has no word to search', async (q) =>
    expect((await search({ type: 'sale', q })).total).toBe((await search({ type: 'sale' })).total),
  )

  it('quotes an area that looks like several', async () => {
    expect((await search({ type: 'sale', areas: ["x') or true --"] })).total).toBe(0)
    expect((await search({ type: "sale' or true --" })).total).toBe(0)
    for (const postcode of ["SW7') or true --", 'SW%', '', null, ['SW7'], {}])
      expect((await search({ type: 'sale', postcode })).total, String(postcode)).toBe(0)
    for (const name of ['home', 'outside', 'tenure'])
      expect((await search({ type: 'sale', [name]: ["x}') or true --"] })).total, name).toBe(0)
  })

  it.each([
    { points: [['51.5) or (true', 0]], reach: [1, 1], banks: [] },
    { points: [[51.5, 0]], reach: ["1'; drop table public.properties; --", 1], banks: [] },
  ])('refuses a walk without numbers: %j', async (near) => {
    await expect(search({ type: 'sale', near })).rejects.toThrow('invalid input syntax')
  })

  it.each([
    [],
    [[51.5, -0.1]],
    triangle.slice(1),
    'polygon',
    7,
    null,
    {},
    [1, 2, 3],
    [...triangle, null],
    [...triangle, []],
    [...triangle, ['NaN', 'NaN']],
    [...triangle, ['51.5)))', "0'); drop table public.properties; --"]],
    [...triangle, [91, 0]],
    [...triangle, [51, 1e300]],
    Array.from({ length: 31 }, (_, n) => [51 + n / 100, (n % 5) / 10]),
    Array.from({ length: 50_000 }, () => [51.5, -0.1]),
  ])('finds no listing in an invalid area: %.60j', async (drawn) => {
    expect((await search({ type: 'sale', drawn })).total).toBe(0)
    expect(await asVisitor('public.listings_on_map($1, 0.05)', [JSON.stringify({ type: 'sale', drawn })])).toEqual([])
  })
  it('without results in a drawn area returns what is outside it', async () => {
    const corner = triangle.map(([lat = 0, lng]) => [lat - 5, lng])
    const { total, relaxed } = await search({ type: 'sale', beds: 4, drawn: corner })
    expect(total).toBe(0)
    expect(relaxed).toEqual({ drawn: (await search({ type: 'sale', beds: 4 })).total })
  })

  it('does not let a walk through all of London with a river of hundreds of banks take seconds', async () => {
    const points = Array.from({ length: 1000 }, (_, n) => [51.42 + (n % 8) * 0.02, -0.25 + (n % 8) * 0.04])
    const banks = Array.from({ length: 1000 }, (_, n) => [51.4 + n / 5000, -0.3, 51.4 + n / 5000, 0.1])
    const started = performance.now()
    await search({ type: 'sale', near: { points, reach: [90, 90], banks } }, 'nearest')
    expect(performance.now() - started).toBeLessThan(3_000)
  })

  it('clusters the listings of a map, with matching totals', async () => {
    const sale = JSON.stringify({ type: 'sale' })
    const marks = await asVisitor<{ count: number }[]>('public.listings_on_map($1, 0.05)', [sale])
    expect(marks.reduce((sum, { count }) => sum + count, 0)).toBe((await search({ type: 'sale' })).total)
    expect(marks.length).toBeLessThan(400)
    // Finer cells than a screen shows would cost a group per listing.
    const finest = await asVisitor('public.listings_on_map($1, 0.00001)', [sale])
    expect(finest).toEqual(await asVisitor('public.listings_on_map($1, 0.005)', [sale]))
    const box = [51.4, -0.3, 51.5, 0.1]
    const inBox = JSON.stringify({ type: 'sale', box })
    expect(await asVisitor('public.listings_on_map($1, 0.00001)', [inBox])).toEqual(
      await asVisitor('public.listings_on_map($1, $2)', [inBox, (51.5 - 51.4) / 100]),
    )
  })
})

describe('A walk', () => {
  const place = { points: [[51.5, -0.1]], reach: [0.01, 0.02], banks: [] as number[][] }
  const titlesNear = async (near: object, sort = 'nearest') =>
    (await search({ type: 'sale', near }, sort)).listings.map(({ slug }) => slug)
  const small = testDatabase()
  beforeAll(async () => {
    database = small
    await database.exec('set bench.listings = 10')
    await database.exec(manyListings)
    // Squared distances in reaches: 0.25, 0.36, 0.5, 1.28 (inside the rectangle, outside the ellipse).
    await database.exec(`update public.properties set latitude = at.lat, longitude = at.lng
      from (values ('home-2', 51.505, -0.1), ('home-4', 51.5, -0.088), ('home-6', 51.495, -0.11),
        ('home-8', 51.508, -0.084), ('home-10', null, null)) as at (slug, lat, lng) where at.slug = properties.slug`)
  })
  afterAll(() => void (database = large))

  it('finds listings within its reach, nearest first, and none without a position', async () => {
    expect(await titlesNear(place)).toEqual(['home-2', 'home-4', 'home-6'])
  })
  it('returns each listing’s share of the reach, and nothing without a walk', async () => {
    const { listings } = await search({ type: 'sale', near: place }, 'nearest')
    expect(listings.map(({ walk }) => walk!.toFixed(3))).toEqual(['0.500', '0.600', '0.707'])
    expect((await search({ type: 'sale' })).listings[0]).not.toHaveProperty('walk')
  })
  it('to an interchange ends at the nearest of its parts', async () => {
    expect(await titlesNear({ ...place, points: [[51.4, -0.3], ...place.points, [51.508, -0.084]] })).toEqual([
      'home-8',
      'home-2',
      'home-4',
      'home-6',
    ])
  })
  it('does not cross the river', async () => {
    const north = [51.498, -0.2, 51.498, 0]
    expect(await titlesNear({ ...place, banks: [north, [51.497, -0.2, 51.497, 0]] })).toEqual(['home-2', 'home-4'])
    // A position between the banks is a rounded one.
    expect(await titlesNear({ ...place, banks: [north] })).toContain('home-6')
  })
  it('without results returns how many listings it excludes', async () => {
    const filters = { type: 'sale', near: { ...place, points: [[51.4, -0.3]] } }
    expect((await search(filters)).relaxed).toEqual({ near: 5 })
  })
  it('without a destination or with zero length finds nothing', async () => {
    expect(await titlesNear({ ...place, points: [] })).toEqual([])
    expect(await titlesNear({ ...place, reach: [0, 0] })).toEqual([])
  })
})

describe('A malicious search', () => {
  const values = (count: number) => Array.from({ length: count }, (_, n) => `value ${n}`)
  it.each(['areas', 'home', 'outside', 'tenure'])('has at most a hundred values of %s', async (name) => {
    for (const call of ['search_listings($1)', 'listing_bounds($1)', 'listings_on_map($1, 0.1)']) {
      const ask = (count: number) =>
        asVisitor(`public.${call}`, [JSON.stringify({ type: 'rent', [name]: values(count) })])
      await ask(100)
      await expect(ask(101)).rejects.toThrow(`A filter takes at most 100 values; “${name}” has more.`)
    }
  })
  it('is refused at once, however long the list', async () => {
    const started = performance.now()
    await expect(search({ type: 'rent', areas: values(20_000) })).rejects.toThrow('at most 100 values')
    expect(performance.now() - started).toBeLessThan(2000)
  })
  it.each([
    'search_vector($1, $1, $1, array[$1])',
    'listing_condition($1)',
    'near_reach($1)',
    'near_distance($1)',
    'near_condition($1)',
    'drawn_condition($1)',
  ])('cannot call a part of the search directly: %s', async (call) => {
    for (const role of ['anon', 'authenticated']) {
      if (role === 'authenticated' && call.startsWith('search_vector')) continue
      await database.exec(`set role ${role}`)
      const pending = database.query(`select public.${call}`, ['{}'])
      await expect(pending).rejects.toThrow('permission denied')
      await database.exec('reset role')
    }
  })
})
