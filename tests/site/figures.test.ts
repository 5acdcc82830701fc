import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { type AreaPrices, priceRow } from '../../src/domain/market/market'
import { officeHoursText } from '#agency/hours.ts'
import { formatPounds } from '../../src/lib/format/money'
import { formatChange, formatShare } from '../../src/lib/format/percent'
import { formatPercent, percentWithVat, poundsWithVat } from '../../src/lib/format/vat'
import { replyPromise, replyTime, visitTime } from '#agency/promises.ts'
import { agency } from '#agency/agency.ts'
import { read } from './built'
import { allTexts, ourPages, sentencesOf } from './page-text'

// Each figure has one source. Every place in the built pages that looks like such a figure must show the source's.

const source = <Entry>(name: string) =>
  parse(readFileSync(`src/agency/data/${name}.yaml`, 'utf8')) as Record<string, Entry>
const texts = ourPages.map((page) => [page, allTexts(read(page))] as const)
const legal = /privacy|data-protection|terms|complaint/

/** All matches of a pattern with its page, as `page: match`. Fails if there are fewer than `min`. */
function matchesOf(pattern: RegExp, min: number, pages = texts) {
  const matches = pages.flatMap(([page, passages]) =>
    passages.flatMap((passage) => [...passage.matchAll(pattern)].map((match) => ({ page, passage, match }))),
  )
  expect(matches.length, `${pattern}`).toBeGreaterThanOrEqual(min)
  return matches
}

/** Expects that every match of the first group is one of `allowed`. */
function expectOnly(pattern: RegExp, allowed: Iterable<string>, min = 1, pages = texts) {
  const known = new Set(allowed)
  const other = matchesOf(pattern, min, pages).filter(({ match }) => !known.has(match[1]!))
  expect(other.map(({ page, passage }) => `${page}: ${passage}`)).toEqual([])
}

/** Expects no match at all. */
const expectNone = (pattern: RegExp) => expectOnly(pattern, [], 0)

/** The passage after each passage that `label` describes: the value of a pair. Fails if there is none. */
function valuesAfter(label: RegExp, pages = texts) {
  const values = pages.flatMap(([page, passages]) =>
    passages.flatMap((passage, n) => (label.test(passage) ? [{ page, value: passages[n + 1]! }] : [])),
  )
  expect(values, `${label}`).not.toEqual([])
  return values
}

describe('Opening hours', () => {
  const open = officeHoursText.filter(({ hours }) => hours !== 'Closed')
  it('are the office’s, with their days', () => {
    expectOnly(
      /(\d+:\d\d ?[AP]M (?:to|–|-) ?\d+:\d\d ?[AP]M)/gi,
      open.map(({ hours }) => hours),
      ourPages.length,
      // The hours of the sun are no opening hours.
      texts.map(([page, passages]) => [page, passages.filter((passage) => !passage.includes('sun can reach'))]),
    )
    for (const { days, hours } of open) expectOnly(new RegExp(`${days},? (\\d.*? [AP]M to .*?[AP]M)`, 'g'), [hours], 3)
  })
  it('stand beside their days in the lists', () => {
    for (const { days, hours } of officeHoursText)
      for (const { page, value } of valuesAfter(new RegExp(`^${days},?$`))) expect(value, page).toBe(hours)
  })
})

describe('Telephone numbers', () => {
  const departments = Object.values(source<{ name: string; phone: string; email: string }>('departments'))
  const numbers = [agency.phone.shown, ...departments.map(({ phone }) => phone)]
  const dialled = numbers.map((number) => number.replace(/^0/, '+44').replaceAll(' ', ''))

  it('are the office’s or a department’s', () => {
    expectOnly(/(?<![\d+])(0[1-9][\d ]{8,12}\d)(?!\d)/g, numbers, ourPages.length)
    expectOnly(/^tel:(.*)$/g, dialled, ourPages.length)
    expectOnly(/(\+44 [\d ]+\d)/g, [`+44 ${agency.phone.shown.slice(1)}`])
    expect(agency.phone.dial).toBe(dialled[0])
  })
  it('for an emergency are the property managers’', () => {
    const { phone } = source<{ phone: string }>('departments')['management']!
    for (const { page, value } of valuesAfter(/emergency, call$/)) expect(value, page).toBe(phone)
  })
  it('and email addresses on WhatsApp links and mailto links are ours', () => {
    expectOnly(/^https:\/\/wa\.me\/(\d+)/g, [agency.whatsApp])
    expectOnly(/^mailto:([^?]+)/g, [agency.email, ...departments.map(({ email }) => email)], ourPages.length)
  })
})

