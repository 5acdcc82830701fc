import type { ChangeText, HistoryChange, HistoryThing } from './history'
import { formatDay } from '../../lib/time/format-day'
import { findValue, kinds, stateLabel, states } from '../../domain/enquiry/enquiry-labels'
import { hoursText } from './hours-text'
import { listingText } from './listing-text'

const enquiryLabels: Record<string, string> = {
  state: 'Status',
  note: 'Note',
  assigned_to: 'Assigned to',
  sent_listings: 'Homes sent',
  keep_until: 'Keep until',
  keep_reason: 'Reason to keep',
}
const staffLabels: Record<string, string> = { name: 'Name', email: 'Email', role: 'Role', ended_at: 'Access removed' }

// The database records the name; an empty one belongs to a deleted account.
const assigneeText = (name: unknown) => (typeof name === 'string' ? name || 'a deleted account' : 'nobody')

function valueText(thing: HistoryThing, column: string, value: unknown): string {
  if (column === 'assigned_to') return assigneeText(value)
  if (typeof value !== 'string' || value === '') return '(empty)'
  const state = column === 'state' ? findValue(states, value) : undefined
  if (state) return stateLabel(state, findValue(kinds, thing))
  return column === 'keep_until' || column === 'ended_at' ? formatDay(value) : value
}

/** A change of a listing, enquiry, account or hours for viewings, in words. */
export function changeText(thing: HistoryThing, change: HistoryChange): ChangeText[] {
  if (thing === 'listing') return listingText(change)
  if (thing === 'hours') return hoursText(change)
  if (change.column === 'reply') return [{ label: 'Reply sent', isEvent: true }]
  const labels = thing === 'staff' ? staffLabels : enquiryLabels
  const label = labels[change.column] ?? change.column.replaceAll('_', ' ')
  if (!('from' in change) && !('to' in change)) return [{ label }]
  return [{ label, from: valueText(thing, change.column, change.from), to: valueText(thing, change.column, change.to) }]
}
