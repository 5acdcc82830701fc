// The page of prices and rents by area.

export const description =
  'Sale prices, rents and gross yields in ten parts of London, month by ' +
  'month. See how we calculate them, and download the table.'
export const heading = 'London price insights: what homes cost and earn'
export const lead =
  'Prices and rents of ten areas over thirteen months, side by side. You see which areas earn more rent for each ' +
  'pound of the price.'
export const updated = 'Updated'
export const illustrative = '. Illustrative figures: see'
export const see = '. See'
export const aboutTheData = 'about the data'

// Overview.
export const marketOverview = 'Market overview'
export const averageRent = 'Average rent'
export const grossYield = 'Gross yield'
export const mostExpensive = 'Most expensive'
export const leastExpensive = 'Least expensive'
export const risenMost = 'Risen most in a year'
export const fallenMost = 'Fallen most in a year'
export const ofArea = (area: string, figure: string) => `${area}, ${figure}`
interface AverageText {
  areas: number
  month: string
  change: string
  rising: number
}
export const average = ({ areas, month, change, rising }: AverageText) =>
  `is the average price of the ${areas} areas in ${month}: ${change} in a year. Prices rose in ${rising} of them.`

// The map.
export const onTheMap = 'On the map'
export const pricesOnMap = 'Prices on the map'
export const figureOnMap = 'Figure on the map'
export const mapOfAreas = 'Map of the areas; the table below has the same figures'
export const averagePrice = 'Average price'
export const averageRentMonth = 'Average rent a month'
export const rentalYield = 'Rental yield'
export const changeInYear = 'Change in a year'
export const shades = (label: string, min: string, max: string) =>
  `${label}: from ${min} (lightest) to ${max} (darkest).`
export const aboutShapes =
  'The shapes are not official boundaries. Each shows the streets nearest to an area’s centre, up to a mile away. ' +
  'Select one to open the page of its area.'

// Month by month.
export const monthByMonth = 'Month by month'
export const howPricesChanged = 'How prices changed in a year'
interface ChartText {
  areas: number
  since: string
  worst: string
  best: string
}
export const chart = ({ areas, since, worst, best }: ChartText) =>
  `Line chart of sale prices in ${areas} areas since ${since}, as percentages: from ${worst}, to ${best}. ` +
  'The table below has the figures.'
export const aboutLines = (since: string) =>
  `Each line shows how much an area’s average price has changed since ${since}. Dashed lines end lower than they ` +
  'began. The prices are in the table.'

// The table.
export const byArea = 'By area'
export const compared = 'Ten areas compared'
export const spark = (area: string, yearAgo: string, now: string) =>
  `${area}: from ${yearAgo} to ${now} in twelve months`
export const scale = (reach: number) =>
  'Each line shows the price over twelve months. The dotted line is the price a year ago. ' +
  `All charts have the same scale: ${reach}% above and below it.`
export const withoutAverage = (areas: string) =>
  `We also work in ${areas}. Too few homes are sold there each month for an average.`
export const caption = 'Average sale price, annual change, average rent and gross rental yield by area'
export const area = 'Area'
export const twelveMonths = 'Twelve months'
export const columns = {
  price: 'Average Sale Price',
  change: 'Annual Change',
  rent: 'Average Rent pcm',
  yield: 'Rental Yield',
}

// What follows it.
export const marketInsights = 'Market insights'
export const whatTheyShow = 'What the figures show'
export const researchReports = 'Research reports'
export const downloadOrPrint = 'Download or print the figures'
export const spreadsheet = {
  title: 'The table as a spreadsheet',
  text: (areas: number) =>
    `Price, change, rent and yield of ${areas} areas. A CSV file for Excel, Numbers or a text editor.`,
  action: 'Download CSV',
}
export const sales = {
  title: 'London sales 2026',
  text:
    'Average prices now and a year ago. The stamp duty on each for an only home, ' +
    'another home, and a buyer from abroad. One A4 page.',
}
export const rents = {
  title: 'London rents 2026',
  text: 'Average rents now and a year ago, by the week too, the largest lawful deposit, and the yield. One A4 page.',
}
export const openToPrint = 'Open to print'
/** After an action, for screen readers. */
export const whichReport = (title: string) => `: ${title}`
export const aboutData = 'About the data'
export const whereFrom = 'Where the figures come from'
export const official = 'Official figures of sale prices and rents:'
export const whatIsYours = 'What is your home worth?'
export const bookSalesValuation = 'Book a sales valuation'
export const bookRentalValuation = 'Book a rental valuation'
export const askAboutStreet = 'Ask us about your street'
