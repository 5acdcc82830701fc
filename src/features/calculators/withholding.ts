import * as messages from '#messages/rental-yield.ts'
import type { Service } from './package-prices'

/** A tenant withholds above this rent, in pounds a week (HMRC, PIM4830). */
const tenantWithholdsAbove = 100

/**
 * The annual withholding for HMRC: a share of the rent, minus expenses paid by the withholding party. For managed
 * properties we pay all bills from the rent; for rent collection only our fees count; a tenant pays none.
 */
export function withholding({
  service,
  rent,
  received,
  agencyFees,
  bills,
  percent,
}: {
  service: Service | 'none'
  rent: number
  received: number
  agencyFees: number
  bills: number
  percent: number
}) {
  const shareLess = (paid: number) => Math.floor((Math.max(0, received - paid) * percent) / 100)
  if (service === 'fully-managed')
    return {
      amount: shareLess(agencyFees + bills),
      note: messages.onRentLessBills,
      text: messages.agentPays,
    }
  if (service === 'rent-collection')
    return {
      amount: shareLess(agencyFees),
      note: messages.onRentLessFees,
      text: messages.agentPays,
    }
  if ((rent * 12) / 52 <= tenantWithholdsAbove)
    return {
      amount: 0,
      note: messages.noAgent,
      text: messages.lowRent(tenantWithholdsAbove),
    }
  return {
    amount: shareLess(0),
    note: messages.onWholeRent,
    text: messages.tenantWithholds(tenantWithholdsAbove),
  }
}
