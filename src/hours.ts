// Apart from site.ts, since every page's own script reads it.

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

/** The same hours as people read them. */
export const officeHoursText = [
  { days: 'Monday to Friday', hours: '9:00 AM to 6:30 PM' },
  { days: 'Saturday', hours: '10:00 AM to 4:00 PM' },
  { days: 'Sunday', hours: 'Closed' },
] as const
