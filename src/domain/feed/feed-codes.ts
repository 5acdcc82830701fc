// The codes of BLM version 3, by its revision 3.4 and by common practice. A value with several codes is exported as the
// first of them; a code with several values is read as the first of them.

/** The types of PROP_SUB_ID that we know; every other type is `other`. */
export const propertyTypeCodes: Record<string, readonly number[]> = {
  terraced_house: [1, 2, 13],
  semi_detached_house: [3, 14, 21, 128],
  detached_house: [4, 15, 27, 131],
  mews_house: [5],
  house: [22, 6, 12, 23, 24, 95, 511],
  flat: [8, 7, 28, 44, 49],
  studio: [9],
  maisonette: [11, 10],
  penthouse: [29],
  loft: [56, 59],
  other: [0],
}
export const qualifierCodes: Record<string, readonly number[]> = {
  asking_price: [0],
  guide_price: [2],
  fixed_price: [3],
  offers_over: [10, 4],
  offers_in_region: [5],
}
export const tenureCodes: Record<string, readonly number[]> = {
  freehold: [1],
  leasehold: [2],
  commonhold: [4],
  share_of_freehold: [5],
}
export const furnishingCodes: Record<string, readonly number[]> = {
  furnished: [0],
  part_furnished: [1],
  unfurnished: [2],
  flexible: [4],
}
/** STATUS_ID by listing type; 6 and 7 are extensions of two vendors. */
export const statusCodes = {
  sale: { live: [0], under_offer: [3, 1, 2, 4], sold: [6] },
  rent: { live: [0], let_agreed: [5, 3, 4], let: [7] },
} as const satisfies Record<string, Record<string, readonly number[]>>

/** Months of rent per LET_RENT_FREQUENCY; 5 is weekly per person. */
export const monthsOfRent: Record<string, number> = { '0': 52 / 12, '1': 1, '2': 4 / 12, '3': 1 / 12, '5': 52 / 12 }

/** The value of a code; undefined for an unknown code. */
export const decodeCode = (codes: Record<string, readonly number[]>, code: string): string | undefined =>
  /^\d{1,3}$/.test(code) ? Object.entries(codes).find(([, numbers]) => numbers.includes(Number(code)))?.[0] : undefined

/** The code of a value; empty if it has none. */
export const encodeCode = (codes: Record<string, readonly number[]>, value: unknown): string =>
  typeof value === 'string' && Object.hasOwn(codes, value) ? String(codes[value]?.[0]) : ''
