// The page of an area.

const numbers = new Intl.NumberFormat('en-GB')

export const inLondon = (area: string) => `${area}, London`
export const whatItIsLike = 'What it is like'
export const nearby = 'Nearby'
export const areasNear = (area: string) => `Areas near ${area}`
export const theGuide = 'The area guide'

// Its top, with links to the sections.
export const resources = 'Resources'
export const areaGuide = 'Area guide'
export const forSale = 'For sale'
export const toRent = 'To rent'
export const map = 'Map'
export const stations = 'Stations'
export const walk = 'Walk'
export const prices = 'Prices'
export const homeCount = (count: number) => `${numbers.format(count)} home${count === 1 ? '' : 's'}`
export const hereToday = 'here today'

// A walk.
export const aWalk = 'A walk'
export const walkThrough = (area: string) => `A walk through ${area}`
export const wholeWalk = (from: string, to: string, minutes: number) =>
  `From ${from} to ${to}, about ${minutes} minutes without a stop.`
export const mapOfWalk = (places: string) => `A map of the walk: ${places}`
export const kinds = { station: 'Station', university: 'University', park: 'Park', water: 'Water' }
export const linesAndZone = (lines: string, zone: string) => `${lines}, ${zone}`
export const fromBefore = (minutes: number) => `About ${minutes} min from the place before`
export const drawnByUs =
  'We drew the route in straight lines. The minutes allow for streets that bend. Small circles are other stations. ' +
  'We checked the positions against OpenStreetMap.'
export const estimates = 'The minutes are estimates. They allow for streets that bend.'

// Homes and prices.
export const rent = 'Rent'
export const buy = 'Buy'
export const homesToRent = (area: string) => `Homes to rent in ${area}`
export const homesForSale = (area: string) => `Homes for sale in ${area}`
export const allToRent = (area: string) => `All homes in ${area} to rent`
export const allForSale = (area: string) => `All homes in ${area} for sale`
export const whatHomesCost = (area: string) => `What homes cost in ${area}`
export const updated = 'Updated'
export const whereFrom = 'All areas, and where the figures come from'

// Where it is.
export const onTheMap = 'On the map'
export const nearbyPlaces = 'Nearby places'
export const whereItIs = (area: string) => `Where ${area} is`
export const stationsAndParks = (area: string) => `Stations and parks in ${area}`
export const mapShows = 'its stations and parks'
export const parksNearby = (parks: string) => `Parks nearby: ${parks}.`
