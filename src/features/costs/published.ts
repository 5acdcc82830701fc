import { getCollection, getEntry } from 'astro:content'
import { ratesOn, type Rates } from './stamp-duty'

// The dated tables, read at build time.

const today = () => new Date().toISOString().slice(0, 10)

/** All tables of stamp duty, oldest first, with the source of each. */
export const stampDutyTables = async () =>
  (await getCollection('stampDuty')).map(({ id, data }) => ({ from: id, ...data })).sort((a, b) => a.from.localeCompare(b.from))

/** The table in force on the day of the build. */
export async function currentRates(): Promise<Rates> {
  const rates = ratesOn(await stampDutyTables(), today())
  if (!rates) throw new Error('src/data/stamp-duty.yaml holds no table that has begun')
  return rates
}

/** Land Registry fees and typical costs. */
export const buyingCosts = async () => (await getEntry('buyingCosts', 'buying-costs'))!.data

/** The share of rent that is withheld from a landlord abroad. */
export async function withholding() {
  const rates = (await getCollection('withholding')).map(({ id, data }) => ({ from: id, ...data }))
  const rate = ratesOn(rates, today())
  if (!rate) throw new Error('src/data/withholding.yaml holds no rate that has begun')
  return rate
}
