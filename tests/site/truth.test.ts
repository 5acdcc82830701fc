import { describe, expect, it } from 'vitest'
import { officeHoursText } from '#agency/hours.ts'
import { publicPages, read } from './built'

// Pages agree on shared facts, and fictional or planned content is labelled where it appears.

const decoded = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#39;', '’')
    .replaceAll('&nbsp;', ' ')
    .replace(/\s+/g, ' ')
    .trim()
const text = (page: string) => decoded(read(`${page}.html`).replace(/<(script|style)[\s\S]*?<\/\1>/g, ' '))
/** The cells of all table rows on a page, as texts. */
const rows = (page: string) =>
  [...read(`${page}.html`).matchAll(/<tr[^>]*>([\s\S]*?)<\/tr>/g)].map(([, row]) =>
    [...row!.matchAll(/<t[hd][^>]*>([\s\S]*?)<\/t[hd]>/g)].map(([, cell]) => decoded(cell!)),
  )
const section = (page: string, heading: string) =>
  decoded(
    read(`${page}.html`).match(new RegExp(`<section(?:(?!<section)[\\s\\S])*?${heading}[\\s\\S]*?</section>`))?.[0] ??
      '',
  )
/** A rental and a sale that are still on the market. */
const properties = ['rent', 'sale'].flatMap(
  (type) =>
    publicPages.flatMap((page) =>
      page.startsWith('property/') &&
      read(page).includes(`Interested in this ${type === 'rent' ? 'rental' : 'property'}?`)
        ? page.replace(/\.html$/, '')
        : [],
    )[0] ?? [],
)
const pounds = (written: string) =>
  [...written.matchAll(/£([\d,]+)/g)].map(([, amount]) => Number(amount!.replaceAll(',', '')))

describe('The list of fees and the table of packages', () => {
  const fees = rows('fees')
  const jobs = {
    'Deposit registration': 'Registering the deposit',
    'Inventory, check-in and check-out': 'Inventory, check-in and check-out',
    'Non-resident landlord return to HMRC': 'Non-resident landlord returns to HMRC',
  }
  const packages = ['Let Only', 'Rent Collection', 'Fully Managed']
  it.each(Object.entries(jobs))('agree on the price of %s, and which package includes it', (fee, job) => {
    const [, price = '', due = ''] = fees.find(([name]) => name === fee) ?? []
    const cells = rows('landlords/lettings')
      .find(([name]) => name === job)!
      .slice(1)
    const included = packages.filter((_, n) => cells[n] === 'We do')
    expect(included).not.toEqual([])
    expect(due).toContain(`Included in ${included.join(' and ')}.`)
    const charged = cells.filter((cell) => cell.startsWith('£'))
    expect(charged).not.toEqual([])
    for (const cell of charged) expect(pounds(cell)[0]).toBe(pounds(price)[0])
  })
  it('list the discount for several properties that the questions and figures promise', () => {
    const listed = fees.flatMap(([name, price]) =>
      name?.startsWith('Fully Managed') ? [price!.match(/^[\d.]+%/)![0]] : [],
    )
    expect(listed).toEqual(['15%', '14%', '13%'])
    for (const heading of ['What owners ask first', 'Peace of mind']) {
      const promised = section('landlords/management', heading).match(/\b1\d%/g) ?? []
      expect(new Set(promised), heading).toEqual(new Set(listed))
    }
  })
})

it('the area guide’s ranges contain the averages of the price table', () => {
  const guide = [
    ...read('resources/area-guide.html').matchAll(
      new RegExp(
        String.raw`<article[^>]*data-detail="([^"]+)"[\s\S]*?` +
          String.raw`Average price</dt><dd[^>]*>([^<]+)[\s\S]*?Average rent</dt><dd[^>]*>([^<]+)`,
        'g',
      ),
    ),
  ]
  expect(guide).toHaveLength(6)
  for (const [, area, price, rent] of guide) {
    const [, , averagePrice, , averageRent] = rows('resources/property-prices').find(([name]) => name === area)!
    for (const [average, range] of [
      [averagePrice!, price!],
      [averageRent!, rent!],
    ] as const) {
      const [min, max] = pounds(range)
      expect(min, `${area}: ${average} in ${range}`).toBeLessThan(pounds(average)[0]!)
      expect(max, `${area}: ${average} in ${range}`).toBeGreaterThan(pounds(average)[0]!)
    }
  }
})

it('a sales valuation is three figures on the page about selling too', () => {
  for (const page of ['valuation/sales', 'resources/selling-process'])
    expect(text(page), page).toMatch(
      /three figures in writing.*the asking price, the price we expect, and the lowest (price )?we advise/,
    )
  expect(text('resources/selling-process')).not.toContain('one price')
})

