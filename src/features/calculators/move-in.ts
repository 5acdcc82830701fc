import { formatPence, formatPounds } from '../../lib/format/money'
import { assuredUpTo, depositCap, depositWeeks, isAssured, weeklyRent } from '../../domain/market/rent'
import * as shared from '#messages/calculator.ts'
import * as messages from '#messages/move-in-cost.ts'
import { type Calculator, line } from './calculator'
import { maybePounds, pounds, integer } from './fields'

// The Tenant Fees Act 2019 and, since 1 May 2026, the Renters' Rights Act 2025: only a holding deposit before signing,
// then at most a month's rent in advance.

const fields = {
  rent: pounds({ ...messages.rentField, example: '2,400', min: 1, max: 1e6 }),
  deposit: maybePounds({ ...messages.depositField, example: '2,700', max: 1e7, start: '' }),
  bills: maybePounds({ ...messages.billsField, example: '250', max: 1e6, start: '' }),
  sharers: integer({ ...shared.sharersField, example: '2', min: 1, max: 12, start: '1' }),
}

/** What a tenant pays before moving in. */
export const moveInCost: Calculator<typeof fields, null> = {
  name: messages.formName,
  label: shared.toMoveIn,
  fields,
  check: ({ rent, deposit }): Record<string, string> =>
    deposit !== null && isAssured(rent) && deposit > depositCap(rent)
      ? { deposit: messages.depositTooHigh(formatPence(depositCap(rent)), depositWeeks(rent)) }
      : {},
  calculate: ({ rent, deposit, bills, sharers }) => {
    const cap = depositCap(rent)
    const amount = deposit ?? cap
    const holding = weeklyRent(rent)
    const total = Math.round((rent + amount) * 100) / 100
    const assured = isAssured(rent)
    const weeks = depositWeeks(rent)
    return {
      figure: formatPence(total),
      pounds: total,
      explanation: messages.explanation(sharers > 1 ? formatPence(Math.ceil((total * 100) / sharers) / 100) : ''),
      parts: [
        {
          title: messages.whatYouPay,
          lines: [
            line(shared.holdingDeposit, formatPence(holding), assured ? messages.holdingNote : messages.holdingAgreed),
            line(
              shared.restOfFirstMonth,
              formatPence(Math.round((rent - holding) * 100) / 100),
              assured ? messages.firstMonthNote : messages.firstMonthAgreed,
            ),
            line(
              shared.tenancyDeposit,
              formatPence(amount),
              deposit === null
                ? (assured ? messages.depositMost : messages.depositExample)(weeks)
                : assured
                  ? messages.depositBelow(formatPence(cap))
                  : messages.depositAgreed,
            ),
            line(messages.feesToUs, formatPence(0), messages.noFees),
          ],
          total: line(shared.toMoveIn, formatPence(total)),
          ...(assured ? {} : { notes: [messages.otherKind(formatPounds(assuredUpTo))] }),
        },
        {
          title: messages.afterThat,
          lines: [
            line(messages.eachMonth, formatPence(rent)),
            ...(bills ? [line(messages.withBills, formatPence(rent + bills))] : []),
            line(messages.eachYear, formatPence(Math.round(rent * 1200) / 100)),
          ],
          notes: [messages.besideRent, assured ? messages.noEndDate : messages.agreedEnd],
        },
      ],
    }
  },
}
