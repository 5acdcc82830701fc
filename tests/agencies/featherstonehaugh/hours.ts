import type { OfficeHours, OfficeHoursText } from '../../../src/schemas/agency.ts'

export const officeHours: OfficeHours = [
  null,
  null,
  { opens: 8 * 60 + 30, closes: 17 * 60 },
  { opens: 8 * 60 + 30, closes: 17 * 60 },
  { opens: 8 * 60 + 30, closes: 17 * 60 },
  { opens: 8 * 60 + 30, closes: 17 * 60 },
  { opens: 9 * 60, closes: 13 * 60 },
]

export const officeHoursText: OfficeHoursText = [
  { days: 'Tuesday to Friday', hours: '8:30 AM to 5:00 PM' },
  { days: 'Saturday', hours: '9:00 AM to 1:00 PM' },
  { days: 'Sunday and Monday', hours: 'Closed' },
]
