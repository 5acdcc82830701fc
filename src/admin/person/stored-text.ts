import { codedDetails } from '../../domain/enquiry/coded-details'
import { formatLondonTime } from '../../domain/staff/format-moments'
import { languageName } from '../../lib/format/language-name'
import { toText } from '../../lib/format/to-text'
import { formatDay } from '../../lib/time/format-day'
import { isDay } from '../../lib/time/parse-day'

// Stored values of a person's data in words. Pure.

export const timeText = (value: unknown) => (toText(value) ? formatLondonTime(toText(value)) : '')

/** `Note: Prefers mornings` for each label with a value. */
export const labelledLines = (values: Readonly<Record<string, unknown>>) =>
  Object.entries(values).flatMap(([label, value]) => (toText(value) ? [`${label}: ${toText(value)}`] : []))

const timestampPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:/

/** A stored value as people read it: days and times in words, an object as `page /rent, form contact`. */
function formatStoredValue(value: unknown): string {
  if (Array.isArray(value)) return value.map(formatStoredValue).join(', ')
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .map(([key, part]) => `${key} ${formatStoredValue(part)}`)
      .join(', ')
  const text = toText(value)
  if (isDay(text)) return formatDay(text)
  return timestampPattern.test(text) ? formatLondonTime(text) : text
}

/** `Owner name` for `owner_name`. */
export const columnLabel = (column: string) => column.replaceAll('_', ' ').replace(/^./, (first) => first.toUpperCase())

const hidden = ['id', 'created_at', 'property_id', 'honeypot', 'search_text']

function lineOf(column: string, value: unknown, label = columnLabel(column)) {
  const text = formatStoredValue(value)
  if (text === '') return null
  if (column === 'locale') return `Language: ${languageName(toText(value))}`
  // The report lists every part of a source, which `format` shortens. A source added by staff has only a channel.
  const isCoded = column !== 'source' || 'channel' in (value as object)
  if (!(column in codedDetails) || !isCoded) return `${label}: ${text}`
  const coded = codedDetails[column as keyof typeof codedDetails]
  return `${coded.label}: ${coded.format(value)}`
}

/**
 * Every value of a row, as `Postcode: N1 2AA`.
 * @param labels names of columns other than their own
 */
export const rowLines = (row: Record<string, unknown>, without: readonly string[], labels: Record<string, string>) =>
  Object.entries(row).flatMap(([column, value]) => {
    if (hidden.includes(column) || without.includes(column)) return []
    return lineOf(column, value, labels[column]) ?? []
  })
