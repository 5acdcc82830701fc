import { londonDay } from '../../../lib/time/london-time.ts'

/** Whole years until the last day of a lease, in London: `91` for 24 June 2117, on 24 June 2026. */
export function leaseYears(leaseEnd: string, today: Date): number {
  const day = londonDay(today)
  const years = Number(leaseEnd.slice(0, 4)) - Number(day.slice(0, 4))
  return day.slice(5) > leaseEnd.slice(5) ? years - 1 : years
}
