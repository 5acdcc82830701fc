// The strip above the header. The script of every page imports this file, so it has no other messages.

export const officeHours = 'Office hours'
export const officeHoursLondon = 'Office hours, London'
export const call = 'Call'
export const london = 'London'

/** The clocks beside London's, without daylight saving time: hours ahead of UTC. */
export const cities: readonly { name: string; zone: string; utcOffset: number }[] = [
  { name: 'Lagos', zone: 'Africa/Lagos', utcOffset: 1 },
  { name: 'Dubai', zone: 'Asia/Dubai', utcOffset: 4 },
  { name: 'Shanghai', zone: 'Asia/Shanghai', utcOffset: 8 },
]

export const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
export const today = 'today'
export const tomorrow = 'tomorrow'
export const inDays = (days: number) => `in ${days} days`

/** Minutes after midnight as `6:30 pm`, `9 am`, `noon`. */
export function time(minutes: number): string {
  if (minutes % 720 === 0) return minutes % 1440 ? 'noon' : 'midnight'
  const hour = Math.floor(minutes / 60)
  const past = minutes % 60 ? `:${String(minutes % 60).padStart(2, '0')}` : ''
  return `${hour % 12 || 12}${past} ${hour < 12 ? 'am' : 'pm'}`
}
export const openUntil = (time: string) => `open until ${time}`
export const opens = (day: string, time: string) => `opens ${day} at ${time}`
/**
 * @param day today, or its weekday
 * @param name the special day's name in English: Christmas Day
 */
export const closedOn = (day: string, name: string) => `closed ${day}, ${name}`
export const bankHoliday = 'bank holiday'
export const closed = 'closed'
/** No day has opening hours. */
export const byAppointment = 'by appointment'