it('a sale’s months are counted from the first visit everywhere', () => {
  for (const page of ['valuation/sales', 'resources/selling-process']) {
    expect(text(page), page).toContain(
      'from first visit'.replace('first', page === 'valuation/sales' ? 'first' : 'the first'),
    )
    expect(text(page), page).not.toMatch(/first photograph/)
  }
})

it('the times of viewings, in a question or a step, are the office’s', () => {
  const hours = officeHoursText.slice(0, 2).map(({ days, hours }) => `${days} ${hours}`)
  for (const page of ['contact', 'valuation/sales'])
    expect(text(page), page).toMatch(new RegExp(`iewings are in our office hours[^:]*: ${hours.join(', ')}`))
})

it.each(['contact', 'valuation/rental', 'valuation/sales', ...properties])(
  'the form of /%s says what its values are for, with a link to the privacy policy',
  (page) => {
    const [, form = ''] = read(`${page}.html`).match(/<form[^>]*mailto:[^>]*>([\s\S]*?)<\/form>/) ?? []
    expect(decoded(form)).toMatch(/We use your (details|answers) (to|for) /)
    expect(form).toContain('href="/privacy-policy"')
  },
)

describe('Fictional content', () => {
  it.each([
    ['index', 'Since 2016', 'The agency and these figures are invented'],
    ['index', 'id="clients"', 'its clients and their words are invented'],
    ['about', 'Our Story', 'its story, clients and figures are invented'],
  ])('on %s beside “%s” is labelled', (page, heading, label) => expect(section(page, heading)).toContain(label))
  it('is not dated by the clock', () => expect(text('index')).not.toMatch(/ten past five|at home tonight/))
  it('links to no listing of a real portal', () => {
    const links = publicPages.flatMap((page) => read(page).match(/https:\/\/www\.rightmove\.co\.uk[^"&\\]*/g) ?? [])
    expect(links.length).toBeGreaterThan(10)
    expect(links.filter((link) => /\d/.test(link))).toEqual([])
  })
})

describe('Planned features', () => {
  it('are labelled: the owners’ dashboard', () =>
    expect(section('landlords/management', 'Digital landlord dashboard')).toMatch(/Planned: .*not open yet/))
  it('are labelled: the tenants’ maintenance portal', () => {
    for (const page of ['landlords/management', 'about']) {
      const message = text(page).match(/[^.]*[Mm]aintenance portal[^.]*/g) ?? []
      expect(message.length, page).toBeGreaterThan(0)
      for (const sentence of message) expect(sentence, page).toContain('planned')
    }
  })
  it('are dated: the register of landlords, the council tax surcharge and the limit of ground rent', () => {
    expect(text('landlords/lettings')).toContain('The newest page that we read, of 1 July 2026, gives no date.')
    expect(text('calculators/buying-cost')).toMatch(
      /planned from April 2028[\s\S]*£250 a year[\s\S]*Last reviewed 22 November 2026/,
    )
  })
})

it('no page claims a comparison with a live source, and each names its source', () => {
  for (const page of publicPages)
    expect(decoded(read(page)), page).not.toMatch(/[Cc]ompared (on|with)|London firms publish|by hand|a peg of/)
  for (const page of [
    'calculators/buying-cost',
    'calculators/rental-yield',
    'calculators/move-in-cost',
    'resources/area-guide',
    'landlords/lettings',
  ])
    expect(text(page), page).toMatch(/Last reviewed 2\d November 2026 ?, with [^.]*cop/)
})

it.each([
  ['landlords/lettings', 'Lettings for landlords: '],
  ['landlords/management', 'Property management: '],
  ['valuation/rental', 'Rental valuation: '],
  ['valuation/sales', 'Sales valuation: '],
  ['about', 'About us: '],
  ['contact', 'Contact: '],
  ['fees', 'Fees: '],
  ['resources/property-prices', 'London price insights: '],
  ['resources/area-guide', 'Area guide: '],
  ['resources/selling-process', 'Selling process: '],
  ['calculators', 'Calculators: '],
  ['calculators/buying-cost', 'Buying cost calculator: '],
  ['calculators/affordability', 'Affordability calculator: '],
  ['calculators/mortgage', 'Mortgage calculator: '],
  ['calculators/rental-yield', 'Rental yield calculator: '],
  ['calculators/move-in-cost', 'Move-in cost calculator: '],
])('the heading of /%s starts with its topic, like its title', (page, topic) => {
  expect(decoded(read(`${page}.html`).match(/<h1[^>]*>([\s\S]*?)<\/h1>/)![1]!)).toMatch(new RegExp(`^${topic}`))
  expect(read(`${page}.html`).match(/<title>(.*?)<\/title>/)![1]!).toMatch(new RegExp(`^${topic.slice(0, -2)}`))
})
