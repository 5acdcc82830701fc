// England, freehold homes, since 1 April 2025. https://www.gov.uk/stamp-duty-land-tax/residential-property-rates
const bands = [
  { from: 0, rate: 0 },
  { from: 125_000, rate: 2 },
  { from: 250_000, rate: 5 },
  { from: 925_000, rate: 10 },
  { from: 1_500_000, rate: 12 },
]

/**
 * Stamp duty on a home in whole pounds. Surcharges are points on every slice, added before HMRC's rounding down slice by slice.
 * Not for first-time buyers, companies at the flat rate, mixed use or new leases with rent.
 * @param price pounds
 * @param points surcharges in percentage points: additional dwelling, non-resident, or both added up
 */
export function stampDuty(price: number, points = 0) {
  const whole = Math.floor(price)
  const surcharge = whole >= 40_000 ? points : 0
  return bands.reduce((tax, { from, rate }, n) => {
    const slice = Math.max(0, Math.min(whole, bands[n + 1]?.from ?? Infinity) - from)
    return tax + Math.floor((slice * (rate + surcharge)) / 100)
  }, 0)
}
