import { formatDay } from '../../lib/time/format-day'
import { formatPounds } from '../../lib/format/money'
import { formatPercent } from '../../lib/format/vat'
import type { Calculator, Line, Part } from './calculator'
import { maybeDay, pounds, requiredChoice, tick } from './fields'
import { type Purchase, type Rates, ratesOn, refunds, stampDuty, type StampDuty } from '../../domain/market/stamp-duty'

interface Rising {
  above: number
}
export interface BuyingFacts {
  tables: readonly Rates[]
  registry: readonly (Rising & { fee: number })[]
  typical: readonly { name: string; note: string; ranges: readonly (Rising & { least: number; most: number })[] }[]
}

const fields = {
  price: pounds({ label: 'Price', what: 'the price', like: '650,000', least: 1, most: 1e9, start: '650,000' }),
  // Exactly one answer fits each purchase: a buyer who keeps a let home while replacing the main one is `home`.
  buyer: requiredChoice({
    label: 'Who is buying?',
    hint:
      'Homes abroad count, and those of a husband, wife or civil ' +
      'partner. Replacing: the old main home is sold by the ' +
      'day of completion, or was in the three years before.',
    problem: 'Choose who is buying',
    options: [
      { value: 'first', label: 'First-time buyers only, who will all live in it' },
      { value: 'home', label: 'Other people, each of whom will own no other home or is replacing their main home' },
      {
        value: 'additional',
        label: 'Other people, one of whom will own another home and is not replacing their main home',
      },
      { value: 'company', label: 'A company or another body' },
    ],
  }),
  relief: tick({
    label: 'It will be let to strangers, developed or traded',
    hint: 'Such a company can claim relief from the flat rate.',
    only: ({ buyer }) => buyer === 'company',
  }),
  abroad: requiredChoice({
    label: 'Does every buyer live in the UK?',
    hint:
      'For this tax: 183 days or more here in the 365 days before ' +
      'completion. Nationality does not matter. Other tests ' +
      'apply to a company.',
    problem: 'Choose whether every buyer lives in the UK',
    options: [
      { value: 'no', label: 'Yes, every buyer' },
      { value: 'yes', label: 'No, or not every buyer' },
    ],
  }),
  date: maybeDay({ label: 'Day of completion', hint: 'Leave it empty for today’s rates.', start: '' }),
}

/** The row of a rising table that an amount falls in. */
const rowFor = <Row extends Rising>(rows: readonly Row[], amount: number) =>
  rows.reduce((found, row) => (amount > row.above ? row : found))

const range = (least: number, most: number) =>
  least === most ? formatPounds(least) : `${formatPounds(least)} to ${formatPounds(most)}`

function sliceTable({ slices, tax }: StampDuty, price: number): Part {
  const rows = slices.map(({ from, to, percent, tax: part }) => [
    from === 0 ? `Up to ${formatPounds(to)}` : `${formatPounds(from)} to ${formatPounds(to)}`,
    formatPercent(percent),
    formatPounds(part),
  ])
  return {
    title: 'Slice by slice',
    table: {
      caption: `Stamp duty on ${formatPounds(Math.floor(price))}`,
      columns: ['Slice of the price', 'Rate', 'Tax'],
      rows,
      total: ['Stamp duty', formatPounds(tax)],
    },
  }
}

/**
 * From this day the surcharges rose; a contract made before it keeps the earlier ones (Finance Act 2025, section 50).
 */
const surchargesRose = '2024-10-31'

/** What the day of completion alone does not settle. */
function caveats(day: string, today: string, duty: StampDuty, tables: readonly Rates[]): string[] {
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

/** Why these rates: in words, for the case at hand. */
function reasons(purchase: Purchase, duty: StampDuty, rates: Rates): string[] {
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

function refundPart(purchase: Purchase, rates: Rates): Part[] {
  const back = refunds(purchase, rates)
  const lines: Line[] = [
    ...(back.additional
      ? [
          {
            label: 'If the old main home is sold within three years',
            note: 'Claim within 12 months of that sale, or of the day the return was due if that is later.',
            value: formatPounds(back.additional),
          },
        ]
      : []),
    ...(back.nonResident
      ? [
          {
            label: 'If the buyer then spends 183 days in the UK',
            note:
              'In any 365 days in a row, from 364 days before completion to 365 days after it. Claim ' +
              'within two years of completion; every joint buyer must meet the test.',
            value: formatPounds(back.nonResident),
          },
        ]
      : []),
  ]
  if (lines.length === 0) return []
  const left = stampDuty({ ...purchase, buyer: back.additional ? 'home' : purchase.buyer, abroad: false }, rates).tax
  return [
    {
      title: 'What may come back',
      lines,
      total: { label: lines.length > 1 ? 'Stamp duty left after both' : 'Stamp duty left', value: formatPounds(left) },
    },
  ]
}

/** Stamp duty exactly, and the other costs of a purchase as estimates. */
export const buyingCost: Calculator<typeof fields, BuyingFacts> = {
  name: 'The purchase',
  label: 'Stamp duty',
  needs: 'Stamp duty depends on the buyer as much as on the price, so there is no figure until you answer:',
  fields,
  check: ({ date }, { tables }): Record<string, string> =>
    date && !ratesOn(tables, date)
      ? {
          date:
            'The day must be ' +
            `${formatDay(tables.map(({ from }) => from).sort()[0]!)} or ` +
            'later: older rates are not kept here',
        }
      : {},
  work: ({ price, buyer, abroad, relief, date }, { tables, registry, typical }, today) => {
    const rates = ratesOn(tables, date ?? today) ?? tables.at(-1)!
    const purchase: Purchase = { price, buyer, abroad: abroad === 'yes', relieved: relief }
    const duty = stampDuty(purchase, rates)
    const fee = rowFor(registry, price).fee
    const others = typical.map(({ name, note, ranges }) => ({ name, note, ...rowFor(ranges, price) }))
    const least = others.reduce((sum, other) => sum + other.least, fee)
    const most = others.reduce((sum, other) => sum + other.most, fee)
    const words = [...reasons(purchase, duty, rates), ...caveats(date ?? today, today, duty, tables)]
    return {
      figure: formatPounds(duty.tax),
      pounds: duty.tax,
      gloss:
        `${formatPercent(Math.round((duty.tax / price) * 10_000) / 100)} ` +
        'of the price, at the rates in ' +
        `force since ${formatDay(rates.from)}. Return and ` +
        'payment are due within 14 days of completion.',
      parts: [
        { ...sliceTable(duty, price), ...(words.length > 0 ? { words } : {}) },
        ...refundPart(purchase, rates),
        {
          title: 'Beside the tax',
          lines: [
            {
              label: 'Land Registry',
              note: 'The fee for a whole registered title, applied for online.',
              value: formatPounds(fee),
            },
            ...others.map(({ name, note, least, most }) => ({
              label: `${name}, our estimate`,
              note,
              value: range(least, most),
            })),
          ],
          total: {
            label: 'Price, tax and costs',
            value: range(Math.ceil(price) + duty.tax + least, Math.ceil(price) + duty.tax + most),
          },
        },
      ],
    }
  },
}
