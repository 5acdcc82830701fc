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
  const notATax = ' It counts towards your tax and is no extra tax.'
  const agent = 'We pay it to HMRC within 30 days of the end of each quarter, and send you a certificate for the year.'
  if (service === 'fully-managed')
    return {
      amount: shareLess(agencyFees + bills),
      note: `On the rent, less our fee and the bills that we pay from it.${notATax}`,
      text: agent,
    }
  if (service === 'rent-collection')
    return {
      amount: shareLess(agencyFees),
      note: `On the rent, less our own fees. Bills that you pay yourself do not reduce it.${notATax}`,
      text: agent,
    }
  if ((rent * 12) / 52 <= tenantWithholdsAbove)
    return {
      amount: 0,
      note: 'No agent collects the rent.',
      text:
        `A tenant who pays £${tenantWithholdsAbove} a week or less withholds ` +
        'nothing, unless HMRC asks for it. You must still pay the tax.',
    }
  return {
    amount: shareLess(0),
    note: `On the whole rent. Bills that you pay yourself do not reduce it.${notATax}`,
    text:
      `If no agent collects the rent, a tenant who pays more than £${tenantWithholdsAbove} a ` +
      'week must withhold tax on all of it, less only what the tenant has paid for you.',
  }
}
