/** Whole years from a day to the end of a lease: `91` for 24 June 2117, from 2026. */
export function leaseYears(leaseEnd: string, today: Date): number {
  const end = new Date(leaseEnd)
  const years = end.getUTCFullYear() - today.getUTCFullYear()
  const reached = new Date(today)
  reached.setUTCFullYear(end.getUTCFullYear())
  return reached > end ? years - 1 : years
}
