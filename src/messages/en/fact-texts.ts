// The table of facts of a home: its groups, and its values as phrases.

export const priceAndOwnership = 'Price and ownership'
export const tenancy = 'Tenancy'
export const building = 'Building'
export const services = 'Services'
export const surroundings = 'Surroundings'

const counts = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
export const knownFacts = (known: number, counted: number) => `${known} of ${counted} facts known.`
export const requestedFacts = (requested: number) => ` We have asked for ${counts[requested] ?? requested}.`

export const requestedFromLandlord = 'We have asked the landlord'
export const requestedFromSeller = 'We have asked the seller'
export const notKnownOn = (day: string) => `Not known on ${day}`
/** A value with what belongs to it; a source with its day. */
export const joined = (texts: readonly string[]) => texts.join(', ')
/** Choices, one beside the other. */
export const listed = (choices: readonly string[]) => choices.join(', ')
/** Several statements as one. */
export const clauses = (texts: readonly string[]) => texts.join('; ')

export const none = 'None'
export const noneKnown = 'None known'
export const yes = 'Yes'
export const no = 'No'

// Price and ownership.
/** What a sale price means, beside its name. */
export const priceMeanings = {
  asking_price: '',
  guide_price: 'the seller expects offers near this price',
  offers_over: 'the seller expects offers above this price',
  offers_in_region: 'the seller expects offers close to this price, above or below it',
  fixed_price: 'the seller expects this price, neither less nor more',
}
export const leaseEnded = (day: string) => `Ended on ${day}`
export const leaseLeft = (years: number, day: string) =>
  `${years === 1 ? 'One year' : `${years} years`} left, until ${day}`
export const aYear = (pounds: string) => `${pounds} a year`
export const forYear = (pounds: string, year: number) => `${pounds} for ${year}`
/** @param taxYear `2026/27` */
export const aYearFor = (pounds: string, taxYear: string) => `${pounds} a year, for ${taxYear}`
export const shareBought = (percent: number) => `You buy ${percent}% and rent the rest`

// The tenancy.
/** @param weeks `, five weeks’ rent`; empty for other sums */
export const protectedDeposit = (deposit: string) => `${deposit}, in a protection scheme`
export const countedDeposit = (pounds: string, weeks: string) => `${pounds}${weeks}; counts towards the first month`
export const noBills = 'None in the rent'
export const billInRent = (bill: string) => `${bill} is in the rent`
export const billsInRent = (bills: string) => `${bills} are in the rent`
export const onePerson = 'One person'
export const upToPeople = (people: number) => `Up to ${people} people`
export const licenceNumber = (number: string) => `, number ${number}`
export const orCouncil = (council: string) => ` or ${council}`

// The building, its services, and around it.
export const withLift = (floor: string) => `${floor}, with a lift`
export const withoutLift = (floor: string) => `${floor}; no lift`
export const water = 'water'
export const electricity = 'electricity'
export const sewerage = 'sewerage'
export const mains = (services: string) => `mains ${services}`
/** A service that is not on the mains. */
export const serviceIs = (service: string, supply: string) => `${service}: ${supply}`
export const goodIndoors = (networks: string) => `good indoors on ${networks}`
export const limitedOn = (networks: string) => `limited on ${networks}`
export const noneOn = (networks: string) => `none on ${networks}`
export const free = 'Free'
export const riskOfFlooding = (risk: string) => `${risk} risk of flooding`
export const flooded = 'Yes. Ask us what was repaired'
export const coalMining = 'A coal mining area'
export const noCoalMining = 'Not a coal mining area'
export const atRisk = 'At risk'
export const notAtRisk = 'Not at risk'
