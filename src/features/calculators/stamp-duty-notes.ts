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
    day > today && `These are the rates on ${formatDay(today)}. A Budget can change them before you complete.`,
    surcharged &&
      day >= surchargesRose &&
      day < today &&
      earlier &&
      `If contracts were exchanged before ${formatDay(surchargesRose)} and have ` +
        'not changed since, the earlier rates usually apply: ' +
        `${earlier.additional} percentage points on every slice, or ` +
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
        ? `For first-time buyers the standard rate is 0% up to ${freeUpTo}. A buyer who is not resident still ` +
          `pays ${duty.nonResident} percentage points.`
        : `First-time buyers pay nothing up to ${freeUpTo}.`) +
        ' No buyer may ever have owned a home anywhere, and every buyer must plan to live in this one.',
    buyer === 'first' &&
      duty.scale !== 'first' &&
      'The relief for first-time buyers ends at ' +
        `${formatPounds(rates.firstTime.upTo)}. Above that, the standard rates apply ` +
        'to the whole price.',
    duty.scale === 'company' &&
      'A company, a partnership that includes a company, or a collective investment scheme pays ' +
        `${rates.company.percent}% of the whole price if it is above ` +
        `${formatPounds(rates.company.above)}, unless a relief applies. There are reliefs for letting, developing ` +
        'and trading, and for homes open to the public, homes of employees and farmhouses. It does not apply to ' +
        'a company that acts as trustee of a settlement.',
    buyer === 'company' &&
      duty.scale !== 'company' &&
      duty.additional > 0 &&
      `A company pays ${rates.additional} percentage points on every slice, whatever else it owns.` +
        (relieved && price > rates.company.above
          ? ' It claims the relief in the tax return. HMRC takes it back if the use changes within three years.'
          : ''),
    buyer === 'additional' &&
      duty.additional > 0 &&
      `For an additional home you pay ${rates.additional} percentage points on every slice. Homes ` +
        'abroad count, and so do homes of a husband, wife or civil partner.',
    abroad &&
      duty.nonResident > 0 &&
      `A buyer who is not resident pays ${rates.nonResident} percentage points on every slice. ` +
        'Nationality does not matter.' +
        (buyer === 'company' ? ' Other tests apply to a company. Ask a tax adviser.' : ''),
    below &&
      (abroad || buyer === 'additional' || buyer === 'company') &&
      `Below ${formatPounds(rates.surchargesFrom)} there is no surcharge.`,
  ].filter((reason) => typeof reason === 'string')
}
