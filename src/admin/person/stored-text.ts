import { codedDetails } from '../../domain/enquiry/coded-details'
import { formatLondonTime } from '../../domain/staff/format-moments'
import { languageName } from '../../lib/format/language-name'
import { toText } from '../../lib/format/to-text'
import { formatDay } from '../../lib/time/format-day'

// Stored values of a person's data in words. Pure.

export const timeText = (value: unknown) => (toText(value) ? formatLondonTime(toText(value)) : '')
export const labelled = (label: string, value: unknown) => (toText(value) ? [`${label}: ${toText(value)}`] : [])
const dayPattern = /^\d{4}-\d{2}-\d{2}$/
const timestampPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:/
/** A stored value as people read it: days and times in words, an object as `page /rent, form contact`. */
function inWords(value: unknown): string {
  if (Array.isArray(value)) return value.map(inWords).join(', ')
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .map(([key, part]) => `${key} ${inWords(part)}`)
      .join(', ')
  const text = toText(value)
  if (dayPattern.test(text)) return formatDay(text)
  return timestampPattern.test(text) ? formatLondonTime(text) : text
}
const hidden = ['id', 'created_at', 'property_id', 'honeypot', 'search_text']
export const words = (column: string) => column.replaceAll('_', ' ').replace(/^./, (first) => first.toUpperCase())

/** Every value of a row, as `Postcode: N1 2AA`. */
export const values = (row: Record<string, unknown>, without: readonly string[], names: Record<string, string>) =>
  Object.entries(row).flatMap(([column, value]) =>
    hidden.includes(column) || without.includes(column) || inWords(value) === ''
      ? []
      : column === 'locale'
        ? [`Language: ${languageName(toText(value))}`]
        : [codedText(column, value) ?? `${names[column] ?? words(column)}: ${inWords(value)}`],
  )
function codedText(column: string, value: unknown) {
  // The report has every part of a source, which the admin shortens, unless staff added the enquiry.
  if (!(column in codedDetails) || (column === 'source' && !('channel' in (value as object)))) return null
  const { label, format } = codedDetails[column as keyof typeof codedDetails]
  return `${label}: ${format(value)}`
}
