// Separate from agency.ts, because the script of every page imports it.
import type { OfficeHours, OfficeHoursText } from '../schemas/agency.ts'

export const officeHours: OfficeHours = [
  null,
  { opens: 9 * 60, closes: 18 * 60 + 30 },
  { opens: 9 * 60, closes: 18 * 60 + 30 },
  { opens: 9 * 60, closes: 18 * 60 + 30 },
  { opens: 9 * 60, closes: 18 * 60 + 30 },
  { opens: 9 * 60, closes: 18 * 60 + 30 },
  { opens: 10 * 60, closes: 16 * 60 },
]

export const officeHoursText: OfficeHoursText = [
  { days: 'Monday to Friday', hours: '9:00 AM to 6:30 PM' },
  { days: 'Saturday', hours: '10:00 AM to 4:00 PM' },
  { days: 'Sunday', hours: 'Closed' },
]
