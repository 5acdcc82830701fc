// Separate from site.ts, because the script of every page imports it.

/** Minutes after midnight in London, Sunday first; null is closed. */
export const officeHours = [
  null,
  { opens: 9 * 60, closes: 18 * 60 + 30 },
  { opens: 9 * 60, closes: 18 * 60 + 30 },
  { opens: 9 * 60, closes: 18 * 60 + 30 },
  { opens: 9 * 60, closes: 18 * 60 + 30 },
  { opens: 9 * 60, closes: 18 * 60 + 30 },
  { opens: 10 * 60, closes: 16 * 60 },
] as const

/** The same hours as text. */
export const officeHoursText = [
  { days: 'Monday to Friday', hours: '9:00 AM to 6:30 PM' },
  { days: 'Saturday', hours: '10:00 AM to 4:00 PM' },
  { days: 'Sunday', hours: 'Closed' },
] as const
