import { formatPercent } from '../../lib/format/vat'
import { formatPounds } from '../../lib/format/money'
import type { Calculator } from './calculator'
import { choice, figure, maybePounds, pounds, tick } from './fields'
import { lettingYear, percentOf } from '../../domain/market/letting-year'
import { type Rates, ratesOn, stampDuty } from '../../domain/market/stamp-duty'

export type Service = 'let-only' | 'rent-collection' | 'fully-managed'

/** What a package costs: its percentage of the rent with VAT, and what is charged beside it. */
export interface PackagePrice {
  percent: number
  of: string
  /** Once a year, the percentage is of a year's rent; by the month, of the rent received. */
  once: boolean
  beside: readonly { name: string; yearly: number }[]
  /** Pounds a year for returns to HMRC, until it has approved the landlord. */
  returns: number
}
export interface YieldFacts {
  packages: Record<Service, PackagePrice>
  tables: readonly Rates[]
  /** Per cent that is withheld from a landlord abroad. */
  withheld: number
}

const yearly = (label: string, what: string, like: string, start: string, hint?: string) =>
  pounds({ label, what, like, most: 1e7, start, ...(hint ? { hint } : {}) })

const fields = {
  price: pounds({ label: 'Price', what: 'the price', like: '500,000', least: 1, most: 1e9, start: '500,000' }),
  rent: pounds({ label: 'Rent a month', what: 'the rent', like: '2,400', least: 1, most: 1e6, start: '2,400' }),
  voids: figure({
    label: 'Empty weeks a year',
    what: 'the number of empty weeks',
    like: '2',
    most: 52,
    unit: 'weeks',
    start: '2',
  }),
  service: choice({
    label: 'Who looks after it?',
    options: [
      { value: 'fully-managed', label: 'We do: Fully Managed' },
      { value: 'rent-collection', label: 'We collect the rent: Rent Collection' },
      { value: 'let-only', label: 'We find the tenant: Let Only, once a year' },
      { value: 'none', label: 'You do' },
    ],
  }),
  charge: yearly('Service charge a year', 'the service charge', '1,800', '1,800', 'Of a flat. 0 for a freehold house.'),
  ground: yearly('Ground rent a year', 'the ground rent', '250', '0'),
  insurance: yearly('Insurance a year', 'the insurance', '250', '250'),
  repairs: yearly('Repairs and certificates a year', 'the repairs', '950', '950'),
  abroad: tick({ label: 'You live outside the UK', hint: 'For six months of the year or more.' }),
  costs: maybePounds({
    label: 'Costs of buying',
    hint: 'Left empty: stamp duty on an additional home.',
    what: 'the costs of buying',
    like: '50,000',
    most: 1e9,
    start: '',
  }),
}

/** A tenant withholds where the rent is above this, in pounds a week (HMRC, PIM4830). */
const tenantWithholdsAbove = 100

/**
 * What is withheld for HMRC in a year: a share of the rent, less the expenses that whoever withholds has paid. We pay
 * all bills of a managed home from its rent; where we only collect it, our own fees alone; a tenant has paid none of
 * them.
 */
function withholding({
  service,
  rent,
  received,
  ours,
  bills,
  percent,
}: {
  service: Service | 'none'
  rent: number
  received: number
  ours: number
  bills: number
  percent: number
}) {
  const share = (paid: number) => Math.floor((Math.max(0, received - paid) * percent) / 100)
  const notATax = ' It counts towards your tax; it is not a tax on top.'
  const agent = 'We pay it to HMRC within 30 days of each quarter’s end, and give you a certificate for the year.'
  if (service === 'fully-managed')
    return {
      kept: share(ours + bills),
      note: `Of the rent, less our fee and the bills that we pay from it.${notATax}`,
      words: agent,
    }
  if (service === 'rent-collection')
    return {
      kept: share(ours),
      note: `Of the rent, less our own fees. Bills that you pay yourself do not lower it.${notATax}`,
      words: agent,
    }
  if ((rent * 12) / 52 <= tenantWithholdsAbove)
    return {
      kept: 0,
      note: 'No agent collects the rent.',
      words:
        `A tenant who pays £${tenantWithholdsAbove} a week or less withholds ` +
        'nothing, unless HMRC asks for it. You still owe the tax.',
    }
  return {
    kept: share(0),
    note: `Of all the rent that is paid. Bills that you pay yourself do not lower it.${notATax}`,
    words:
      `Where no agent collects the rent, a tenant who pays more than £${tenantWithholdsAbove} a ` +
      'week withholds tax on all of it, less only what the tenant has paid for you.',
  }
}

