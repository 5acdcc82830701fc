import * as v from 'valibot'
import {
  hoursValues,
  purposeChoices,
  purposeText,
  rulesText,
  timesText,
  weekdaysText,
} from '../../domain/viewing/weekly-hours'
import type { ChangeText, HistoryChange } from './history'

// A change of hours for viewings in words. Pure.

/** The row as it was recorded: names for ids, an empty one if it was deleted. */
const recorded = v.object({
  purpose: v.string(),
  property_id: v.nullable(v.string()),
  attendee_id: v.nullable(v.string()),
  weekdays: v.array(v.number()),
  opens: v.string(),
  closes: v.string(),
  minutes: v.number(),
  every_minutes: v.number(),
  gap_minutes: v.number(),
  notice_hours: v.number(),
  in_person: v.boolean(),
  by_video: v.boolean(),
  self_confirming: v.boolean(),
})

const yesNo = (value: unknown) => (value ? 'yes' : 'no')
const minutes = (value: unknown) => `${Number(value)} minutes`
const time = (value: unknown) => (typeof value === 'string' ? value.slice(0, 5) : '')
const named = (none: string, deleted: string) => (value: unknown) =>
  typeof value === 'string' ? value || deleted : none
const person = named('the home’s negotiator', 'a deleted account')
const listing = named('all homes', 'a deleted home')

const columns: Record<string, [label: string, text: (value: unknown) => string]> = {
  purpose: ['For', (value) => purposeChoices.find((each) => each.value === value)?.label ?? ''],
  property_id: ['Home:', listing],
  attendee_id: ['Who:', person],
  weekdays: ['Days:', (value) => weekdaysText(Array.isArray(value) ? value.map(Number) : [])],
  opens: ['From', time],
  closes: ['Until', time],
  minutes: ['Each takes', minutes],
  every_minutes: ['One starts every', minutes],
  gap_minutes: ['Between appointments:', minutes],
  notice_hours: ['Least notice:', (value) => `${Number(value)} hours`],
  in_person: ['In person:', yesNo],
  by_video: ['By video:', yesNo],
  self_confirming: ['Booked at once:', yesNo],
}

/** The hours as they are after a change, or were before they were deleted; or one changed value. */
export function hoursText(change: HistoryChange): ChangeText[] {
  if (change.column === 'hours') {
    const { success, output } = v.safeParse(recorded, change.to)
    if (!success) return []
    const { property_id: title, attendee_id: name } = output
    // An empty name belongs to something deleted, which is not the same as none.
    const names = { property_id: title === '' ? 'deleted' : title, attendee_id: name === '' ? 'deleted' : name }
    const values = hoursValues({ ...output, ...names })
    const about = purposeText(values, title || 'a deleted home', person(name))
    return [{ label: `${timesText(values)}. ${about}. ${rulesText(values)}.`, isEvent: true }]
  }
  const [label, text] = columns[change.column] ?? [change.column.replaceAll('_', ' '), String]
  return [{ label, from: text(change.from), to: text(change.to) }]
}
