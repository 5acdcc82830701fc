// The home page, except for what the agency says of itself (src/agency/texts.ts).

export const onePerson = 'One person looks after your home.'
export const wantToRent = 'I want to rent'
export const getRentalValuation = 'Get a rental valuation'
export const onePersonSale = 'One person looks after your sale.'
export const wantToBuy = 'I want to buy'
export const getSalesValuation = 'Get a sales valuation'

// The search.
export const findHome = 'Find a home'
export const rent = 'Rent'
export const buy = 'Buy'
export const anyRent = 'Any rent'
export const anyPrice = 'Any price'
export const findRent = 'Find homes to rent'
export const findSale = 'Find homes for sale'
export const where = 'Where'
export const wherePlaceholder = 'Area, station or postcode'
export const upTo = 'Up to'
export const bedrooms = 'Bedrooms'
export const any = 'Any'
export const seeOnMap = 'See them on a map'

export const homesLabel = 'Homes'
export const ourHomes = 'Our homes'
export const featured = 'Featured Properties'
export const allToRent = 'All homes to rent'
export const allForSale = 'All homes for sale'
export const emailAboutRent = 'Email me about homes to rent'
export const emailAboutSale = 'Email me about homes for sale'

export const whatWeDo = 'What we do'
export const focus =
  'We focus on one thing: your home is cared for, the rent arrives on time, and we keep you informed.'
export const callsAbroad = {
  name: 'Calls in your time zone',
  text:
    'If you live abroad, we agree a time for calls that suits you. Monthly ' +
    'statements are in pounds and in your currency.',
}
export const onePersonToCall = {
  name: 'One person to call',
  text: 'The person who shows your home knows your tenant and answers your call.',
}
export const oneRent = {
  name: 'One advertised rent',
  text: 'We ask no applicant to offer more. The tenant pays the rent in the listing, as the law requires.',
}
export const inspected = (limit: string) => ({
  name: 'Inspected every quarter',
  text:
    'You get a report with photographs after each visit. ' +
    `We ask you before we spend more than ${limit} on a repair.`,
})

// Of an agency that only sells.
export const salesFocus =
  'We focus on one thing: your home sells at a fair price, to a buyer who completes, and we keep you informed.'
export const salesCallsAbroad = {
  name: 'Calls in your time zone',
  text: 'If you live abroad, we agree a time for calls that suits you.',
}
export const salesPersonToCall = {
  name: 'One person to call',
  text: 'The person who shows your home knows your buyers and answers your call.',
}
export const threePrices = {
  name: 'Three prices in writing',
  text: 'You get the asking price, the price we expect, and the lowest price we advise you to accept.',
}
export const papersFirst = {
  name: 'Papers before the advert',
  text: 'We read the lease and the service charge first. So we can answer what a buyer’s solicitor will ask.',
}

export const forLandlords = 'For landlords'
export const management = 'Property management, with one clear statement a month'
export const managementFee = 'Fee, of the monthly rent, VAT included'
export const inspections = 'Inspections, with photographs'
export const emergency = 'Response to emergencies, often within'
export const worksLimit = 'We ask you before repairs over'
export const howWeManage = 'How we manage'
export const kitchen = 'A green kitchen with three stools at its island (computer-generated)'

export const forSellers = 'For sellers'
export const saleInSteps = 'A sale in six steps, and you know each date'
export const saleFee = 'Fee, of the price achieved, VAT included'
export const pricesAfterVisit = 'Three prices in writing, after our visit'
export const visitToCompletion = 'From our first visit to completion'
export const afterOffer = 'Of which, after you accept an offer'
export const howWeSell = 'How we sell'

export const since = (year: number) => `Since ${year}`
export const landlordsIn = (countries: string) => `landlords, in more than ${countries} countries`
export const landlords = 'landlords'
export const tenants = 'tenants in the homes we look after'
export const assets = 'of property under management'
export const invented = 'The agency and these figures are invented.'

export const clients = 'Clients'
export const testimonials = (count: number) => `${count} testimonials`
export const quoted = (quote: string) => `“${quote}”`
export const client = {
  tenant: (where: string) => `Tenant, ${where}`,
  landlord: (where: string) => `Landlord, ${where}`,
  seller: (where: string) => `Seller, ${where}`,
  buyer: (where: string) => `Buyer, ${where}`,
}
export const inventedClients = 'The agency, its clients and their words are invented.'
export const previousTestimonials = 'Previous testimonials'
export const nextTestimonials = 'Next testimonials'

export const findUs = 'Find Us'
export const visitOffice = 'Visit our office'
export const visitOffices = 'Visit our offices'
export const address = 'Address'
export const phone = 'Phone'
export const email = 'Email'
export const hours = 'Hours'
export const openingHours = (days: string) => `${days}, `

export const worthToRentOrSell = 'What is your home worth, to rent out or to sell?'
export const worthToRent = 'What rent can your home earn?'
export const worthToSell = 'What price can your home reach?'
export const knowsYourStreet = (promise: string) => `A person who knows your street replies ${promise}.`
export const freeValuation = 'Get a Free Valuation'
export const browseSale = 'Browse homes for sale'
export const browseRent = 'Browse homes to rent'
