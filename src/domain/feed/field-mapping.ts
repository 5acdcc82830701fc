import { toText } from '../../lib/format/to-text.ts'
import type { ListingType } from '../listing/listing-status.ts'
import { feedCount, feedPounds, shown } from './feed-amounts.ts'
import { decodeCode, encodeCode } from './feed-codes.ts'
import type { FeedColumn, FeedContext, FeedRow } from './feed-row.ts'

// The mapping of one BLM field, or of a few, to our columns, and the kinds that several columns share. Pure.

export interface Mapping {
  columns: readonly FeedColumn[]
  /** The source fields; the mapping applies if the file defines one of them. */
  fields: readonly string[]
  /** For one listing type only. */
  only?: ListingType
  read: (value: (field: string) => string, context: FeedContext) => FeedRow
  write: (row: FeedRow, context: FeedContext) => Record<string, string>
  /** Whether a listing's value, which the feed states less exactly, needs no change. */
  fits?: (listing: FeedRow, theirs: FeedRow, context: FeedContext) => boolean
}

export const numbered = (count: number, name: (number: number) => string, from = 0) =>
  Array.from({ length: count }, (_, index) => name(index + from))

/** A text of a maximum length in characters, as the database counts them. */
export const cut = (text: string, maxLength: number) => [...text].slice(0, maxLength).join('').trimEnd()

export const isEmpty = (value: unknown) =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0)
export const plainNumber = (value: unknown) => (toText(value) === '' ? '' : String(Number(value)))

/** A count in one field, within its column's range. */
export const count = (column: FeedColumn, field: string, [min, max]: [number, number]): Mapping => ({
  columns: [column],
  fields: [field],
  read: (value, { remark }) => ({ [column]: feedCount(value(field), { min, max, integer: true }, field, remark) }),
  write: (row) => ({ [field]: plainNumber(row[column]) }),
})
const maxPounds = 99_999_999
/** Pounds in one field: per year or once. */
export const pounds = (column: FeedColumn, field: string, only: ListingType, per: 'year' | null): Mapping => ({
  columns: [column],
  fields: [field],
  only,
  read: (value, { remark }) => ({
    [column]: feedPounds(value(field), { min: 0, max: maxPounds, per }, field, remark),
  }),
  write: (row) => ({ [field]: plainNumber(row[column]) }),
})

/** A coded value. Neither an unknown code nor “other” replaces the value of a listing. */
export const code = (
  column: FeedColumn,
  field: string,
  codes: Record<string, readonly number[]>,
  fallback: string | null,
  rest: Partial<Mapping> = {},
): Mapping => ({
  columns: [column],
  fields: [field],
  read: (value, { remark, listing }) => {
    const written = value(field)
    if (written === '') return { [column]: null }
    const read = decodeCode(codes, written)
    if (read === undefined) remark(field, `We do not know the code ${shown(written)}.`)
    if (read !== undefined && read !== 'other') return { [column]: read }
    return { [column]: isEmpty(listing?.[column]) ? fallback : null }
  },
  write: (row) => ({ [field]: encodeCode(codes, row[column]) }),
  ...rest,
})
