import { formatExact } from '../../lib/format/money'
import { toText, toTexts } from '../../lib/format/to-text'
import { uncapitalised } from '../../lib/format/words'
import { formatDay } from '../../lib/time/format-day'
import { isDay } from '../../lib/time/parse-day'
import { columnLabel, noteStateLabels } from './column-label'
import { factField, isFactColumn } from './facts/fact-fields'
import { factValueText } from './facts/fact-value-text'
import { badge, isStatus, type ListingType, statusLabels } from './listing-status'

// A listing's stored values in words, for staff. Pure.

function pounds(value: unknown): string {
  const amount = Number(value)
  // A form's text may be no number.
  if (Number.isNaN(amount)) return `£${toText(value)}`
  return formatExact(amount)
}
const counted = new Set(['gallery', 'picture_alts'])

/** A column's value in words. */
export function valueText(column: string, value: unknown): string {
  if (column === 'archived_at') return value ? 'yes' : 'no'
  if (column === 'protected_columns') return toTexts(value).map(columnLabel).join(', ') || '(empty)'
  if (value === null || value === undefined || value === '') return column === 'negotiator_id' ? 'nobody' : '(empty)'
  if (column === 'price' || (isFactColumn(column) && factField(column).kind === 'pounds')) return pounds(value)
  if (column === 'status') return isStatus(value) ? statusLabels[value] : toText(value)
  if (column === 'listing_type') return badge(value as ListingType)
  if (counted.has(column)) return String(toTexts(value).filter(Boolean).length)
  const message = isFactColumn(column)
    ? toText(factValueText(column, value))
    : Array.isArray(value)
      ? toTexts(value).join('; ') || '(empty)'
      : typeof value === 'boolean'
        ? value
          ? 'Yes'
          : 'No'
        : toText(value)
  return isDay(message) ? formatDay(message) : message
}

const stateLabels: Readonly<Record<string, string>> = noteStateLabels

/** The note of a fact: `Deeds, checked 3 November 2026`; empty without one. */
export function noteText(note: unknown): string {
  const { state, source, checked_on: day } = (note ?? {}) as Record<string, unknown>
  const label = uncapitalised(stateLabels[toText(state)] ?? '')
  const date = toText(day) && `${label ? '' : 'checked '}${formatDay(toText(day))}`
  return [label, toText(source), date].filter(Boolean).join(', ')
}
