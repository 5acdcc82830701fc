// The rates of stamp duty: their tables, and why they apply to a purchase.

export const rates = 'Rates'
export const ratesAndDates = 'The rates and their dates'
export const rate = 'Rate'
export const band = 'Slice of the price'
export const upTo = (max: string) => `Up to ${max}`
export const above = (min: string) => `Above ${min}`

// The tables.
export const currentCaption = (day: string) => `England, freehold homes, completions since ${day}`
export const standard = 'Standard'
export const anotherHome = 'Another home'
export const notResident = 'Not resident'
export const both = 'Both'
export const resident = 'Resident'
export const firstTimeCaption = (limit: string) =>
  `First-time buyers, for a home of up to ${limit}. Above that, the standard rates apply to the whole price`
interface CompanyText {
  limit: string
  percent: number
  points: number
  from: string
}
export const companyRules = ({ limit, percent, points, from }: CompanyText) =>
  `Companies pay the rates for another home, whatever else they own. Above ${limit} they pay ${percent}% of the ` +
  `whole price, unless a relief applies. A non-resident company pays ${points} percentage points more. Below ${from} ` +
  'there is no surcharge. The tax on each slice is rounded down to whole pounds, as HMRC does.'
interface EarlierText {
  day: string
  free: string
  firstFree: string
  firstLimit: string
  points: number
  company: number
}
export const earlierRatesText = ({ day, free, firstFree, firstLimit, points, company }: EarlierText) =>
  `From ${day}: no tax up to ${free}. First-time buyers: no tax up to ${firstFree}, if the home cost at most ` +
  `${firstLimit}. For additional homes the rates were ${points} percentage points higher, and companies paid ` +
  `${company}%. To use these rates, enter a day of completion in the calculator above.`
export const earlierContracts =
  'If contracts were exchanged before 31 October 2024, the earlier surcharge usually applies. Ask your solicitor. A ' +
  'Budget can change the rates for later completions.'

// Why rates apply.
export const ratesMayChange = (day: string) =>
  `These are the rates on ${day}. A Budget can change them before you complete.`
export const earlierRates = (day: string, points: number, company: number) =>
  `If contracts were exchanged before ${day} and have not changed since, the earlier rates usually apply: ${points} ` +
  `percentage points on every slice, or ${company}% for a company. Ask your solicitor.`
const everyBuyer = ' No buyer may ever have owned a home anywhere, and every buyer must plan to live in this one.'
export const firstTime = (free: string) => `First-time buyers pay nothing up to ${free}.${everyBuyer}`
export const firstTimeFromAbroad = (free: string, points: number) =>
  `For first-time buyers the standard rate is 0% up to ${free}. A buyer who is not resident still pays ${points} ` +
  `percentage points.${everyBuyer}`
export const firstTimeEnds = (limit: string) =>
  `The relief for first-time buyers ends at ${limit}. Above that, the standard rates apply to the whole price.`
export const companyRate = (percent: number, limit: string) =>
  `A company, a partnership that includes a company, or a collective investment scheme pays ${percent}% of the whole ` +
  `price if it is above ${limit}, unless a relief applies. There are reliefs for letting, developing and trading, ` +
  'and for homes open to the public, homes of employees and farmhouses. It does not apply to a company that acts as ' +
  'trustee of a settlement.'
export const companyPoints = (points: number) =>
  `A company pays ${points} percentage points on every slice, whatever else it owns.`
export const claimsRelief =
  ' It claims the relief in the tax return. HMRC takes it back if the use changes within three years.'
export const additionalPoints = (points: number) =>
  `For an additional home you pay ${points} percentage points on every slice. Homes abroad count, and so do homes of ` +
  'a husband, wife or civil partner.'
export const nonResidentPoints = (points: number) =>
  `A buyer who is not resident pays ${points} percentage points on every slice. Nationality does not matter.`
export const otherTests = ' Other tests apply to a company. Ask a tax adviser.'
export const noSurcharge = (from: string) => `Below ${from} there is no surcharge.`