/** What a let home earns on what it cost. */
export const rentalYield: Calculator<typeof fields, YieldFacts> = {
  name: 'The home and its year',
  label: 'Net yield',
  fields,
  work: (
    { price, rent, voids, service, charge, ground, insurance, repairs, abroad, costs },
    { packages, tables, withheld },
    today,
  ) => {
    const chosen = service === 'none' ? null : packages[service]
    const beside = chosen?.beside ?? []
    const returns = abroad ? (chosen?.returns ?? 0) : 0
    const own = [charge, ground, insurance, repairs]
    const extras = [...beside.map(({ yearly }) => yearly), returns]
    const year = lettingYear({
      rent,
      voids,
      percent: chosen?.percent ?? 0,
      once: chosen?.once ?? false,
      bills: [...own, ...extras],
    })
    const duty = stampDuty({ price, buyer: 'additional', abroad }, ratesOn(tables, today) ?? tables.at(-1)!).tax
    const paid = price + (costs ?? duty)
    const loses = year.left < 0
    const share = formatPercent(percentOf(year.left, paid))
    const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
    const tax = withholding({
      service,
      rent,
      received: year.received,
      ours: year.fee + sum(extras),
      bills: sum(own),
      percent: withheld,
    })
    return {
      figure: loses ? 'None' : share,
      gloss: loses
        ? `The year costs ${formatPounds(-year.left)} more than the rent that comes in.`
        : `${formatPounds(year.left)} a year on ${formatPounds(paid)}. Gross, as ` +
          `advertisements give it: ${formatPercent(percentOf(year.gross, price))}.`,
      parts: [
        {
          title: 'A year, line by line',
          lines: [
            {
              label: 'Twelve months’ rent',
              note: `Gross yield: ${formatPercent(percentOf(year.gross, price))} of the price.`,
              value: formatPounds(year.gross),
            },
            ...(voids > 0
              ? [{ label: `Empty, ${voids} ${voids === 1 ? 'week' : 'weeks'}`, value: less(year.empty) }]
              : []),
            ...(chosen
              ? [
                  {
                    label: 'Our fee',
                    note:
                      `${formatPercent(chosen.percent)} of ` +
                      `${chosen.once ? chosen.of : 'the rent received'}, VAT ` +
                      'included.',
                    value: less(year.fee),
                  },
                ]
              : []),
            ...beside.map(({ name, yearly }) => ({
              label: name,
              note: 'From our price list, for each tenancy; taken here once a year.',
              value: less(yearly),
            })),
            ...(returns > 0
              ? [
                  {
                    label: 'Returns to HMRC',
                    note: 'From our price list, each quarter, until HMRC has approved you.',
                    value: less(returns),
                  },
                ]
              : []),
            ...(
              [
                ['Service charge', charge],
                ['Ground rent', ground],
                ['Insurance', insurance],
                ['Repairs and certificates', repairs],
              ] as const
            ).flatMap(([label, bill]) => (bill > 0 ? [{ label, value: less(bill) }] : [])),
          ],
          total: {
            label: loses ? 'Short by' : 'Left before tax and mortgage',
            value: formatPounds(Math.abs(year.left)),
          },
        },
        {
          title: 'What it cost',
          lines: [
            { label: 'Price', value: formatPounds(price) },
            costs === null
              ? {
                  label: 'Stamp duty',
                  note: `As an additional home${abroad ? ', bought from abroad' : ''}.`,
                  value: formatPounds(duty),
                }
              : { label: 'Costs of buying', value: formatPounds(costs) },
          ],
          total: { label: 'Paid in all', value: formatPounds(paid) },
        },
        ...(abroad
          ? [
              {
                title: 'Kept for HMRC',
                lines: [
                  { label: `Withheld, ${withheld}%`, note: tax.note, value: formatPounds(tax.kept) },
                  { label: 'Left for you, until you are approved', value: signed(year.left - tax.kept) },
                  {
                    label: 'Left for you, once you are approved',
                    note: 'Form NRL1 for a person, NRL2 for a company, NRL3 for trustees. Each joint owner applies.',
                    value: signed(year.left + returns),
                  },
                ],
                words: [tax.words],
              },
            ]
          : []),
      ],
    }
  },
}

function less(amount: number) {
  return `−${formatPounds(amount)}`
}
function signed(amount: number) {
  return amount < 0 ? less(-amount) : formatPounds(amount)
}
