import * as messages from '#messages/costs.ts'
import { areaName } from '#messages/formats.ts'
import { leaseholdTenures } from '../../../domain/listing/facts/fact-fields'
import type { Listing } from '../../../domain/listing/listing'
import { leaseYears } from '../../../domain/listing/facts/lease-years'
import { plannedSurcharge } from '../../../domain/market/council-tax'
import { lettingYear, percentOf } from '../../../domain/market/letting-year'
import { isShared } from '../../../domain/listing/monthly-cost'
import type { CostFacts } from '../../../domain/market/listing-costs'
import { type Rates, refunds, stampDuty } from '../../../domain/market/stamp-duty'
import { formatPounds } from '../../../lib/format/money'
import { formatShare } from '../../../lib/format/percent'
import { formatPercent } from '../../../lib/format/vat'
import { serverDate } from '../../../lib/time/server-time'
import { paths } from '../../../paths'
import type { CostRow } from './CostRows'
import { has } from '../../../parts'

type Sale = Pick<Listing, 'price' | 'area' | 'facts'>

/** What stamp duty depends on: whether it is the buyer's only home, and whether every buyer lives in the UK. */
export interface BuyerValues {
  onlyHome: boolean
  inUk: boolean
}

/** The minimum and maximum for an individual, and the tax of a company abroad without relief. */
export const dutyRange = (price: number, rates: Rates) => ({
  min: Math.min(stampDuty({ price, buyer: 'home' }, rates).tax, stampDuty({ price, buyer: 'first' }, rates).tax),
  max: stampDuty({ price, buyer: 'additional', abroad: true }, rates).tax,
  company: stampDuty({ price, buyer: 'company', abroad: true }, rates).tax,
})

/** A buyer's stamp duty: standard rates, each surcharge, and the exact total. */
export function dutyRows(price: number, { onlyHome, inUk }: BuyerValues, rates: Rates) {
  const tax = (buyer: 'home' | 'additional' | 'first', abroad: boolean) =>
    stampDuty({ price, buyer, abroad }, rates).tax
  const buyer = onlyHome ? 'home' : 'additional'
  const [standard, another, total] = [tax('home', false), tax(buyer, false), tax(buyer, !inUk)]
  const first = tax('first', !inUk)
  const rows: CostRow[] = [{ label: messages.standardRates, value: formatPounds(standard) }]
  const add = (label: string, pounds: number) => rows.push({ label, value: formatPounds(pounds) })
  if (!onlyHome) add(messages.ownAnother(formatPercent(rates.additional)), another - standard)
  if (!inUk) add(messages.liveAbroad(formatPercent(rates.nonResident)), total - another)
  return {
    rows,
    total,
    /** A first-time buyer's tax, if lower. */
    firstTime: onlyHome && first < total ? first : null,
    back: refunds({ price, buyer, abroad: !inUk }, rates),
  }
}

/** Annual charges to building and freeholder in pounds; null if due but unknown. */
function chargesOf({ facts: { values, notes } }: Sale): { charge: number; ground: number } | null {
  const isUnknown = (column: 'service_charge' | 'ground_rent') =>
    values[column] === undefined && notes[column]?.state !== 'not_applicable'
  if (leaseholdTenures.includes(values.tenure ?? '') && (isUnknown('service_charge') || isUnknown('ground_rent')))
    return null
  return {
    charge: (values.service_charge ?? 0) + (values.estate_charge ?? 0),
    ground: values.ground_rent ?? 0,
  }
}

/** Weeks per year without a tenant, as in the yield calculator's example. */
const voids = 2

function yieldRow(listing: Sale, { rates, yields }: CostFacts, values: BuyerValues | null): CostRow[] {
  const { price, area } = listing
  const [gross, charges] = [yields[area], chargesOf(listing)]
  // The rent of the other share is unknown.
  if (!gross || !charges || isShared(listing)) return []
  const rent = Math.round((price * gross) / 1200)
  const { netIncome } = lettingYear({ rent, voids, percent: 0, bills: [charges.charge, charges.ground] })
  if (netIncome <= 0) return []
  // Until the buyer has answered, the calculator's own assumption: a UK resident who owns another home.
  const { onlyHome, inUk } = values ?? { onlyHome: false, inUk: true }
  const duty = dutyRows(price, { onlyHome, inUk }, rates).total
  const query = new URLSearchParams({
    price: String(price),
    rent: String(rent),
    voids: String(voids),
    service: 'none',
    charge: String(charges.charge),
    ground: String(charges.ground),
    insurance: '0',
    repairs: '0',
    ...(!inUk && { abroad: 'yes' }),
    ...(onlyHome && { costs: String(duty) }),
  })
  return [
    {
      label: messages.netYield,
      ...(has('calculators') && has('lettings') && { href: `${paths.rentalYield}?${query}` }),
      value: formatPercent(percentOf(netIncome, price + duty)),
      note: messages.yieldNote(areaName(area), formatShare(gross), values !== null),
    },
  ]
}

/** Below this many years, buyers ask about a longer lease. */
const shortLease = 100

/** What a buyer may pay later, and the potential yield. `values` is null until both questions are answered. */
export function laterRows(
  listing: Sale,
  facts: CostFacts,
  values: BuyerValues | null = null,
  today = serverDate(),
): CostRow[] {
  const { price } = listing
  const known = listing.facts.values
  const council = known.local_authority
  const surcharge = plannedSurcharge(price)
  const row = (label: string, value: string, note: string): CostRow => ({ label, value, note, screenOnly: true })
  return [
    council && row(messages.secondHome, messages.mayBeDouble, messages.nobodyLives(council)),
    surcharge && row(messages.plannedSurcharge, formatPounds(surcharge), messages.surchargeNote),
    known.lease_end &&
      leaseYears(known.lease_end, today) < shortLease &&
      row(messages.longerLease, messages.askSolicitor, messages.leaseNote),
    ...yieldRow(listing, facts, values),
  ].filter((each) => typeof each === 'object' && each !== null)
}

/** The calculator's address, with the known values. */
export function buyingCalculator(price: number, { onlyHome, inUk }: Partial<BuyerValues>): string {
  const query = new URLSearchParams({ price: String(price) })
  if (onlyHome !== undefined) query.set('buyer', onlyHome ? 'home' : 'additional')
  if (inUk !== undefined) query.set('abroad', inUk ? 'no' : 'yes')
  return `${paths.buyingCost}?${query}`
}
