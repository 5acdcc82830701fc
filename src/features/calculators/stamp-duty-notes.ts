import type { Purchase, Rates, StampDuty } from '../../domain/market/stamp-duty'
import { formatPounds } from '../../lib/format/money'
import { formatDay } from '../../lib/time/format-day'
import * as messages from '#messages/stamp-duty.ts'

/** The surcharges rose on this day; a contract made before it keeps the earlier ones (Finance Act 2025, section 50). */
const surchargesRose = '2024-10-31'

/** Caveats that the completion date alone does not settle. */
export function caveats(day: string, today: string, duty: StampDuty, tables: readonly Rates[]): string[] {
  const earlier = tables.filter(({ from }) => from < surchargesRose).at(-1)
  const surcharged = duty.additional > 0 || duty.scale === 'company'
  return [
    day > today && messages.ratesMayChange(formatDay(today)),
    surcharged &&
      day >= surchargesRose &&
      day < today &&
      earlier &&
      messages.earlierRates(formatDay(surchargesRose), earlier.additional, earlier.company.percent),
  ].filter((caveat) => typeof caveat === 'string')
}

/** The explanation of the applied rates. */
export function reasons(purchase: Purchase, duty: StampDuty, rates: Rates): string[] {
  const { price, buyer, abroad, relieved } = purchase
  const { additional, company } = rates
  const below = price < rates.surchargesFrom
  const freeUpTo = formatPounds(rates.firstTime.bands[1]?.above ?? rates.firstTime.upTo)
  return [
    buyer === 'first' &&
      duty.scale === 'first' &&
      (duty.nonResident > 0 ? messages.firstTimeFromAbroad(freeUpTo, duty.nonResident) : messages.firstTime(freeUpTo)),
    buyer === 'first' && duty.scale !== 'first' && messages.firstTimeEnds(formatPounds(rates.firstTime.upTo)),
    duty.scale === 'company' && messages.companyRate(company.percent, formatPounds(company.above)),
    buyer === 'company' &&
      duty.scale !== 'company' &&
      duty.additional > 0 &&
      messages.companyPoints(additional) + (relieved && price > company.above ? messages.claimsRelief : ''),
    buyer === 'additional' && duty.additional > 0 && messages.additionalPoints(additional),
    abroad &&
      duty.nonResident > 0 &&
      messages.nonResidentPoints(rates.nonResident) + (buyer === 'company' ? messages.otherTests : ''),
    below &&
      (abroad || buyer === 'additional' || buyer === 'company') &&
      messages.noSurcharge(formatPounds(rates.surchargesFrom)),
  ].filter((reason) => typeof reason === 'string')
}
