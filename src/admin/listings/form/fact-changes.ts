import type { FactColumn } from '../../../domain/listing/facts/fact-fields'
import { londonDay } from '../../../lib/time/london-time'
import { type FactEntry, emptyFact } from './fact-entries'
import { fieldId } from '../fields'
import { currentValues, setValues } from './form.store'
import { serverDate } from '../../../lib/time/server-time'

/** Changes a fact in the form. */
export function changeFact(column: FactColumn, changes: Partial<FactEntry>): void {
  const { facts } = currentValues()
  // A new value is dated today by default.
  const dated = 'value' in changes || 'state' in changes ? { checkedOn: londonDay(serverDate()) } : {}
  setValues({
    facts: { ...facts, [column]: { ...(facts[column] ?? emptyFact), ...dated, ...changes } },
    // The specification's boolean follows.
    ...(column === 'furnishing' && changes.value && { furnished: changes.value !== 'unfurnished' }),
  })
}

/** Marks a fact as known, asked or not needed. Its control changes and keeps the focus. */
export function changeState(column: FactColumn, state: FactEntry['state']): void {
  changeFact(column, { state })
  setTimeout(() => document.getElementById(fieldId(`fact-${column}`))?.focus())
}
