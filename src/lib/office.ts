import { officeHours } from '../hours'

const clock = (timeZone: string) => new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone })
const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'Europe/London' })
const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const longDays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** The time of day somewhere: `09:41`. `timeZone` is an IANA name. */
export const timeIn = (timeZone: string, at: Date) => clock(timeZone).format(at)

/** Minutes after midnight as `6.30 pm`, `9 am`. */
export function hourOf(minutes: number): string {
  const hour = Math.floor(minutes / 60)
  const past = minutes % 60 ? `.${String(minutes % 60).padStart(2, '0')}` : ''
  return `${hour % 12 || 12}${past} ${hour < 12 ? 'am' : 'pm'}`
}

/** Whether the London office is open at a moment, and until or from when: `open until 6.30 pm`, `opens Monday at 9 am`. */
export function officeState(at: Date): { open: boolean; text: string } {
  const today = days.indexOf(weekday.format(at))
  const [hour, minute] = timeIn('Europe/London', at).split(':').map(Number)
  const now = (hour ?? 0) * 60 + (minute ?? 0)
  for (let ahead = 0; ahead <= 7; ahead++) {
    const hours = officeHours[(today + ahead) % 7]
    if (!hours) continue
    if (ahead === 0 && now >= hours.closes) continue
    if (ahead === 0 && now >= hours.opens) return { open: true, text: `open until ${hourOf(hours.closes)}` }
    const day = ahead === 0 ? 'today' : ahead === 1 ? 'tomorrow' : longDays[(today + ahead) % 7]
    return { open: false, text: `opens ${day} at ${hourOf(hours.opens)}` }
  }
  return { open: false, text: 'closed' }
}
