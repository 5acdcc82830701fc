// What the “where” box suggests. The home page loads this without the messages of the lists.

export const kinds = {
  Area: 'Area',
  Station: 'Station',
  University: 'University',
  District: 'District',
  Postcode: 'Postcode',
  Street: 'Street',
}
export const words = 'Words'
export const reference = 'Reference'
export const toRent = 'to rent'
export const forSale = 'for sale'
export const detailWithList = (detail: string, list: string) => `${detail}, ${list}`
export const homesIn = (place: string) => `Homes in ${place}`
export const around = (place: string) => `Around ${place}`
export const nearStation = (station: string) => `Near ${station} station`
export const quoted = (text: string) => `“${text}”`
export const searchWords = 'Search the words of our homes'

export const ourAreas = 'Our areas. Or type a station, a university, a postcode or a street.'
export const firstPart = (outcode: string, postcode: string) =>
  `We publish only the first part of a home’s postcode. ${outcode} is the first part of ${postcode}.`
export const unknownPostcode = (outcode: string) => `We do not know the postcode ${outcode}.`
export const unknownName = 'We do not know a place with this name.'
export const placesLost = 'The places could not be loaded. You can search for words.'
export const unknownReference = 'We have no home with this reference.'
export const suggestions = (count: number) => `${count} ${count === 1 ? 'suggestion' : 'suggestions'}.`
export const wordsInstead = 'Search for words instead.'
export const places = 'Places'
export const clear = 'Clear the place'
