// The lists of homes: titles, filters, chips, counts, places, the map, and what stands in place of results.

export const rentHeading = 'Find Your Perfect London Rental'
export const rentTitle = 'Properties Available to Rent'
export const rentDescription = (agency: string) =>
  `Homes to rent in London from ${agency}. Each has one advertised rent. ` +
  'Tenancies have no end date, and tenants pay us no fees to move in.'
export const saleHeading = 'Properties for Sale in London'
export const saleTitle = 'Properties For Sale'
export const saleDescription = (agency: string) =>
  `Homes for sale in London from ${agency}, from one-bedroom flats to ` +
  'Georgian houses, with prices, sizes and plain descriptions.'
export const pageOf = (heading: string, page: number) => `${heading}, page ${page}`
/** The description of the second page of a list, and of later ones. */
export const descriptionOfPage = (description: string, page: number, last: number) =>
  `${description} Page ${page} of ${last}.`
export const needsScript = 'The filters and the map need JavaScript. Every home is in the list below, newest first.'
export const filtersNeedScript = 'The filters need JavaScript. Every home is in the list below, newest first.'
export const emptyNeedsScript = 'The filters and the email alerts need JavaScript.'
export const listNeedsScript = 'The list needs JavaScript today. Please call us, and we will tell you about our homes.'
export const filtersLost =
  'The filters did not load, so you see all our homes of this kind. Load the page again, or call'

const numbers = new Intl.NumberFormat('en-GB')

// Prices, rooms and order.
export const anyPrice = 'Any price'
export const priceRange = (min: string, max: string) => `${min} to ${max}`
export const priceUpTo = (max: string) => `Up to ${max}`
export const priceFrom = (min: string) => `From ${min}`
export const upToWithBills = (max: string) => `Up to ${max} with bills`
export const bedsOrMore = (count: number) => `${count}+ beds`
export const exactlyBeds = (count: number) => `Exactly ${count} ${count === 1 ? 'bed' : 'beds'}`
export const bedsRange = (min: number, max: number) => `${min} to ${max} beds`
export const bathsOrMore = (count: number) => `${count}+ baths`
/** Millions and thousands of pounds. */
export const millions = (count: number) => `£${count}m`
export const thousands = (count: number) => `£${count}k`
export const newest = 'Newest'
export const lowestPrice = 'Lowest price'
export const highestPrice = 'Highest price'
export const largest = 'Largest'
export const nearest = 'Nearest'
export const quickest = 'Quickest'
export const more = 'More'
export const moreSet = (count: number) => `More (${count})`

// Fields.
export const rentFrom = 'Rent from'
export const rentUpTo = 'Rent up to'
export const salePriceFrom = 'Price from'
export const salePriceUpTo = 'Price up to'
export const rentAndBills = 'Rent and bills up to'
export const checkPrice = 'Check the price'
export const writeRent = 'Please write the rent a month as one number, such as 1,500.'
export const writePrice = 'Please write the price as one number, such as 500,000 or 1.2m.'
export const whatBills = 'Bills are council tax, heating, hot water, lighting and a parking permit, where we know them.'
export const any = 'Any'
export const bedrooms = 'Bedrooms'
export const beds = 'Beds'
export const bathrooms = 'Bathrooms'
export const baths = 'Baths'
export const availableBy = 'Available by'
export const anyTime = 'Any time'
export const today = 'Today'
export const keywords = 'Keywords'
export const keywordsExample = 'Garden, balcony, a street'
export const sortedBy = 'Sorted by'
export const area = 'Area'
export const areas = 'Areas'
export const countedAreas = (count: number) => `${count} areas`
export const allLondon = 'All London'
export const apply = 'Apply the filters'
export const homesToRent = 'Homes to rent'
export const homesForSale = 'Homes for sale'
export const stationOrUniversity = 'Station or university'
export const stations = 'Stations'
export const universities = 'Universities'
export const walkingTime = 'Walking time'
export const byTrainTo = 'By train to'
export const anywhere = 'Anywhere'
export const doorToDoor = 'Door to door'
export const secondPerson = 'And for a second person, to'
export const nobodyElse = 'Nobody else'
export const upToMinutes = (minutes: number) => `Up to ${minutes} min`
export const choosePlace = 'Choose a place first'
export const placesLost = 'The stations and universities could not be loaded.'
export const tryAgain = 'Try again'
export const orLoadAgain = ', or load the page again.'

// Chips, and the links that remove a filter from an empty search.
export const filtersSet = 'Filters that are set'
export const remove = 'Remove '
export const clearAll = 'Clear all'
export const aboutArea = (area: string) => `About ${area}`
export const bedroomsOrMore = (count: number) => `${count}+ bedrooms`
export const bedroomsRange = (min: number, max: number) => `${min} to ${max} bedrooms`
export const bedroomCount = (count: number) => `${count} ${count === 1 ? 'bedroom' : 'bedrooms'}`
export const bathroomsOrMore = (count: number) => `${count}+ bathrooms`
export const withinWalk = (minutes: number, place: string) => `Within ${minutes} minutes’ walk of ${place}`
export const nearUnknown = (slug: string) => `Near “${slug}”`
export const withinTrain = (minutes: number, places: string) => `Within ${minutes} minutes of ${places} by train`
export const trainUnknown = (slug: string) => `By train to “${slug}”`
export const list = (items: readonly string[]) =>
  items.length > 1 ? `${items.slice(0, -1).join(', ')} and ${items.at(-1)}` : (items[0] ?? '')
