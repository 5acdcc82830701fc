import { formatPounds } from '../../lib/format/money'
import { range } from '#messages/formats.ts'

// Last reviewed on 25 November 2026, with copies of the consultation page, of a council's budget news of February 2026
// and of newspaper reports. The surcharge is planned, and its rules are not final.

/** The planned High Value Council Tax Surcharge, in pounds a year by the value of the home in 2026. */
const surcharges = [
  { from: 2_000_000, perYear: 2500 },
  { from: 2_500_000, perYear: 3500 },
  { from: 3_500_000, perYear: 5000 },
  { from: 5_000_000, perYear: 7500 },
]

/** The surcharge planned for a home of this value; null below £2 million. */
export const plannedSurcharge = (value: number): number | null =>
  surcharges.filter(({ from }) => value >= from).at(-1)?.perYear ?? null

/** `£2,500 to £7,500`. */
export const surchargeRange = range(
  formatPounds(surcharges[0]?.perYear ?? 0),
  formatPounds(surcharges.at(-1)?.perYear ?? 0),
)
