import { formatPence, formatPounds } from '../../lib/money'
import { depositCap, depositWeeks, weeklyRent } from '../../lib/rent'
import type { Calculator } from './calculator'
import { maybePounds, pounds, whole } from './fields'

// The Tenant Fees Act 2019, and since 1 May 2026 the Renters' Rights Act 2025: nothing before the agreement is signed but
// a holding deposit, then at most a month's rent in advance.

/** Above this rent a year a tenancy is not assured, and neither Act's limits bind. */
const assuredUpTo = 100_000
const words = { 5: 'Five', 6: 'Six' } as const

const fields = {
  rent: pounds({ label: 'Rent a month', hint: 'As advertised: nobody may ask you for more.', what: 'the rent', like: '2,400', least: 1, most: 1e6, start: '2,400' }),
  deposit: maybePounds({ label: 'Deposit asked', hint: 'Leave it empty for the most that the law allows.', what: 'the deposit', like: '2,700', most: 1e7, start: '' }),
  sharers: whole({ label: 'People sharing', what: 'the number of people', like: '2', least: 1, most: 12, unit: 'people', start: '1' }),
}

/** What a tenant pays before the keys. */
export const moveInCost: Calculator<typeof fields, null> = {
  name: 'The tenancy',
  label: 'Before the keys',
  fields,
  check: ({ rent, deposit }): Record<string, string> =>
    deposit !== null && rent * 12 <= assuredUpTo && deposit > depositCap(rent) ? { deposit: `The deposit must be ${formatPence(depositCap(rent))} or less: the law allows ${words[depositWeeks(rent)].toLowerCase()} weeks’ rent` } : {},
  work: ({ rent, deposit, sharers }) => {
    const cap = depositCap(rent)
    const asked = deposit ?? cap
    const holding = weeklyRent(rent)
    const total = Math.round((rent + asked) * 100) / 100
    const assured = rent * 12 <= assuredUpTo
    return {
      figure: formatPence(total),
      pounds: total,
      gloss: `One month’s rent and a deposit${sharers > 1 ? `, or about ${formatPence(Math.ceil((total * 100) / sharers) / 100)} each` : ''}. You pay us no fees.`,
      parts: [
        {
          title: 'In the order it falls due',
          lines: [
            { label: 'Holding deposit', note: 'One week’s rent, to reserve the home for up to 15 days. It then counts towards the first month.', value: formatPence(holding) },
            { label: 'First month’s rent, less the holding deposit', note: 'Once the agreement is signed. No more than one month may be asked for or taken in advance.', value: formatPence(Math.round((rent - holding) * 100) / 100) },
            { label: 'Tenancy deposit', note: `${deposit === null ? `${words[depositWeeks(rent)]} weeks’ rent, the most allowed. ` : `The most allowed is ${formatPence(cap)}. `}Protected in a government-approved scheme within 30 days, and yours at the end.`, value: formatPence(asked) },
            { label: 'Fees to us', note: 'Viewings, references, the inventory and the check-in cost a tenant nothing.', value: formatPence(0) },
          ],
          total: { label: 'Before the keys', value: formatPence(total) },
          ...(assured ? {} : { words: [`A rent above ${formatPounds(assuredUpTo)} a year makes another kind of tenancy: these limits do not bind it, and its terms are agreed. Ask us what is usual.`] }),
        },
        {
          title: 'And from then on',
          lines: [
            { label: 'Each month', value: formatPence(rent) },
            { label: 'Each year', value: formatPence(Math.round(rent * 1200) / 100) },
          ],
          words: ['Council tax, energy, water, broadband and the TV licence come beside the rent where the agreement says that they are yours. The tenancy rolls on from month to month; you end it with two months’ notice.'],
        },
      ],
    }
  },
}
