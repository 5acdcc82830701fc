import type { Purchase, Rates, StampDuty } from '../../domain/market/stamp-duty'
import { formatPounds } from '../../lib/format/money'
import { formatDay } from '../../lib/time/format-day'

/** The surcharges rose on this day; a contract made before it keeps the earlier ones (Finance Act 2025, section 50). */
const surchargesRose = '2024-10-31'

/** Caveats that the completion date alone does not settle. */
export function caveats(day: string, today: string, duty: StampDuty, tables: readonly Rates[]): string[] {
  const earlier = tables.filter(({ from }) => from < surchargesRose).at(-1)
  const surcharged = duty.additional > 0 || duty.scale === 'company'
  return [
    day > today &&
      `These are the rates known on ${formatDay(today)}. A Budget can change them before the day of completion.`,
    surcharged &&
      day >= surchargesRose &&
      day < today &&
      earlier &&
      `If contracts were exchanged before ${formatDay(surchargesRose)} and have ` +
        'not been changed since, the earlier rates mostly apply: ' +
        `${earlier.additional} points on every slice, or ` +
        `${earlier.company.percent}% for a company. Ask your solicitor.`,
  ].filter((caveat) => typeof caveat === 'string')
}

/** The explanation of the applied rates. */
export function reasons(purchase: Purchase, duty: StampDuty, rates: Rates): string[] {
  const { price, buyer, abroad, relieved } = purchase
  const below = price < rates.surchargesFrom
  const freeUpTo = formatPounds(rates.firstTime.bands[1]?.above ?? rates.firstTime.upTo)
  return [
    buyer === 'first' &&
      duty.scale === 'first' &&
      (duty.nonResident > 0
        ? `The relief for first-time buyers takes the standard rate to 0% up to ${freeUpTo}; the ` +
          `${duty.nonResident} points for a buyer who is not resident are still due.`
        : `First-time buyers pay nothing up to ${freeUpTo}.`) +
        ' Nobody buying may ever have owned a home, anywhere, and everybody must mean to live in this one.',
    buyer === 'first' &&
      duty.scale !== 'first' &&
      'The relief for first-time buyers ends at ' +
        `${formatPounds(rates.firstTime.upTo)}. Above that the standard rates are due ` +
        'on the whole price.',
    duty.scale === 'company' &&
      'A company, a partnership with a company in it or a collective investment scheme pays ' +
        `${rates.company.percent}% of the whole price where that is above ` +
        `${formatPounds(rates.company.above)}, unless a relief applies: a letting business, developing or ` +
        'trading, homes open to the public, employees’ homes, farmhouses. A company that acts as trustee ' +
        'of a settlement is outside this.',
    buyer === 'company' &&
      duty.scale !== 'company' &&
      duty.additional > 0 &&
      `A company pays ${rates.additional} points on every slice, whatever else it owns.` +
        (relieved && price > rates.company.above
          ? ' The relief is claimed in the return, and is taken back if within three years the use changes.'
          : ''),
    buyer === 'additional' &&
      duty.additional > 0 &&
      `An additional home pays ${rates.additional} points on every slice. Homes ` +
        'abroad count, and so do those of a husband, wife or civil partner.',
    abroad &&
      duty.nonResident > 0 &&
      `A buyer who is not resident pays ${rates.nonResident} points on every slice. Nationality does not matter.` +
        (buyer === 'company' ? ' For a company other tests apply: ask a tax adviser.' : ''),
    below &&
      (abroad || buyer === 'additional' || buyer === 'company') &&
      `Below ${formatPounds(rates.surchargesFrom)} neither surcharge is due.`,
  ].filter((reason) => typeof reason === 'string')
}
