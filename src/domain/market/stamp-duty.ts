// Stamp duty land tax on a freehold in England. The rates are data (src/data/stamp-duty.yaml); the method is HMRC's:
// https://www.gov.uk/hmrc-internal-manuals/stamp-duty-land-tax-manual/sdltm00050

interface Band {
  /** Pounds: the rate applies above this, up to the next band. */
  above: number
  percent: number
}

export interface Rates {
  /** The first completion day, `2025-04-01`. */
  from: string
  standard: readonly Band[]
  firstTime: { upTo: number; bands: readonly Band[] }
  additional: number
  nonResident: number
  surchargesFrom: number
  company: { above: number; percent: number }
}

/**
 * The buyer. `home`: individuals with no other home, or replacing their main one. `first`: all are first-time buyers
 * who will live there. `additional`: one will own another home. `company`: not an individual.
 */
export type Buyer = 'home' | 'first' | 'additional' | 'company'

export interface Purchase {
  /** Pounds; pence are allowed. */
  price: number
  buyer: Buyer
  /** A buyer is not a UK resident for this tax: fewer than 183 days in the 365 before completion. */
  abroad?: boolean
  /** A company with relief from the flat rate, such as for letting. */
  relieved?: boolean
}

interface Slice {
  from: number
  to: number
  percent: number
  /** Whole pounds. */
  tax: number
}

export interface StampDuty {
  /** Whole pounds: the sum of the slices. */
  tax: number
  slices: Slice[]
  /** The applied scale: a first-time buyer above the cap is on the standard one. */
  scale: 'standard' | 'first' | 'company'
  /** Percentage points added to every slice. */
  additional: number
  nonResident: number
}

/** The rates for a completion day (`2026-11-21`); undefined before the oldest table. */
export const ratesOn = <R extends { from: string }>(tables: readonly R[], day: string): R | undefined =>
  tables.reduce<R | undefined>(
    (latest, table) => (table.from <= day && (!latest || table.from > latest.from) ? table : latest),
    undefined,
  )

/**
 * The tax by slices. The price is cut to whole pounds, surcharges are added to each slice's rate, and each slice's tax
 * is cut to whole pounds: separate surcharges would lose a pound at times.
 */
export function stampDuty({ price, buyer, abroad = false, relieved = false }: Purchase, rates: Rates): StampDuty {
  const pounds = Math.floor(price)
  const first = buyer === 'first' && price <= rates.firstTime.upTo
  const flat = buyer === 'company' && !relieved && price > rates.company.above
  const charged = price >= rates.surchargesFrom
  // The flat rate replaces the additional points; the non-resident surcharge is added to it.
  const additional = charged && !flat && (buyer === 'additional' || buyer === 'company') ? rates.additional : 0
  const nonResident = charged && abroad ? rates.nonResident : 0
  const bands = flat ? [{ above: 0, percent: rates.company.percent }] : first ? rates.firstTime.bands : rates.standard
  const slices = bands.flatMap(({ above, percent }, n) => {
    const to = Math.min(pounds, bands[n + 1]?.above ?? Infinity)
    const points = percent + additional + nonResident
    return to > above ? [{ from: above, to, percent: points, tax: Math.floor(((to - above) * points) / 100) }] : []
  })
  return {
    tax: slices.reduce((sum, { tax }) => sum + tax, 0),
    slices,
    scale: flat ? 'company' : first ? 'first' : 'standard',
    additional,
    nonResident,
  }
}

/** Refunds in pounds if the additional-dwelling surcharge, the non-resident one or both no longer apply later. */
export function refunds(purchase: Purchase, rates: Rates) {
  const { tax, additional, nonResident } = stampDuty(purchase, rates)
  const without = (changes: Partial<Purchase>) => tax - stampDuty({ ...purchase, ...changes }, rates).tax
  // Companies always pay the additional rates, and their residence follows other rules.
  const person = purchase.buyer !== 'company'
  return {
    additional: person && additional ? without({ buyer: 'home' }) : 0,
    nonResident: person && nonResident ? without({ abroad: false }) : 0,
  }
}