export const postcode = (district: string) => `Postcode ${district}`
export const anyPostcode = 'In any postcode district'
export const notInPostcode = (district: string) => `not in ${district}`
export const withoutLowest = 'Without the lowest price'
export const belowLowest = (pounds: string) => `${pounds} below your lowest price`
export const withoutLimit = 'Without the price limit'
export const aboveLimit = (pounds: string) => `${pounds} above your price`
export const billsUpTo = (pounds: string) => `Rent and bills up to ${pounds}`
export const withoutBills = 'Without the limit on rent and bills'
export const aboveBills = (pounds: string) => `above ${pounds} with bills`
export const withoutBedrooms = 'Without the number of bedrooms'
export const withoutBathrooms = 'Without the number of bathrooms'
const numerals = ['no', 'one', 'two', 'three', 'four']
const roomsApart = (difference: number, room: string) => {
  const count = Math.abs(difference)
  return `${numerals[count] ?? count} ${room}${count === 1 ? '' : 's'} ${difference < 0 ? 'fewer' : 'more'}`
}
/** `two bedrooms fewer`. */
export const bedroomsApart = (difference: number) => roomsApart(difference, 'bedroom')
export const bathroomsApart = (difference: number) => roomsApart(difference, 'bathroom')
export const availableByDay = (day: string) => `Available by ${day}`
export const withoutDate = 'Without the date'
export const afterDate = 'available after your date'
export const quoted = (text: string) => `“${text}”`
export const withoutKeywords = 'Without the keywords'
export const notMentioned = (text: string) => `does not mention “${text}”`
export const withLongerWalk = 'With a longer walk'
export const longerWalk = 'a longer walk'
export const withLongerJourney = 'With a longer journey'
export const longerJourney = 'a longer journey'
export const mapArea = 'Map area'
export const inAllLondon = 'In all of London'
export const outsideMap = 'outside the map area'
export const drawnArea = 'Area you drew'
export const outsideDrawn = 'Outside the area that you drew'
export const outsideDrawnArea = 'outside the area you drew'
export const inEveryArea = 'In every area'
export const inArea = (area: string) => `in ${area}`
export const walkUpTo = (minutes: number) => `A walk of up to ${minutes} minutes`
export const nearInstead = (place: string) => `Near ${place} instead`
export const withCount = (text: string, count: string) => `${text}: ${count}`
/** Several reasons as one sentence. */
export const reasons = (texts: readonly string[]) => {
  const text = texts.join(', ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

// Results.
export const homesUnit = (count: number) => (count === 1 ? 'home' : 'homes')
export const homeCount = (count: number) => `${numbers.format(count)} ${homesUnit(count)}`
export const homesHere = (counted: string) => `${counted} at this point`
export const newestOnly = 'These are the newest.'
export const close = 'Close'
export const newer = 'Newer homes'
export const older = 'Older homes'
export const noneFound = 'No properties found'
export const removeOne = 'No home matches all of these filters. Remove one of them to see:'
export const changeOne = 'No home matches all of these filters. Change or remove one of them to see:'
export const noneAtAll = 'No home matches all of these filters, even if you remove one of them.'
export const closeToSearch = 'Close to your search'
export const orTellUs = 'Or tell us what you want at'
export const weWrite = '. We write to you when we have one.'
export const filtersFailed = 'The filters do not work at the moment.'
export const listFailed = 'The list could not be loaded.'
export const changeFailed = 'This change could not be loaded.'
export const offline = 'You seem to be offline.'
export const homesBefore = 'You still see the homes from before this change. '
export const allOfKind = 'These are all our homes of this kind. '
export const tryInMinute = 'Please try again in a minute, or call'
export const weHelp = 'and we will help you.'
export const unknownStation = (slug: string) =>
  `We do not know the station or university “${slug}”. The list ignores it.`
export const unknownPlace = (text: string) =>
  `We do not know the place “${text}”, so we searched the texts of our homes for these words.`
export const placeLost = (text: string) =>
  `We could not look up “${text}” just now, so we searched the texts of our homes for these words.`
export const listOverMap = 'The list over the map'
export const seeAsList = 'See them as a list'
export const listView = 'List'
export const mapView = 'Map'
export const seeOnMap = 'See them on a map'
export const emailAlert = 'Email alert'
export const whenListed = 'We email you when a home like these is listed.'
export const setUpAlert = 'Set up an alert'
export const filters = 'Filters'
export const filtersCount = (count: number) => `Filters (${count})`
export const showHomes = 'Show homes'
export const showCounted = (counted: string) => `Show ${counted}`
export const drawLoop = 'Draw a loop'
export const roundArea = ' round the area'
export const drawByKeys = ' With a keyboard: cancel, move the map, then search this area.'
export const cancel = 'Cancel'
export const draw = 'Draw'
export const anArea = ' an area'
export const searchArea = 'Search this area'
export const shades = (minutes: string, places: string) =>
  `The map shades where homes are within ${minutes} minutes of ${places} by train, door to door.`
export const upTo = (minutes: number | string) => `up to ${minutes}`
export const zoomIn = (counted: string, price: string) => `${counted} from ${price}: zoom in`
export const pinOf = (price: string, title: string) => `${price}, ${title}`
export const aHome = 'a home'
export const findPlace = 'Where'
export const wherePlaceholder = 'Where?'
export const notOnMap = 'The homes did not load.'
export const noneHere = 'No home is listed here any more.'
export const searchPlace = 'Search this place'
export const minutesTo = (places: string) => `Minutes by train to ${places}`
