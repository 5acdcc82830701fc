import { columnLabel } from '../../domain/listing/column-label'
import { noteText, valueText } from '../../domain/listing/column-text'
import type { ChangeText, HistoryChange } from './history'

// A change of a listing in words. Pure.

/** Fact notes: one change per changed fact. */
function notesText({ from, to }: HistoryChange): ChangeText[] {
  const notes = [from, to].map((value) => (typeof value === 'object' && value !== null ? value : {}))
  const [before, after] = notes as [Record<string, unknown>, Record<string, unknown>]
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((column) => JSON.stringify(before[column]) !== JSON.stringify(after[column]))
    .map((column) => ({
      label: `${columnLabel(column)}, source:`,
      from: noteText(before[column]) || '(empty)',
      to: noteText(after[column]) || '(empty)',
      part: { column: `fact_notes.${column}`, from: before[column] ?? null, to: after[column] ?? null },
    }))
}

/** A change of a listing or its record, in words; a change of fact notes may give several. */
export function listingText(change: HistoryChange): ChangeText[] {
  const { column } = change
  if (column === 'fact_notes') return notesText(change)
  if (!('from' in change) && !('to' in change)) return [{ label: columnLabel(column) }]
  const [from, to] = [valueText(column, change.from), valueText(column, change.to)]
  // Different pictures, but the same number.
  return [from === to ? { label: columnLabel(column) } : { label: columnLabel(column), from, to }]
}
