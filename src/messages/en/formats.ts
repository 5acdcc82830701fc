// How facts of a home are written: cards, lists and a home's page share them.

const numbers = new Intl.NumberFormat('en-GB')

export const studio = 'Studio'
export const beds = (count: number) => `${count} ${count === 1 ? 'bed' : 'beds'}`
/** @param beds in words */
export const rooms = (beds: string, baths: number) => `${beds} · ${baths} ${baths === 1 ? 'bath' : 'baths'}`
export const area = (squareFeet: number) => `${numbers.format(squareFeet)} sq ft`
/** On cards. */
export const shortArea = (squareFeet: number) => area(squareFeet)
export const monthly = (pounds: string) => `${pounds} pcm`
/** Before a sale price that is no plain asking price. */
export const priceQualifiers = {
  guide_price: 'Guide price',
  offers_over: 'Offers over',
  offers_in_region: 'Offers in the region of',
  fixed_price: 'Fixed price',
}
/** Several things as a part of a sentence: `area, price and title`. */
export const list = (items: readonly string[]) =>
  items.length > 1 ? `${items.slice(0, -1).join(', ')} and ${items.at(-1)}` : (items[0] ?? '')
/** The language of titles of homes and names of sources, where it is not the page's; else empty. */
export const titleLanguage: string = ''
/** @param number of the United Kingdom, as people there write it: `020 7946 0112` */
export const phoneNumber = (number: string) => number
/** From one figure to another. */
export const range = (min: string, max: string) => `${min} to ${max}`
/** The name of a part of London: in full, and alone where there is no space for two names. */
export const areaName = (name: string) => name
export const shortAreaName = (name: string) => name
