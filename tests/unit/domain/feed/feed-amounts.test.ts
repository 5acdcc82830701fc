import { describe, expect, it } from 'vitest'
import { compareFeed } from '../../../../src/domain/feed/compare-feed'
import type { PresentListing } from '../../../../src/domain/feed/feed-plan'
import { parseBlm } from '../../../../src/domain/feed/parse-blm'
import { largePriceChanges, planWarnings } from '../../../../src/domain/feed/plan-warnings'
import { seeded } from '../../../seeded'
import { present } from './present'

const options = { branch: '99999', today: '2026-11-25' }
/** A feed of one listing of branch 99999, compared with an existing listing. */
function plan(values: Record<string, string>, there: Partial<PresentListing>) {
  const all = { AGENT_REF: '99999_A1', BRANCH_ID: '99999', PUBLISHED_FLAG: '1', STATUS_ID: '0', ...values }
  const line = (cells: string[]) => cells.map((cell) => `${cell}^`).join('') + '~'
  const text = [
    ...['#HEADER#', 'Version : 3', "EOF : '^'", "EOR : '~'", '#DEFINITION#', line(Object.keys(all))],
    ...['#DATA#', line(Object.values(all)), '#END#'],
  ].join('\n')
  return compareFeed(parseBlm(text), [present('A1', there)], options)
}

interface Kind {
  field: string
  column: keyof PresentListing
  there: Partial<PresentListing>
  values: Record<string, string>
  /** The field's period, which its text may name. */
  per?: 'year' | 'month'
}
const rent = { listing_type: 'rent', price: '2400.00' } as const
const kinds: Record<string, Kind> = {
  price: { field: 'PRICE', column: 'price', there: {}, values: { TRANS_TYPE_ID: '1' } },
  rent: {
    ...{ field: 'PRICE', column: 'price', there: rent, per: 'month' },
    values: { TRANS_TYPE_ID: '2', LET_RENT_FREQUENCY: '1' },
  },
  // A rent so high that each deposit is lawful.
  deposit: {
    ...{ field: 'LET_BOND', column: 'deposit', values: { TRANS_TYPE_ID: '2' } },
    there: { ...rent, price: '2000000.00', deposit: 2000 },
  },
  'service charge': {
    ...{ field: 'ANNUAL_SERVICE_CHARGE', column: 'service_charge', there: { service_charge: 1800 }, per: 'year' },
    values: { TRANS_TYPE_ID: '1' },
  },
  'ground rent': {
    ...{ field: 'ANNUAL_GROUND_RENT', column: 'ground_rent', there: { ground_rent: 250 }, per: 'year' },
    values: { TRANS_TYPE_ID: '1' },
  },
  size: { field: 'MIN_SIZE_ENTERED', column: 'floor_size', there: { floor_size: 700 }, values: { TRANS_TYPE_ID: '1' } },
}

/** Spellings with values: null if refused, a period if valid only for that. */
const spellings: [written: string, value: number | null, per?: 'year' | 'month'][] = [
  ['1 250 000', 1_250_000],
  ['1.25E+06', null],
  ['£1.45m', 1_450_000],
  ['450.000', null],
  ['575-650', null],
  ['12500 pa', 12_500, 'year'],
  ['2,450 pcm', 2450, 'month'],
  ['1,250,000', 1_250_000],
  ['£1,250,000.00', 1_250_000],
  ['1.250.000,00', 1_250_000],
  ['POA', null],
  ['１２５００００', 1_250_000],
  ['1\u00a0250\u00a0000', 1_250_000],
  ['&pound;1,250,000', 1_250_000],
  ['450,000 ono', null],
]

describe.each(Object.entries(kinds))('A feed’s %s', (_, { field, column, there, values, per: own }) => {
  it.each(spellings)(
    'written “%s” is parsed completely, or remarked with its line and left unchanged',
    (written, value, per) => {
      const changes = plan({ ...values, [field]: written }, there)
      // A size is not an amount of money.
      const fits = (!per || per === own) && !(column === 'floor_size' && /[£&m]/.test(written))
      const read = fits ? value : null
      const to = changes.changed.flatMap(({ differences }) =>
        differences.flatMap((each) => (each.columns.includes(column as never) ? [each.to[column as never]] : [])),
      )
      expect(to).toEqual(read === null ? [] : [read])
      expect(changes.remarks.map(({ line, field: name }) => [line, name])).toEqual(read === null ? [[8, field]] : [])
      if (read === null) expect(changes).toMatchObject({ changed: [], unchanged: 1 })
    },
  )

  it('is never a partial match of its cell', () => {
    const random = seeded(7)
    const pick = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)]!
    for (let round = 0; round < 300; round++) {
      const digits = String(1 + Math.floor(random() * 10 ** (1 + Math.floor(random() * 7))))
      const tail = Array.from({ length: 1 + Math.floor(random() * 3) }, () => pick([...'.,-/+ eEkmpwx£%abc019'])).join(
        '',
      )
      const changes = plan({ ...values, [field]: digits + tail }, there)
      const to = changes.changed.flatMap(({ differences }) => differences.map((each) => each.to[column as never]))
      // A size is rounded to whole square feet.
      if (column === 'floor_size' && tail.startsWith('.')) continue
      const isPrefix = Number(to[0]) === Number(digits) && /[1-9a-z]/i.test(tail.replace(/^\.0*$|^ ?(£|pa)$/, ''))
      expect(isPrefix, `${digits}${tail} read as ${to[0]}`).toBe(false)
      if (to.length === 0) expect(changes.remarks.length + changes.unchanged, digits + tail).toBeGreaterThan(0)
    }
  })
})

