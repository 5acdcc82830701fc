import { factField, isFactColumn } from '../../domain/listing/facts/fact-fields'
import { badge, isStatus, type ListingType, statusLabels } from '../../domain/listing/listing-status'
import { columnLabel, noteStateLabels } from '../../domain/listing/column-label'
import { formatPence, formatPounds } from '../../lib/format/money'
import { uncapitalised } from '../../lib/format/words'
import { formatDay } from '../../lib/time/format-day'
import { isDay } from '../../lib/time/parse-day'
import { factValueText } from '../../domain/listing/facts/fact-value-text'
import type { ChangeText, HistoryChange } from './history'
import { toText, toTexts } from '../../lib/format/to-text'

// A change of a listing in words. Pure.

const pounds = (value: unknown) => {
  const amount = Number(value)
  return Number.isInteger(amount) ? formatPounds(amount) : formatPence(amount)
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

/** Fact notes: one change per changed fact. */
function noteText({ from, to }: HistoryChange): ChangeText[] {
  const notes = [from, to].map((value) => (typeof value === 'object' && value !== null ? value : {}))
  const [before, after] = notes as [Record<string, unknown>, Record<string, unknown>]
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((column) => JSON.stringify(before[column]) !== JSON.stringify(after[column]))
    .map((column) => ({
      label: `${columnLabel(column)}, source:`,
      from: stateText(before[column]),
      to: stateText(after[column]),
      part: { column: `fact_notes.${column}`, from: before[column] ?? null, to: after[column] ?? null },
    }))
}
const stateLabels: Readonly<Record<string, string>> = noteStateLabels
function stateText(note: unknown): string {
  const { state, source, checked_on: day } = (note ?? {}) as Record<string, unknown>
  return (
    [uncapitalised(stateLabels[toText(state)] ?? ''), toText(source), toText(day) && formatDay(toText(day))]
      .filter(Boolean)
      .join(', ') || '(empty)'
  )
}

/** A change of a listing or its record, in words; a change of fact notes may give several. */
export function listingText(change: HistoryChange): ChangeText[] {
  const { column } = change
  if (column === 'fact_notes') return noteText(change)
  if (!('from' in change) && !('to' in change)) return [{ label: columnLabel(column) }]
  const [from, to] = [valueText(column, change.from), valueText(column, change.to)]
  // Different pictures, but the same number.
  return [from === to ? { label: columnLabel(column) } : { label: columnLabel(column), from, to }]
}
