import * as messages from '#messages/costs.ts'
import type { Listing } from '../../../domain/listing/listing'
import { isCapped, isProtected } from '../../../domain/listing/deposits'
import { depositCap, depositWeeks, inWeeks, weeklyRent, weekCounts } from '../../../domain/market/rent'
import { formatPence } from '../../../lib/format/money'
import { required } from '../../../lib/required'
import { paths } from '../../../paths'

type Rental = Pick<Listing, 'price' | 'facts'>

/** A deposit if known; otherwise its cap, never a guess. */
function depositRow(label: string, sum: number | undefined, cap: { sum: number; weeks: number } | null, rent: number) {
  if (sum === 0) return { label, value: messages.none }
  if (sum !== undefined) return { label: label + inWeeks(sum, rent), value: formatPence(sum) }
  if (!cap) return { label: messages.asAgreed(label), value: messages.askUs }
  const weeks = required(weekCounts[cap.weeks - 1], 'a number of weeks')
  return { label: messages.atMostRent(label, weeks), value: messages.upTo(formatPence(cap.sum)) }
}

/** A tenant's payments before the keys, in order; each is the listing's own sum or the legal maximum. */
export function rentalCosts(listing: Rental, billsPerMonth = 0) {
  const { price: rent, facts } = listing
  const { deposit, holding_deposit: holding, tenancy } = facts.values
  const capped = isCapped(rent, tenancy)
  const cap = capped ? { sum: depositCap(rent), weeks: depositWeeks(rent) } : null
  const maxDeposit = deposit ?? cap?.sum
  return {
    hold: [depositRow(messages.holdingDeposit, holding, capped ? { sum: weeklyRent(rent), weeks: 1 } : null, rent)],
    sign: [
      { label: messages.firstMonth, value: formatPence(rent) },
      holding
        ? { label: messages.lessHolding, value: messages.minus(formatPence(holding)) }
        : holding === undefined && { label: messages.lessHolding, value: messages.whatYouPaid },
      depositRow(messages.deposit, deposit, cap, rent),
      { label: messages.feesToUs, value: formatPence(0) },
    ].filter((row) => typeof row === 'object'),
    total: {
      label: deposit === undefined && cap ? messages.atMostBeforeKeys : messages.beforeKeys,
      value:
        maxDeposit === undefined
          ? messages.andDeposit(formatPence(rent))
          : formatPence(Math.round((rent + maxDeposit) * 100) / 100),
      pounds: maxDeposit === undefined ? 0 : rent + maxDeposit,
    },
    notes: [
      ...(isProtected(rent, tenancy) ? [messages.noMoreThanShown, messages.protectedDeposit] : []),
      ...(capped ? [] : [messages.noLimit]),
    ],
    calculator:
      `${paths.moveInCost}?rent=${rent}${deposit ? `&deposit=${deposit}` : ''}` +
      (billsPerMonth > 0 ? `&bills=${billsPerMonth}` : ''),
  }
}
