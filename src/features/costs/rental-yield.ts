import { formatPercent } from '../../lib/fees'
import { formatPounds } from '../../lib/money'
import type { Calculator } from './calculator'
import { choice, figure, maybePounds, pounds, tick } from './fields'
import { type Rates, ratesOn, stampDuty } from './stamp-duty'

export interface YieldFacts {
  /** Our fees, per cent of the rent with VAT. */
  fees: { 'let-only': number; 'rent-collection': number; 'fully-managed': number }
  tables: readonly Rates[]
  /** Per cent that is withheld from a landlord abroad. */
  withheld: number
}

const yearly = (label: string, what: string, like: string, start: string, hint?: string) => pounds({ label, what, like, most: 1e7, start, ...(hint ? { hint } : {}) })

const fields = {
  price: pounds({ label: 'Price', what: 'the price', like: '500,000', least: 1, most: 1e9, start: '500,000' }),
  rent: pounds({ label: 'Rent a month', what: 'the rent', like: '2,400', least: 1, most: 1e6, start: '2,400' }),
  voids: figure({ label: 'Empty weeks a year', what: 'the number of empty weeks', like: '2', most: 52, unit: 'weeks', start: '2' }),
  service: choice({
    label: 'Who looks after it?',
    options: [
      { value: 'fully-managed', label: 'We do: Fully Managed' },
      { value: 'rent-collection', label: 'We collect the rent' },
      { value: 'let-only', label: 'We find the tenant, once a year' },
      { value: 'none', label: 'You do' },
    ],
  }),
  charge: yearly('Service charge a year', 'the service charge', '1,800', '1,800', 'Of a flat. 0 for a freehold house.'),
  ground: yearly('Ground rent a year', 'the ground rent', '250', '0'),
  insurance: yearly('Insurance a year', 'the insurance', '250', '250'),
  repairs: yearly('Repairs and certificates a year', 'the repairs', '950', '950'),
  abroad: tick({ label: 'You live outside the UK', hint: 'For six months of the year or more.' }),
  costs: maybePounds({ label: 'Costs of buying', hint: 'Left empty: stamp duty on an additional home.', what: 'the costs of buying', like: '50,000', most: 1e9, start: '' }),
}

const percentOf = (part: number, of: number) => Math.round((part / of) * 10_000) / 100
const pence = (amount: number) => Math.round(amount * 100) / 100

/** A year of letting, in pounds. `left` is below nothing where it costs more than it brings. */
export function lettingYear({ rent, voids, percent, bills }: { rent: number; voids: number; percent: number; bills: readonly number[] }) {
  const gross = pence(rent * 12)
  const empty = pence((gross * voids) / 52)
  const received = pence(gross - empty)
  const fee = pence((received * percent) / 100)
  const left = pence(received - fee - bills.reduce((sum, bill) => sum + bill, 0))
  return { gross, empty, received, fee, left }
}

/** What a let home earns on what it cost. */
export const rentalYield: Calculator<typeof fields, YieldFacts> = {
  name: 'The home and its year',
  label: 'Net yield',
  fields,
  work: ({ price, rent, voids, service, charge, ground, insurance, repairs, abroad, costs }, { fees, tables, withheld }, today) => {
    const percent = service === 'none' ? 0 : fees[service]
    const year = lettingYear({ rent, voids, percent, bills: [charge, ground, insurance, repairs] })
    const duty = stampDuty({ price, buyer: 'additional', abroad }, ratesOn(tables, today) ?? tables.at(-1)!).tax
    const paid = price + (costs ?? duty)
    const loses = year.left < 0
    const share = formatPercent(percentOf(year.left, paid))
    const kept = Math.floor((Math.max(0, year.left) * withheld) / 100)
    return {
      figure: loses ? 'None' : share,
      gloss: loses
        ? `The year costs ${formatPounds(-year.left)} more than the rent that comes in.`
        : `${formatPounds(year.left)} a year on ${formatPounds(paid)}. Gross, as advertisements give it: ${formatPercent(percentOf(year.gross, price))}.`,
      parts: [
        {
          title: 'A year, line by line',
          lines: [
            { label: 'Twelve months’ rent', note: `Gross yield: ${formatPercent(percentOf(year.gross, price))} of the price.`, value: formatPounds(year.gross) },
            ...(voids > 0 ? [{ label: `Empty, ${voids} ${voids === 1 ? 'week' : 'weeks'}`, value: less(year.empty) }] : []),
            ...(percent > 0 ? [{ label: 'Our fee', note: `${formatPercent(percent)} of ${service === 'let-only' ? 'a year’s rent' : 'the rent received'}, VAT included.`, value: less(year.fee) }] : []),
            ...([['Service charge', charge], ['Ground rent', ground], ['Insurance', insurance], ['Repairs and certificates', repairs]] as const).flatMap(([label, bill]) => (bill > 0 ? [{ label, value: less(bill) }] : [])),
          ],
          total: { label: loses ? 'Short by' : 'Left before tax and mortgage', value: formatPounds(Math.abs(year.left)) },
        },
        {
          title: 'What it cost',
          lines: [
            { label: 'Price', value: formatPounds(price) },
            costs === null
              ? { label: 'Stamp duty', note: `As an additional home${abroad ? ', bought from abroad' : ''}.`, value: formatPounds(duty) }
              : { label: 'Costs of buying', value: formatPounds(costs) },
          ],
          total: { label: 'Paid in all', value: formatPounds(paid) },
        },
        ...(abroad
          ? [
              {
                title: 'Kept for HMRC',
                lines: [
                  { label: `Withheld, ${withheld}%`, note: 'Of the rent less the bills paid from it. It counts towards your tax; it is not a tax on top.', value: formatPounds(kept) },
                  { label: 'Sent to you, until you are approved', value: formatPounds(Math.max(0, year.left) - kept) },
                  { label: 'Sent to you, once you are approved', note: 'Form NRL1 for a person, NRL2 for a company, NRL3 for trustees. Each joint owner applies.', value: formatPounds(Math.max(0, year.left)) },
                ],
                words: [['none', 'let-only'].includes(service) ? 'Where no agent collects the rent, the tenant withholds it, from rent above £100 a week.' : 'We pay it to HMRC within 30 days of each quarter’s end, and give you a certificate for the year.'],
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
