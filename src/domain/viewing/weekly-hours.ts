import type { Database } from '../../lib/database.types'

// Weekly hours in which visitors book viewings and valuation visits: values and texts. Pure.

export const weekdayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

export type HoursRow = Database['public']['Tables']['viewing_hours']['Row']

export const purposeChoices = [
  { value: 'viewing', label: 'Viewings of our homes' },
  { value: 'valuation', label: 'Valuation visits' },
] as const

export const kindChoices = [
  { value: 'both', label: 'In person or by video' },
  { value: 'in_person', label: 'In person' },
  { value: 'video', label: 'By video' },
] as const

/** The form's values. Times are London's (`10:30`); numbers are texts, as selects have them. */
export interface HoursValues {
  purpose: 'viewing' | 'valuation'
  /** Empty for all listings without hours of their own, and for valuation visits. */
  listing: string
  /** Empty for the negotiator of the listing. */
  attendee: string
  /** 1 for Monday to 7 for Sunday. */
  weekdays: number[]
  opens: string
  closes: string
  minutes: string
  every: string
  /** The least time to another appointment elsewhere. */
  gap: string
  kinds: 'both' | 'in_person' | 'video'
  noticeHours: string
  selfConfirming: boolean
}

/** The values of a row; in the history, ids are names. */
export const hoursValues = (row: Omit<HoursRow, 'id' | 'created_at'>): HoursValues => ({
  purpose: row.purpose === 'valuation' ? 'valuation' : 'viewing',
  listing: row.property_id ?? '',
  attendee: row.attendee_id ?? '',
  weekdays: row.weekdays,
  opens: row.opens.slice(0, 5),
  closes: row.closes.slice(0, 5),
  minutes: String(row.minutes),
  every: String(row.every_minutes),
  gap: String(row.gap_minutes),
  kinds: row.in_person && row.by_video ? 'both' : row.in_person ? 'in_person' : 'video',
  noticeHours: String(row.notice_hours),
  selfConfirming: row.self_confirming,
})

/** `Monday to Friday`, `Saturday`, `Monday, Wednesday`. */
export function weekdaysText(weekdays: readonly number[]): string {
  const sorted = [...weekdays].sort((a, b) => a - b)
  const names = sorted.map((day) => weekdayNames[day - 1] ?? '')
  const isRun = sorted.length > 2 && sorted.every((day, n) => n === 0 || day === (sorted[n - 1] ?? 0) + 1)
  return isRun ? `${names[0]} to ${names.at(-1)}` : names.join(', ')
}

/** `Monday to Friday, 09:00 to 18:30` */
export const timesText = ({ weekdays, opens, closes }: Pick<HoursValues, 'weekdays' | 'opens' | 'closes'>) =>
  `${weekdaysText(weekdays)}, ${opens} to ${closes}`

/**
 * What the hours are for, and with whom: `All homes, with the home’s negotiator`.
 * @param title of the listing, if they are for one
 * @param person who attends, if they name one
 */
export function purposeText({ purpose, listing, attendee }: HoursValues, title: string, person: string) {
  if (purpose === 'valuation') return `Valuation visits, with ${person}`
  return `${listing ? title || 'One home' : 'All homes'}, with ${attendee ? person : 'the home’s negotiator'}`
}

/** The rules of the hours in words. */
export const rulesText = ({ purpose, minutes, every, gap, kinds, noticeHours, selfConfirming }: HoursValues) =>
  [
    `${minutes} minutes, every ${every} minutes`,
    purpose === 'viewing' && (kindChoices.find(({ value }) => value === kinds)?.label ?? '').toLowerCase(),
    Number(gap) > 0 && `${gap} minutes between appointments`,
    `${noticeHours} hours’ notice`,
    selfConfirming ? 'confirmed at once' : 'confirmed by us',
  ]
    .filter(Boolean)
    .join(', ')