describe('Fees', () => {
  const fees = Object.entries(source<{ percent?: number; pounds?: number }>('fees'))
  const percents = fees.flatMap(([, { percent }]) => (percent ? [percent] : []))
  const pounds = fees.flatMap(([, { pounds }]) => (pounds ? [pounds] : []))
  const feeOf = (name: string) => formatPercent(source<{ percent: number }>('fees')[name]!.percent)
  const withVat = [...percents.map(percentWithVat), ...pounds.map(poundsWithVat)]

  it('with VAT have their price without it beside them', () => {
    expectOnly(/([£\d][\d.,]*%? inc VAT \([^)]*\))/g, withVat, 10)
    expectOnly(
      /inc VAT (\([^)]*\))/g,
      withVat.map((text) => text.slice(text.indexOf('('))),
      10,
    )
  })
  it('in per cent are in the list of fees', () => {
    const percentages = percents.map(formatPercent)
    expectOnly(
      /([\d.]+%)(?: inc VAT| of (?:each month’s|a year’s) rent| of the price achieved| for each\b)/g,
      percentages,
      10,
    )
    expectOnly(/([\d.]+%) of the rent(?: received)?, VAT/g, [feeOf('fully-managed')], 2)
    for (const { page, value } of valuesAfter(/\b[Ff]ee\b.*(VAT included|of the rent)$/))
      expect(
        withVat.some((fee) => fee === value || fee.startsWith(`${value} inc VAT`)),
        `${page}: ${value}`,
      ).toBe(true)
  })
  it('of management and of a sale are the same wherever they stand', () => {
    expect(new Set(valuesAfter(/^Fee, of the monthly rent, VAT included$/).map(({ value }) => value))).toEqual(
      new Set([feeOf('fully-managed')]),
    )
    expect(new Set(valuesAfter(/^Our fee, VAT included$/).map(({ value }) => value))).toEqual(new Set([feeOf('sale')]))
  })
  it('in pounds, for a tenancy or a quarter, are in the list of fees', () =>
    expectOnly(/£(\d+) each (?:tenancy|quarter)/g, pounds.map(String), 3))
})

describe('Times', () => {
  const figures = source<{ value: string }>('figures')
  const figure = (name: string) => figures[name]!.value
  const publicTexts = texts.filter(([page]) => !legal.test(page))

  it('of a reply, an answer or a call are the promise', () => {
    const promises = publicTexts.flatMap(([page, passages]) =>
      passages
        .flatMap(sentencesOf)
        .filter((sentence) => /\b(repl(y|ies)|answers?|call you|contact you)\b.*\bwithin \d/i.test(sentence))
        .filter((sentence) => !/emergency/.test(sentence))
        .map((sentence) => [page, sentence] as const),
    )
    expect(promises.length).toBeGreaterThan(3)
    for (const [page, sentence] of promises) expect(sentence, page).toContain(replyPromise)
    expectNone(/\bwe (?:reply|answer) (?:the same day|at once|today)/gi)
    for (const { page, value } of valuesAfter(/^We reply$/)) expect(value, page).toBe(replyPromise)
    expect(replyPromise).toContain(replyTime)
    const [, exceptions = ''] = replyPromise.split(replyTime)
    expectOnly(new RegExp(`within ${replyTime}(.{0,${exceptions.length}})`, 'gi'), [exceptions], 5, publicTexts)
  })
  it('in hours are the reply’s, or the emergency’s beside that word', () => {
    expectOnly(/\b(?:within|under|in) (\d+ ?h(?:ours)?)\b/gi, [replyTime, figure('emergency')], 10, publicTexts)
    for (const { page, passage } of matchesOf(new RegExp(`within ${figure('emergency')}`, 'g'), 3, publicTexts))
      expect(passage, page).toMatch(/emergency/i)
    for (const { page, value } of valuesAfter(/^Response to emergencies/, publicTexts))
      expect(value, page).toContain(figure('emergency'))
  })
  it('in a range are those of a visit, of conveyancing and of a sale', () => {
    expectOnly(/(\d+[–-]\d+ minutes)/g, [visitTime], 5)
    expectOnly(/(\d+[–-]\d+ weeks)/g, [figure('sale-weeks')], 4)
    expectOnly(/(\d+[–-]\d+ months)/g, [figure('sale-months')], 4)
  })
  it('of the steps of a sale are the same on both pages about selling', () => {
    const weeks = (page: string) => {
      const passages = texts.find(([name]) => name === page)![1]
      const last = passages.flatMap((passage) => [
        ...passage.matchAll(/^(?:About w|W)eeks? (?:(\d+)(?:–| to ))?(\d+)$/g),
      ])
      return last.map(([, from, to]) => [Number(from ?? to), Number(to)])
    }
    const [sales, selling] = [weeks('valuation/sales.html'), weeks('resources/selling-process.html')]
    expect(sales).toHaveLength(6)
    expect(sales.at(-1)).toEqual(selling.at(-1))
    // Marketing includes the preparation. The viewings and the contract work begin and end in the same weeks.
    expect(sales[1]).toEqual([selling[1]![0], selling[2]![1]])
    expect(new Set(selling.slice(3).map(String))).toEqual(new Set(sales.slice(2).map(String)))
  })
  it('and limits that owners are told stand in figures.yaml', () => {
    expectOnly(/(£[\d,]+) on a repair/g, [figure('works-limit')], 3)
    expectOnly(/repairs over (£[\d,]*\d)/g, [figure('works-limit')])
    expectOnly(/ask (?:you )?first above (£[\d,]+)/g, [figure('works-limit')])
    for (const { page, value } of valuesAfter(/^We ask you before repairs over$/))
      expect(value, page).toBe(figure('works-limit'))
  })
  it('and counts of clients stand in figures.yaml', () => {
    expectOnly(/(\d+\+) landlords/g, [figure('landlords')])
    expectOnly(/(\d+\+) tenants/g, [figure('tenants')])
    expectOnly(/(£\d+m\+)/g, [figure('assets')], 2)
    expectOnly(/(?:over|more than) (\d+) countries/g, [figure('countries')], 2)
  })
})

