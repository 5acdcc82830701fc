// Stamp duty land tax on a freehold home in England. The rates are data (src/data/stamp-duty.yaml); this is how HMRC
// works with them: https://www.gov.uk/hmrc-internal-manuals/stamp-duty-land-tax-manual/sdltm00050

interface Band {
  /** Pounds: the rate is for what lies above this, up to the next band. */
  above: number
  percent: number
}

export interface Rates {
  /** The first day of completion, `2025-04-01`. */
  from: string
  standard: readonly Band[]
  firstTime: { upTo: number; bands: readonly Band[] }
  additional: number
  nonResident: number
  surchargesFrom: number
  company: { above: number; percent: number }
}

/**
 * Who buys. `home`: individuals, for whom it will be the only home or replaces the main one. `first`: all of them buy
 * for the first time, to live in it. `additional`: one of them will own another home too. `company`: a body that is
 * no person.
 */
export type Buyer = 'home' | 'first' | 'additional' | 'company'

export interface Purchase {
  /** Pounds; pence are allowed. */
  price: number
  buyer: Buyer
  /** A buyer is not resident in the UK for this tax: fewer than 183 days in the 365 before completion. */
  abroad?: boolean
  /** Of a company: it has a relief from the flat rate, such as that for letting. */
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
  /** Which scale applied, after all conditions: a first-time buyer above the cap is on the standard one. */
  scale: 'standard' | 'first' | 'company'
  /** Points added to every slice. */
  additional: number
  nonResident: number
}

/** The rates for a completion on a day (`2026-11-21`); undefined for a day before the oldest table. */
export const ratesOn = <R extends { from: string }>(tables: readonly R[], day: string): R | undefined =>
  tables.reduce<R | undefined>(
    (latest, table) => (table.from <= day && (!latest || table.from > latest.from) ? table : latest),
    undefined,
  )

/**
 * The tax on a purchase, slice by slice. The price is cut to whole pounds, surcharges are added to each slice's rate,
 * and each slice's tax is cut to whole pounds: surcharges reckoned apart would lose a pound now and then.
 */
export function stampDuty({ price, buyer, abroad = false, relieved = false }: Purchase, rates: Rates): StampDuty {
  const pounds = Math.floor(price)
  const first = buyer === 'first' && price <= rates.firstTime.upTo
  const flat = buyer === 'company' && !relieved && price > rates.company.above
  const charged = price >= rates.surchargesFrom
  // The flat rate is instead of the additional points; those of non-residence come on top of it.
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

/**
 * What comes back if the surcharge on an additional dwelling, that on non-residents, or both fall away later; pounds.
 */
export function refunds(purchase: Purchase, rates: Rates) {
  const { tax, additional, nonResident } = stampDuty(purchase, rates)
  const without = (changes: Partial<Purchase>) => tax - stampDuty({ ...purchase, ...changes }, rates).tax
  // Companies pay the additional rates whatever they sell, and their residence is judged otherwise.
  const person = purchase.buyer !== 'company'
  return {
    additional: person && additional ? without({ buyer: 'home' }) : 0,
    nonResident: person && nonResident ? without({ abroad: false }) : 0,
  }
}
