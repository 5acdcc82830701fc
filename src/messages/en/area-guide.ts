// The area guide.

import { capitalised, countWord } from '../../lib/format/words.ts'

export const heading = 'Area guide: London, area by area'
const before = (moves: string) =>
  `What each area is like, which trains it has, and what to ask before you ${moves} there.`
export const leads = { both: before('buy or rent'), lettings: before('rent'), sales: before('buy') }
export const writtenForAbroad = ' Written for people who choose a home from abroad.'

// The choice of an area.
export const chooseArea = 'Choose an area'
export const areas = 'Areas'
export const selectArea = 'Select an area above to view detailed information'
export const averagePrice = 'Average price'
export const averageRent = 'Average rent'
export const gettingAbout = 'Getting about'
export const nearby = 'Nearby'
export const buyIn = (area: string) => `Buy in ${area}`
export const rentIn = (area: string) => `Rent in ${area}`
export const livingIn = (area: string) => `Living in ${area}`

// The areas side by side.
export const sideBySide = 'Side by side'
export const compared = (count: number) => `${capitalised(countWord(count))} areas compared`
export const captionWithPrices = (count: number) =>
  `Prices, rents, stations, parks and homes in ${countWord(count)} areas`
export const captionWithout = (count: number) => `Stations, parks and homes in ${countWord(count)} areas`
export const salePrice = 'Average sale price'
export const change = 'Change in twelve months'
export const rent = 'Average rent a month'
export const grossYield = 'Gross rental yield'
export const stations = 'Nearest stations'
export const parks = 'Parks within a walk'
export const noParks = 'None on our map'
export const ourForSale = 'Our homes for sale'
export const ourToRent = 'Our homes to rent'
/** Between names in a cell. */
export const comma = ', '
export const pricesUpdated = 'Prices updated'

// Every area.
export const allAreas = 'All areas'
export const everyArea = 'Every area we work in'
export const ownPages = 'Each area has its own page.'
export const ownPagesToo = (count: number) => `Each area has its own page, including the ${countWord(count)} above.`
export const noAverage = (areas: string) =>
  `${areas} have no average price, because few homes are sold there each month.`

// Kinds of home, places that change, universities and schools.
export const propertyTypes = 'Property types'
export const threeKinds = 'Three common kinds of London home'
export const where = 'Where'
export const tenure = 'Tenure'
export const lookAt = 'Look at'
export const hotspots = 'Hotspots'
export const whereBuilt = 'Where new homes and offices are built'
export const educationHubs = 'Education hubs'
export const education = 'Universities and schools'
export const educationCaption = 'Universities and schools, and how to reach them from our areas'
export const institution = 'Institution'
export const fromOurAreas = 'From our areas'

// Buyers from abroad.
export const buyerGuide = 'International buyer guide'
export const buyingFromAbroad = 'Buying from abroad'
export const surchargeAbroad = 'stamp duty surcharge if you do not live in the UK'
export const surchargeAnother = 'further surcharge if you own another home'
export const usualDeposit = 'usual deposit for an overseas mortgage'
export const onlyHome = 'Your only home, you live in the UK'
export const anotherHome = 'Another home, you live in the UK'
export const anotherFromAbroad = 'Another home, you live abroad'
export const dutyOn = (price: string, area: string) => `Stamp duty on ${price}, our average in ${area}`
export const askQuestion = 'Ask us a question'
export const calculateDuty = 'Calculate your stamp duty'
export const pricesByArea = 'Prices and yields by area'
export const forEngland = 'Information, not advice, for England.'
