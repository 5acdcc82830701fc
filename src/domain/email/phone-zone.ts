import { clockTime } from '../../lib/time/format-moment.ts'
import { wallTimeIn } from '../../lib/time/london-time.ts'

// The time zone of a phone number, for countries with a single zone, so that staff call at a reasonable hour.
const zones: Record<string, string> = {
  '27': 'Africa/Johannesburg',
  '33': 'Europe/Paris',
  '39': 'Europe/Rome',
  '49': 'Europe/Berlin',
  '60': 'Asia/Kuala_Lumpur',
  '65': 'Asia/Singapore',
  '81': 'Asia/Tokyo',
  '82': 'Asia/Seoul',
  '86': 'Asia/Shanghai',
  '90': 'Europe/Istanbul',
  '91': 'Asia/Kolkata',
  '92': 'Asia/Karachi',
  '233': 'Africa/Accra',
  '234': 'Africa/Lagos',
  '254': 'Africa/Nairobi',
  '353': 'Europe/Dublin',
  '852': 'Asia/Hong_Kong',
  '886': 'Asia/Taipei',
  '966': 'Asia/Riyadh',
  '971': 'Asia/Dubai',
}

/** The time zone of a number's country; undefined for UK numbers, countries with several zones and unknown ones. */
export function phoneZone(phone: string | null | undefined): string | undefined {
  const digits = /^\s*(?:\+|00)([\d\s().-]+)$/.exec(phone ?? '')?.[1]?.replace(/\D/g, '')
  if (!digits) return undefined
  return zones[digits.slice(0, 3)] ?? zones[digits.slice(0, 2)]
}

/** A visitor's time zone without a city, for staff. */
export const visitorsZone = 'in the visitor’s time zone'

/** `9 am to 8 pm in Lagos, which is 8 am to 7 pm in London`, by the difference of the clocks at a moment. */
export function hoursToCall(timeZone: string, moment: Date): string {
  const minutesOf = (wall: string) => Date.parse(`${wall}Z`) / 60_000
  const ahead = minutesOf(wallTimeIn(timeZone, moment)) - minutesOf(wallTimeIn('Europe/London', moment))
  const place = timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ')
  const [from, to] = [9 * 60, 20 * 60].map((minutes) => clockTime((minutes - ahead + 1440) % 1440))
  return `9 am to 8 pm in ${place}, which is ${from} to ${to} in London`
}
