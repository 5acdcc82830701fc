import { leaseEnded, leaseLeft } from '#messages/fact-texts.ts'
import { formatDay } from '../../../lib/time/format-day.ts'
import { leaseYears } from './lease-years.ts'

/** `91 years left, to 24 June 2117`, from today. */
export function leaseText(leaseEnd: string, today: Date): string {
  const years = leaseYears(leaseEnd, today)
  return years < 0 ? leaseEnded(formatDay(leaseEnd)) : leaseLeft(years, formatDay(leaseEnd))
}
