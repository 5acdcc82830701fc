import { entryData, getCollection, orderedEntries } from '../../lib/content'
import { formatDay } from '../../lib/time/format-day'
import { londonDay } from '../../lib/time/london-time'
import type { BuyingFacts } from './buying'
import type { CouncilTaxes } from '../../domain/market/council-tax-bands'
import type { CostFacts } from '../../domain/market/listing-costs'
import { publishedPrices } from '../../domain/market/published-prices'
import { packagePrices } from './package-prices'
import type { YieldFacts } from './rental-yield'
import { ratesOn, type Rates } from '../../domain/market/stamp-duty'
import { serverDate } from '../../lib/time/server-time'
import { required } from '../../lib/required'

// Dated tables, read at build time.

/** The build date in London, `2026-11-21`. */
export const today = () => londonDay(serverDate())

/** All stamp duty tables, oldest first, with their sources. */
export const stampDutyTables = async () =>
  (await getCollection('stampDuty'))
    .map(({ id, data }) => ({ from: id, ...data }))
    .sort((a, b) => a.from.localeCompare(b.from))

/** A table without its sources: what a browser needs to calculate with it. */
const withoutSources = ({
  from,
  standard,
  firstTime,
  additional,
  nonResident,
  surchargesFrom,
  company,
}: Rates): Rates => ({
  from,
  standard,
  firstTime,
  additional,
  nonResident,
  surchargesFrom,
  company,
})
const bareTables = async () => (await stampDutyTables()).map(withoutSources)

/** The table in force on the build date. */
export async function currentRates() {
  const rates = ratesOn(await stampDutyTables(), today())
  if (!rates) throw new Error('src/data/stamp-duty.yaml holds no table that has begun')
  return rates
}

/** Land Registry fees and typical costs. */
export const buyingCosts = async () => await entryData('buyingCosts', 'buying-costs')

/** The rate of rent withheld from non-resident landlords. */
export async function withholding() {
  const rates = (await getCollection('withholding')).map(({ id, data }) => ({ from: id, ...data }))
  const rate = ratesOn(rates, today())
  if (!rate) throw new Error('src/data/withholding.yaml holds no rate that has begun')
  return rate
}

/** The data of the buying-cost calculator, without the sources, which the page prints. */
export async function buyingFacts(): Promise<BuyingFacts> {
  const { registry, typical } = await buyingCosts()
  return { tables: await bareTables(), registry: registry.fees, typical }
}

/** The table that begins on a day, and when it was last checked. */
async function checkedRates(day: string) {
  const rates = required(
    (await stampDutyTables()).find(({ from }) => from === day),
    `rates from ${day}`,
  )
  return { rates: withoutSources(rates), checked: formatDay(rates.checked) }
}

/** The data of a sale page; limited to the named areas, because it is serialised as island props. */
export async function costFacts(areas?: readonly string[]): Promise<CostFacts> {
  const { from } = await currentRates()
  const next = (await stampDutyTables()).find((rates) => rates.from > from)
  const { rows } = await publishedPrices()
  return {
    ...(await checkedRates(from)),
    ...(next && { next: await checkedRates(next.from) }),
    yields: Object.fromEntries(
      rows.filter(({ area }) => !areas || areas.includes(area)).map(({ area, rentYield }) => [area, rentYield]),
    ),
  }
}

/** The known council tax charges; limited to one council, because they are serialised as island props. */
export async function councilTaxes(council?: string): Promise<CouncilTaxes> {
  const entries = (await getCollection('councilTax')).filter(({ id }) => council === undefined || id === council)
  return Object.fromEntries(
    entries.map(({ id, data: { bandD, year, source, checked } }) => [
      id,
      { bandD, year, source, checked: formatDay(checked) },
    ]),
  )
}

/** The data of the yield calculator. */
export async function yieldFacts(): Promise<YieldFacts> {
  const packages = (await orderedEntries('packages')).map(({ id }) => id)
  const tasks = (await orderedEntries('tasks')).map(({ data: { from, fee, feeFrom } }) => ({
    from: from.id,
    fee: fee?.id,
    feeFrom: feeFrom?.id,
  }))
  const fees = Object.fromEntries(
    (await getCollection('fees')).flatMap(({ id, data }) => (data.payer === 'landlord' ? [[id, data]] : [])),
  )
  return {
    packages: packagePrices(packages, tasks, fees),
    tables: await bareTables(),
    withheldPercent: (await withholding()).percent,
  }
}