describe('Averages of areas', () => {
  const rows = Object.entries(source<AreaPrices>('prices')).map(([area, prices]) => priceRow(area, prices))
  const page = (name: string) => texts.filter(([file]) => file === name)

  it.each(rows)('of $area are the same on its page and in its homes’ costs', (row) => {
    const labels = {
      'Average sale price': formatPounds(row.avgPrice),
      'Change in twelve months': formatChange(row.changePercent),
      'Average rent a month': formatPounds(row.avgRent),
      'Gross rental yield': formatShare(row.rentYield),
    }
    for (const [label, average] of Object.entries(labels)) {
      const values = valuesAfter(
        new RegExp(`^${label}$`),
        page(`areas/${row.area.toLowerCase().replace(' ', '-')}.html`),
      )
      expect(new Set(values.map(({ value }) => value)), label).toEqual(new Set([average]))
    }
    expectOnly(new RegExp(`${row.area}’s average gross yield \\(([^)]*)\\)`, 'g'), [formatShare(row.rentYield)], 0)
  })
  it.each(rows)('of $area are the same in the table and the reports', (row) => {
    const cells = {
      'Average Sale Price': formatPounds(row.avgPrice),
      'Annual Change': formatChange(row.changePercent),
      'Average Rent pcm': formatPounds(row.avgRent),
      'Rental Yield': formatShare(row.rentYield),
    }
    const [, table] = page('resources/property-prices.html')[0]!
    const start = table.findIndex(
      (passage, n) => passage === row.area && table[n + 1]?.startsWith('Average Sale Price'),
    )
    expect(table.slice(start + 1, start + 5)).toEqual(Object.entries(cells).map(([label, cell]) => label + cell))
    for (const report of ['sales', 'rents']) {
      const [, passages] = page(`resources/reports/london-${report}-2026.html`)[0]!
      const from = passages.findIndex((passage, n) => passage === row.area && /^Average/.test(passages[n + 1] ?? ''))
      const shown = report === 'sales' ? cells['Average Sale Price'] : cells['Average Rent pcm']
      expect(passages[from + 1], report).toMatch(new RegExp(`${shown.replace(/[£+]/g, '\\$&')}$`))
    }
  })
  it('are the highest and the lowest where a page says so', () => {
    const min = (of: (row: (typeof rows)[number]) => number) =>
      rows.reduce((low, row) => (of(row) < of(low) ? row : low)).area
    const [, guide] = page('resources/area-guide.html')[0]!
    const about = (claim: RegExp) =>
      guide.flatMap((passage, n) =>
        claim.test(passage) ? guide.slice(0, n).findLast((name) => rows.some(({ area }) => area === name))! : [],
      )
    expect(about(/Yields here are the lowest/)).toEqual([min(({ rentYield }) => rentYield)])
    expect(about(/Prices here are the lowest/)).toEqual([min(({ avgPrice }) => avgPrice)])
  })
  it('are what the market insights say about them', () => {
    const row = (name: string) => rows.find(({ area }) => area === name)!
    const [, passages] = page('resources/property-prices.html')[0]!
    const insights = passages.join(' ')
    const [, dear, cheap] = /average price in ([^.]+?) is more than twice that in (.+?), but the/.exec(insights)!
    expect(row(dear!).avgPrice).toBeGreaterThan(2 * row(cheap!).avgPrice)
    expect(row(dear!).avgRent).toBeLessThan(2 * row(cheap!).avgRent)
    const [, fallen, risen] = /The average price in ([^.]+?) fell during the year\. In ([^.]+?) it rose/.exec(insights)!
    expect(row(fallen!).changePercent).toBeLessThan(0)
    for (const area of risen!.split(/, | and /)) expect(row(area).changePercent, area).toBeGreaterThan(0)
  })
})
