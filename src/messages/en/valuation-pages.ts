// The pages of rental and sales valuations, except for their forms (valuation.ts).

export const stepByStep = 'Step by step'

// The rental valuation.
export const rentalDescription =
  'A free rental valuation of your London home: one recommended rent in writing, with the recent lettings behind it.'
export const rentalLead =
  'By law, your advert names one rent, and you may not accept more. So the rent must ' +
  'be right. We recommend one and show you the evidence, free.'
export const rentalHeading = 'Rental valuation: the right rent for your advert'
export const sittingRoom = 'A sitting room on the thirty-eighth floor at dusk (computer-generated)'
export const instantValuation = 'Get an Instant Valuation'
export const formTakes = 'The form takes about a minute. A person replies.'
export const whyItMatters = 'Why it matters'
export const whyRightRent = 'Why the right rent matters from the start'
export const fromCallToKeys = 'From your call to the tenant’s keys in about three weeks'

export const guarantee = 'Rental guarantee'
export const ifRentIsNotPaid = 'If the rent is not paid'
export const hallTable = 'A hall table with a lamp, a letter tray and a round mirror (computer-generated)'
export const guaranteeFacts = [
  { name: 'What it is', value: 'An insurance policy' },
  { name: 'Who pays', value: 'The insurer, not us' },
  { name: 'What it needs', value: 'A tenant who passed our checks' },
  { name: 'Our commission', value: 'None' },
]
export const guaranteeText =
  'Rent guarantee cover is optional. It pays the rent while a court claim for possession continues. It usually pays ' +
  'for the solicitor too. Please read the policy first.'
export const insurerNotNamed = 'The insurer and its FCA number are not named, because this is a demonstration.'
export const seeFees = 'See all our fees'

// The sales valuation.
export const salesDescription =
  'A free sales valuation of your London home: three figures in writing after our visit, and the six steps of a sale.'
export const salesLead =
  'You get the asking price, the price we expect, and the lowest price we advise you ' +
  'to accept. You can use them even if you sell with another agent.'
export const salesHeading = 'Sales valuation: three prices, with the reasons for each'
export const whyAskUs = 'Why ask us'
export const priceAndPapers = 'We check the price and the papers before we advertise'
export const sixSteps = 'Six steps, and what we tell you at each'
export const aboutSelling = 'Questions about selling'

export const insights = 'Market insights'
export const whatDataTells = 'What the market data can tell you'
export const fulham = 'Cherry blossom along a terrace of red-brick houses in Fulham (computer-generated)'
/** @param span what a figure counts: `from first visit to completion` */
export const saleTakes = (span: string) => `A sale, ${span}`
export const ofWhich = (span: string) => `Of which, ${span}`
export const ourFee = 'Our fee, VAT included'
export const pricesCompared =
  'Asking prices show what sellers hope for. The Land Registry publishes the prices paid one or two months later. We ' +
  'compare both with recent offers that we know of.'
export const pricesAndRents = 'Prices, rents and yields by area'
export const pricesAndYields = 'Prices and yields by area'

// The request on both pages.
export const askUs = 'Ask us'
export const askForRental = 'Ask for a rental valuation'
export const askForSales = 'Ask for a sales valuation'
export const tellUs = (promise: string) =>
  'Tell us the address, the number of bedrooms and anything unusual about your home. ' +
  `A person replies ${promise}. The valuation is free and without obligation.`
export const phone = 'Phone'
export const visitLength = 'Length of the visit'
export const inWriting = 'In writing, after the visit'