it('A rent of another period than its field’s is remarked, and a matching one is parsed', () => {
  const rentOf = (PRICE: string, LET_RENT_FREQUENCY: string) => {
    const changes = plan({ TRANS_TYPE_ID: '2', PRICE, LET_RENT_FREQUENCY }, rent)
    return [changes.changed[0]?.differences[0]?.to.price ?? null, changes.remarks.map(({ field }) => field).join()]
  }
  expect(rentOf('575 pw', '0')).toEqual([2491.67, ''])
  expect(rentOf('575 pw', '')).toEqual([2491.67, ''])
  expect(rentOf('575 pw', '1')).toEqual([null, 'PRICE'])
  expect(rentOf('30,000 pa', '')).toEqual([2500, ''])
  expect(rentOf('30,000 pa', '3')).toEqual([2500, ''])
  expect(rentOf('30,000 per annum', '1')).toEqual([null, 'PRICE'])
})

it('Rooms, shares and years are whole numbers of their cell, or remarked', () => {
  const sale = { TRANS_TYPE_ID: '1' }
  const leasehold = { tenure: 'leasehold', lease_end: '2100-01-01' }
  for (const [values, there] of [
    [{ BEDROOMS: '2.5' }, {}],
    [{ BEDROOMS: '3 + study' }, {}],
    [{ BATHROOMS: '2-3' }, {}],
    [{ TENURE_UNEXPIRED_YEARS: '99-125' }, leasehold],
    [{ SHARED_OWNERSHIP: '1', SHARED_OWNERSHIP_PERCENTAGE: '40-50' }, {}],
    [{ GROUND_RENT_REVIEW_PERIOD_YEARS: '25/30' }, {}],
    [{ MIN_SIZE_ENTERED: '85 sq m', AREA_SIZE_UNIT_ID: '1' }, {}],
    [{ MIN_SIZE_ENTERED: '85', AREA_SIZE_UNIT_ID: '3' }, {}],
  ] as [Record<string, string>, Partial<PresentListing>][]) {
    const changes = plan({ ...sale, ...values }, there)
    expect(changes.changed, JSON.stringify(values)).toEqual([])
    expect(changes.remarks, JSON.stringify(values)).toHaveLength(1)
  }
  const size = (values: Record<string, string>) => plan({ ...sale, ...values }, {}).changed[0]?.differences[0]?.to
  expect(size({ MIN_SIZE_ENTERED: '1,200 sq ft' })).toEqual({ floor_size: 1200 })
  expect(size({ MIN_SIZE_ENTERED: '100 m²' })).toEqual({ floor_size: 1076 })
  expect(size({ TENURE_UNEXPIRED_YEARS: '125 years' })).toEqual({ lease_end: '2151-11-25' })
})

describe('A price that changes by more than half', () => {
  const changes = (PRICE: string) =>
    largePriceChanges(plan({ TRANS_TYPE_ID: '1', PRICE }, {})).map(({ agentRef, from, to }) => [agentRef, from, to])

  it('is listed with its old and new value, for falls and rises', () => {
    expect(changes('1')).toEqual([['99999_A1', 425_000, 1]])
    expect(changes('212499')).toEqual([['99999_A1', 425_000, 212_499]])
    expect(changes('637501')).toEqual([['99999_A1', 425_000, 637_501]])
  })

  it('needs its own confirmation flag, and is counted and listed', () => {
    const [warning, ...others] = planWarnings(plan({ TRANS_TYPE_ID: '1', PRICE: '1' }, {}))
    expect(warning).toMatchObject({
      flag: '--large-price-changes',
      lines: ['99999_A1, line 8: from £425,000.00 to £1.00'],
    })
    expect(warning?.message).toContain('1 price would change by more than half')
    expect(others).toEqual([])
    expect(planWarnings(plan({ TRANS_TYPE_ID: '1', PRICE: '420000' }, {}))).toEqual([])
  })

  it('does not count for half or less, a first price, or a protected one', () => {
    expect([...changes('212500'), ...changes('637500'), ...changes('425000')]).toEqual([])
    expect(largePriceChanges(plan({ TRANS_TYPE_ID: '1', PRICE: '1' }, { price: null }))).toEqual([])
    const protectedColumns = new Map([['id-A1', ['price']]])
    expect(largePriceChanges(plan({ TRANS_TYPE_ID: '1', PRICE: '1' }, {}), protectedColumns)).toEqual([])
  })
})
