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
    hint: 'The rent in the advert.',
    what: 'the rent',
    like: '2,400',
    least: 1,
    most: 1e6,
    start: '2,400',
  }),
  deposit: maybePounds({
    label: 'Deposit in the advert',
    hint: 'If empty: five weeks’ rent, or six if the rent is £50,000 a year or more.',
    what: 'the deposit',
    like: '2,700',
    most: 1e7,
    start: '',
  }),
  bills: maybePounds({
    label: 'Bills a month',
    hint: 'Council tax, energy and others. A home’s page shows what we know.',
    what: 'the bills',
    like: '250',
    most: 1e6,
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
  work: ({ rent, deposit, bills, sharers }) => {
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
          title: 'What you pay, in order',
          lines: [
            {
              label: 'Holding deposit',
              note: assured
                ? 'One week’s rent. It reserves the home for up to 15 days and then counts towards the first month.'
                : 'Here: one week’s rent, which counts towards the first ' +
                  'month. The law sets no limit; you agree the terms.',
              value: formatPence(holding),
            },
            {
              label: 'First month’s rent, less the holding deposit',
              note: assured
                ? 'After the agreement is signed. Nobody may ask for more than one month in advance, or accept it.'
                : 'After the agreement is signed. It says how much rent you pay in advance.',
              value: formatPence(Math.round((rent - holding) * 100) / 100),
            },
            {
              label: 'Tenancy deposit',
              note: assured
                ? (deposit === null ? `${weeks}, the most allowed. ` : `The most allowed is ${formatPence(cap)}. `) +
                  'A government-approved scheme protects it within 30 days. At the end you get it back, ' +
                  'less any agreed deductions.'
                : (deposit === null ? `Here: ${weeks.toLowerCase()}. ` : '') +
                  'The law sets no limit. Before you sign, ask who holds it and when you get it back.',
              value: formatPence(amount),
            },
            {
              label: 'Fees to us',
              note: 'You pay nothing for viewings, references, the inventory or the check-in.',
              value: formatPence(0),
            },
          ],
          total: { label: 'To move in', value: formatPence(total) },
          ...(assured
            ? {}
            : {
                notes: [
                  `Above ${formatPounds(assuredUpTo)} of rent a year, a tenancy is of another kind. ` +
                    'The limits on deposits and on rent in advance do not apply to it. ' +
                    'The figures here are examples; the agreement decides.',
                ],
              }),
        },
        {
          title: 'What you pay after that',
          lines: [
            { label: 'Each month', value: formatPence(rent) },
            ...(bills ? [{ label: 'With your bills, each month', value: formatPence(rent + bills) }] : []),
            { label: 'Each year', value: formatPence(Math.round(rent * 1200) / 100) },
          ],
          notes: [
            'Besides the rent you pay council tax, energy, water, broadband and ' +
              'the TV licence, if the agreement says so.',
            assured
              ? 'The tenancy has no end date. You can end it with two months’ notice.'
              : 'The agreement says how long the tenancy lasts and how it ends.',
          ],
        },
      ],
    }
  },
}
