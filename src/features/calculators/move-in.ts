import { formatPence, formatPounds } from '../../lib/format/money'
import { assuredUpTo, depositCap, depositWeeks, isAssured, weeklyRent } from '../../domain/market/rent'
import type { Calculator } from './calculator'
import { maybePounds, pounds, integer } from './fields'

// The Tenant Fees Act 2019 and, since 1 May 2026, the Renters' Rights Act 2025: only a holding deposit before signing,
// then at most a month's rent in advance.

const numberNames = { 5: 'Five', 6: 'Six' } as const

const fields = {
  rent: pounds({
    label: 'Rent a month',
    hint: 'The one rent in the advert.',
    what: 'the rent',
    like: '2,400',
    least: 1,
    most: 1e6,
    start: '2,400',
  }),
  deposit: maybePounds({
    label: 'Deposit asked',
    hint: 'Left empty: five weeks’ rent, or six if the rent is £50,000 a year or more.',
    what: 'the deposit',
    like: '2,700',
    most: 1e7,
    start: '',
  }),
  sharers: integer({
    label: 'People sharing',
    what: 'the number of people',
    like: '2',
    least: 1,
    most: 12,
    unit: 'people',
    start: '1',
  }),
}

/** What a tenant pays before moving in. */
export const moveInCost: Calculator<typeof fields, null> = {
  name: 'The tenancy',
  label: 'To move in',
  fields,
  check: ({ rent, deposit }): Record<string, string> =>
    deposit !== null && isAssured(rent) && deposit > depositCap(rent)
      ? {
          deposit:
            `The deposit must be ${formatPence(depositCap(rent))} or less: the law ` +
            `allows ${numberNames[depositWeeks(rent)].toLowerCase()} weeks’ rent`,
        }
      : {},
  work: ({ rent, deposit, sharers }) => {
    const cap = depositCap(rent)
    const amount = deposit ?? cap
    const holding = weeklyRent(rent)
    const total = Math.round((rent + amount) * 100) / 100
    const assured = isAssured(rent)
    const weeks = `${numberNames[depositWeeks(rent)]} weeks’ rent`
    return {
      figure: formatPence(total),
      pounds: total,
      gloss:
        'One month’s rent and a ' +
        `deposit${sharers > 1 ? `, or about ${formatPence(Math.ceil((total * 100) / sharers) / 100)} each` : ''}. ` +
        'You pay us no fees.',
      parts: [
        {
          title: 'In the order it falls due',
          lines: [
            {
              label: 'Holding deposit',
              note: assured
                ? 'One week’s rent, to reserve the home for up to 15 days. It then counts towards the first month.'
                : 'Taken here as one week’s rent that counts towards the first ' +
                  'month. No limit applies; the terms are agreed.',
              value: formatPence(holding),
            },
            {
              label: 'First month’s rent, less the holding deposit',
              note: assured
                ? 'Once the agreement is signed. No more than one month may be asked for or taken in advance.'
                : 'Once the agreement is signed. The agreement says how much rent is paid in advance.',
              value: formatPence(Math.round((rent - holding) * 100) / 100),
            },
            {
              label: 'Tenancy deposit',
              note: assured
                ? (deposit === null ? `${weeks}, the most allowed. ` : `The most allowed is ${formatPence(cap)}. `) +
                  'Protected in a government-approved scheme within 30 days, and yours at the end.'
                : (deposit === null ? `Taken here as ${weeks.toLowerCase()}. ` : '') +
                  'No limit applies. Ask before you sign how it is held and when it comes back.',
              value: formatPence(amount),
            },
            {
              label: 'Fees to us',
              note: 'Viewings, references, the inventory and the check-in cost a tenant nothing.',
              value: formatPence(0),
            },
          ],
          total: { label: 'To move in', value: formatPence(total) },
          ...(assured
            ? {}
            : {
                notes: [
                  `A rent above ${formatPounds(assuredUpTo)} a year makes another kind of tenancy. ` +
                    'The limits on holding deposits, deposits and rent in advance do not apply to it: ' +
                    'the sums here are examples, and the agreement decides.',
                ],
              }),
        },
        {
          title: 'And from then on',
          lines: [
            { label: 'Each month', value: formatPence(rent) },
            { label: 'Each year', value: formatPence(Math.round(rent * 1200) / 100) },
          ],
          notes: [
            'If the agreement makes you responsible for council tax, energy, water, ' +
              'broadband or the TV licence, you pay those as well as the rent.',
            assured
              ? 'The tenancy rolls on from month to month; you end it with two months’ notice.'
              : 'The agreement says how long the tenancy lasts and how it ends.',
          ],
        },
      ],
    }
  },
}
