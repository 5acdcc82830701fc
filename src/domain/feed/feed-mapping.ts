import { tidyLine } from '../../lib/form/normalise.ts'
import { toText, toTexts } from '../../lib/format/to-text.ts'
import type { ListingType } from '../listing/listing-status.ts'
import { address, area, position, postcode, title } from './address-mappings.ts'
import { feedSize, shown } from './feed-amounts.ts'
import { decodeCode, encodeCode, furnishingCodes, propertyTypeCodes, statusCodes, tenureCodes } from './feed-codes.ts'
import type { FeedContext, FeedRow } from './feed-row.ts'
import { code, count, cut, numbered, plainNumber, pounds, type Mapping } from './field-mapping.ts'
import { pictureMappings } from './picture-mappings.ts'
import { feedLine, htmlText, plainLine, plainText } from './plain-text.ts'
import { deposit, price, qualifier } from './price-mappings.ts'
import { lease, review, shared } from './tenure-mappings.ts'

// The mapping between BLM version 3 fields and our columns, in both directions. Pure.

export type Values = Readonly<Record<string, string>>

/** A day, `2026-12-01`, from `2026-12-01` or `2026-12-01 00:00:00`; null for an invalid date. */
function feedDay(written: string): string | null {
  const [, day] = /^(\d{4}-\d\d-\d\d)(?:[ T]\d\d:\d\d(?::\d\d)?)?$/.exec(written.trim()) ?? []
  return day && new Date(`${day}T00:00Z`).toJSON()?.startsWith(day) ? day : null
}

const status: Mapping = {
  columns: ['status'],
  fields: ['STATUS_ID', 'PUBLISHED_FLAG'],
  read: (value, { type, remark }) => {
    if (value('PUBLISHED_FLAG') === '0') return { status: 'draft' }
    const read = decodeCode(statusCodes[type], value('STATUS_ID') || '0')
    if (!read) remark('STATUS_ID', `We do not know the code ${shown(value('STATUS_ID'))}.`)
    return { status: read ?? null }
  },
  write: (row, { type }) => ({
    STATUS_ID: encodeCode(statusCodes[type], row.status) || '0',
    PUBLISHED_FLAG: row.status === 'draft' ? '0' : '1',
  }),
}

const maxFeatures = 10
const featureFields = numbered(maxFeatures, (number) => `FEATURE${number}`, 1)
const features: Mapping = {
  columns: ['features'],
  fields: featureFields,
  read: (value) => ({ features: featureFields.map((field) => cut(plainLine(value(field)), 200)).filter(Boolean) }),
  write: (row) =>
    Object.fromEntries(
      featureFields.map((field, index) => [field, toTexts(row.features).map(feedLine).filter(Boolean)[index] ?? '']),
    ),
}

const summaryLength = 300
const description: Mapping = {
  columns: ['description'],
  fields: ['DESCRIPTION', 'SUMMARY'],
  read: (value) => ({ description: plainText(value('DESCRIPTION')) || plainText(value('SUMMARY')) || null }),
  write: (row) => ({
    SUMMARY: feedLine(cut(tidyLine(toText(row.description)), summaryLength)),
    DESCRIPTION: htmlText(toText(row.description)),
  }),
}
const council: Mapping = {
  columns: ['council_tax_band'],
  fields: ['COUNCIL_TAX_BAND'],
  read: (value) => ({ council_tax_band: /^[A-H]$/.test(value('COUNCIL_TAX_BAND')) ? value('COUNCIL_TAX_BAND') : null }),
  write: (row) => ({
    COUNCIL_TAX_BAND: /^[A-H]$/.test(toText(row.council_tax_band)) ? toText(row.council_tax_band) : '',
  }),
}
const availability: Mapping = {
  columns: ['date_available'],
  fields: ['LET_DATE_AVAILABLE'],
  only: 'rent',
  read: (value, { remark }) => {
    const day = feedDay(value('LET_DATE_AVAILABLE'))
    if (!day && value('LET_DATE_AVAILABLE'))
      remark('LET_DATE_AVAILABLE', `“${shown(value('LET_DATE_AVAILABLE'))}” is not a date.`)
    return { date_available: day }
  },
  write: (row) => ({ LET_DATE_AVAILABLE: toText(row.date_available) && `${toText(row.date_available)} 00:00:00` }),
}
const floorSize: Mapping = {
  columns: ['floor_size'],
  fields: ['MIN_SIZE_ENTERED', 'AREA_SIZE_UNIT_ID'],
  read: (value, { remark }) => ({ floor_size: feedSize(value, remark) }),
  write: (row) => ({ MIN_SIZE_ENTERED: plainNumber(row.floor_size), AREA_SIZE_UNIT_ID: row.floor_size ? '1' : '' }),
}

/** Every column that a feed fills, in the order of displayed differences. */
const mappings: readonly Mapping[] = [
  title,
  status,
  price,
  area,
  address,
  postcode,
  count('beds', 'BEDROOMS', [0, 50]),
  count('baths', 'BATHROOMS', [1, 50]),
  floorSize,
  code('property_type', 'PROP_SUB_ID', propertyTypeCodes, 'other'),
  description,
  features,
  qualifier,
  code('tenure', 'TENURE_TYPE_ID', tenureCodes, null, { only: 'sale' }),
  lease,
  pounds('ground_rent', 'ANNUAL_GROUND_RENT', 'sale', 'year'),
  review,
  pounds('service_charge', 'ANNUAL_SERVICE_CHARGE', 'sale', 'year'),
  shared,
  availability,
  deposit,
  code('furnishing', 'LET_FURN_ID', furnishingCodes, null, { only: 'rent' }),
  council,
  position,
  ...pictureMappings,
]

/** The mappings that apply to a file's fields and a listing type. */
export const fitting = (fields: ReadonlySet<string>, type: ListingType) =>
  mappings.filter(({ only, fields: own }) => (!only || only === type) && own.some((field) => fields.has(field)))

/** Maps a record's values to our columns; null for empty values. */
export function readValues(values: Values, fields: ReadonlySet<string>, context: FeedContext): FeedRow {
  const value = (field: string) => values[field] ?? ''
  return Object.assign({}, ...fitting(fields, context.type).map(({ read }) => read(value, context))) as FeedRow
}

/** Maps a listing to a record's values. */
export const writeValues = (row: FeedRow, context: FeedContext): Record<string, string> =>
  Object.assign(
    { TRANS_TYPE_ID: context.type === 'rent' ? '2' : '1' },
    ...mappings.filter(({ only }) => !only || only === context.type).map(({ write }) => write(row, context)),
  ) as Record<string, string>
