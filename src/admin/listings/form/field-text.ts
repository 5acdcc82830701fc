import { factField } from '../../../domain/listing/facts/fact-fields'
import { requestedState } from '../../../domain/listing/facts/fact-schema'
import { factValueText } from '../../../domain/listing/facts/fact-value-text'
import { badge, statusLabels } from '../../../domain/listing/listing-status'
import { counted } from '../../../lib/format/words'
import { formatDay } from '../../../lib/time/format-day'
import { emptyFact, factRow } from './fact-entries'
import { factOf, type FormField, recordColumnOf } from './form-sections'
import type { FieldName, ListingValues } from './property-form'

// A field's value in words. Pure.

const states = { known: '', [requestedState]: 'waiting for owner', not_applicable: 'not needed' }
const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text)
const plain = (text: string) => (isDay(text) ? formatDay(text) : text)

/** A fact with its note: `Mains, Deeds, 3 November 2026`. */
function factText({ facts, listingType }: ListingValues, column: NonNullable<ReturnType<typeof factOf>>): string {
  const { value, state, source, checkedOn } = facts[column] ?? emptyFact
  const stored = factRow(facts, listingType)[column as keyof ReturnType<typeof factRow>]
  const amount = factField(column).kind === 'pounds' && value ? `£${value}` : ''
  const text =
    amount || (stored === null || stored === undefined ? value : plain(String(factValueText(column, stored))))
  return [text, states[state], source, checkedOn && `checked ${formatDay(checkedOn)}`].filter(Boolean).join(', ')
}

/** A field's value as people read it. */
export function fieldText(values: ListingValues, field: FormField): string {
  const [column, recordColumn] = [factOf(field), recordColumnOf(field)]
  if (column) return factText(values, column) || '(empty)'
  if (recordColumn) return plain(values.record[recordColumn].replace('T', ', ')) || '(empty)'
  if (field === 'pictures') return counted(values.pictures.length, 'picture')
  if (field === 'status') return statusLabels[values.status]
  if (field === 'listingType') return badge(values.listingType)
  const text = values[field as Exclude<FieldName, 'pictures' | 'facts' | 'record'>]
  return text === '' ? '(empty)' : field === 'price' ? `£${String(text)}` : plain(String(text))
}
