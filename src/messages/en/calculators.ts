// The pages of the calculators: their list, and what their titles and ends share.

export const allDescription =
  'Five calculators for London: what you can afford, stamp duty and buying costs, a mortgage, ' +
  'rental yield, and what a tenant pays to move in.'
export const lettingsDescription =
  'A calculator for London: what a tenant pays to move in, when, and the limits of the law.'
export const salesDescription =
  'Three calculators for London: what you can afford, stamp duty and buying costs, and a mortgage.'
export const allHeading = 'Calculators: what it costs to buy, let or rent'
export const lettingsHeading = 'Calculators: what it costs to rent'
export const salesHeading = 'Calculators: what it costs to buy'
export const lead =
  'Each one shows how it calculates, and names its sources and dates. You can send a link to your result.'
export const ownFees = 'Information, not advice. Our own fees are on the'
export const feesPage = 'fees page'
export const askForValuation = 'Ask us for a valuation'
const depends = (value: string) =>
  `A result depends on the ${value} that you enter. We value your home and explain our figure in writing.`
export const dependsOnAny = depends('price or rent')
export const dependsOnRent = depends('rent')
export const dependsOnPrice = depends('price')
export const bookSalesValuation = 'Book a sales valuation'
export const bookRentalValuation = 'Book a rental valuation'

export const affordability = {
  name: 'Affordability',
  says: 'The price or rent you can afford on your income and savings, and the homes within it.',
  saysOfPrice: 'The price you can afford on your income and savings, and the homes within it.',
}
export const buyingCost = {
  name: 'Buying cost',
  says: 'Stamp duty to the pound, possible refunds, and the other costs of buying.',
}
export const mortgage = {
  name: 'Mortgage',
  says: 'What a loan costs each month and in total, and at a lender’s test rate.',
}
export const rentalYield = {
  name: 'Rental yield',
  says: 'What you keep of a year’s rent, as a percentage of what you paid, and what is withheld if you live abroad.',
}
export const moveInCost = {
  name: 'Move-in cost',
  says: 'What a tenant pays to move in, when, and the legal limits.',
}
export const next = 'Next'
export const otherCalculators = 'Other calculators'

export const sources = 'Sources'
