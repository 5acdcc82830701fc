import { amount, percentage, type Period, readAmount } from '../../lib/format/parse-amount.ts'
import { monthsOfRent } from './feed-codes.ts'
import type { FeedContext } from './feed-row.ts'
import { plainLine } from './plain-text.ts'

// Numbers of a feed: a whole cell is parsed, or a remark explains why not. Partial matches are rejected. Pure.

type Remark = FeedContext['remark']

export const shown = (value: string) => (value.length > 40 ? `${value.slice(0, 40)}…` : value)
const pence = (pounds: number) => Math.round(pounds * 100) / 100

const correctIt = 'It is left out. Correct it in the software that writes the feed'
const notOneAmount = (cell: string) => `“${shown(cell)}” is not one amount. ${correctIt}, such as 1250000.`
const notOneNumber = (cell: string) => `“${shown(cell)}” is not one number. ${correctIt}, such as 2.`

interface Limits {
  min: number
  max: number
}

function within(value: number, { min, max }: Limits, field: string, remark: Remark): number | null {
  if (value >= min && value <= max) return value
  remark(field, `${value} is not between ${min} and ${max.toLocaleString('en-GB')}. ${correctIt}.`)
  return null
}

interface PoundLimits extends Limits {
  /** The field's period; a cell with another period gets a remark. */
  per: Period | null
}

/** A field's pounds; null if empty or remarked. */
export function feedPounds(written: string, { per, ...limits }: PoundLimits, field: string, remark: Remark) {
  const cell = plainLine(written)
  if (cell === '') return null
  const pounds = amount(cell, per)
  if (pounds !== null) return within(pounds, limits, field, remark)
  remark(field, notOneAmount(cell))
  return null
}

const yearUnit = /\s?(?:years?|yrs?)(?: (?:remaining|unexpired|left))?$/i
const squareFeet = /\s?(?:sq\.? ?ft\.?|sqft|square f(?:ee|oo)t|ft2)$/i
const squareMetres = /\s?(?:sq\.? ?m\.?|sqm|square met(?:re|er)s?|m2)$/i

/** A plain number, without currency, scale or unit. */
const bareNumber = (cell: string) => (/[^\d.,\s_’']/.test(cell) ? null : amount(cell, null))

interface CountLimits extends Limits {
  integer?: boolean
}

/** A field's count; null if empty or remarked. */
export function feedCount(written: string, { integer, ...limits }: CountLimits, field: string, remark: Remark) {
  const cell = plainLine(written).normalize('NFKC')
  if (cell === '') return null
  const count = bareNumber(cell)
  if (count !== null && !(integer && !Number.isInteger(count))) return within(count, limits, field, remark)
  remark(field, notOneNumber(cell))
  return null
}

/** Years, with or without the unit. */
export const feedYears = (written: string, limits: Limits, field: string, remark: Remark) =>
  feedCount(plainLine(written).replace(yearUnit, ''), limits, field, remark)

/** A percentage, with or without the sign, rounded. */
export function feedPercent(written: string, field: string, remark: Remark): number | null {
  const cell = plainLine(written)
  if (cell === '') return null
  const read = percentage(cell)
  if (read === null) remark(field, notOneNumber(cell))
  const share = read === null ? null : within(read, { min: 1, max: 100 }, field, remark)
  return share === null ? null : Math.round(share)
}

const metresToFeet = 10.7639
const maxSquareFeet = 9_999_999
/** AREA_SIZE_UNIT_ID: square feet, square metres. */
const unitCodes: Record<string, number> = { '1': 1, '2': metresToFeet }

/** A size in square feet; null if empty or remarked. */
export function feedSize(value: (field: string) => string, remark: Remark): number | null {
  const [field, unitField] = ['MIN_SIZE_ENTERED', 'AREA_SIZE_UNIT_ID']
  const cell = plainLine(value(field)).normalize('NFKC')
  // Software without a size writes 0.
  if (cell === '' || /^0(\.0+)?$/.test(cell)) return null
  const named = squareFeet.test(cell) ? '1' : squareMetres.test(cell) ? '2' : ''
  const unit = value(unitField) || named || '1'
  const factor = Object.hasOwn(unitCodes, unit) ? unitCodes[unit] : undefined
  if (factor === undefined) {
    remark(unitField, `We do not know the code ${shown(unit)}.`)
    return null
  }
  if (named && named !== unit) {
    remark(field, `“${shown(cell)}” has a different unit from ${unitField}. ${correctIt}.`)
    return null
  }
  const size = bareNumber(cell.replace(named === '1' ? squareFeet : squareMetres, ''))
  if (size === null) remark(field, notOneNumber(cell))
  return size === null ? null : within(Math.round(size * factor), { min: 1, max: maxSquareFeet }, field, remark)
}

/** The database's price range: numeric(12, 2). */
const priceLimits = { min: 1, max: 9_999_999_999 }
/** The codes of LET_RENT_FREQUENCY. */
const frequencyOf: Record<Period, string> = { week: '0', month: '1', quarter: '2', year: '3' }
const perPersonAndWeek = '5'

/** A sale price; null if empty or remarked. */
export const feedPrice = (written: string, remark: Remark) => {
  const price = feedPounds(written, { ...priceLimits, per: null }, 'PRICE', remark)
  return price === null ? null : pence(price)
}

/** A monthly rent; null if empty or remarked. */
export function feedRent(value: (field: string) => string, remark: Remark): number | null {
  const cell = plainLine(value('PRICE'))
  if (cell === '') return null
  const read = readAmount(cell)
  if (!read) {
    remark('PRICE', notOneAmount(cell))
    return null
  }
  const named = read.per && frequencyOf[read.per]
  const frequency = value('LET_RENT_FREQUENCY') || (named ?? frequencyOf.month)
  const months = monthsOfRent[frequency]
  if (months === undefined) {
    remark('LET_RENT_FREQUENCY', `We do not know the code ${shown(frequency)}.`)
    return null
  }
  if (named && named !== (frequency === perPersonAndWeek ? frequencyOf.week : frequency)) {
    remark('PRICE', `“${shown(cell)}” has a different period from LET_RENT_FREQUENCY. ${correctIt}.`)
    return null
  }
  // For a rent per person, the rent of all bedrooms.
  const people = frequency === perPersonAndWeek ? bareNumber(value('BEDROOMS')) || 1 : 1
  const rent = within(read.value, priceLimits, 'PRICE', remark)
  return rent === null ? null : within(pence(rent * months * people), priceLimits, 'PRICE', remark)
}
