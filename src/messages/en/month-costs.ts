// What a home costs each month.

export const thenEachMonth = 'Then each month'
export const notInSum = 'Not in this sum'
export const alsoEachMonth = 'Also each month'
export const knownSum = 'Known costs each month'
export const councilTaxSource = 'Council tax:'
export const readOn = (day: string) => `, read on ${day}.`

export const parts = {
  council_tax: 'Council tax',
  service_charge: 'Service charge',
  ground_rent: 'Ground rent',
  estate_charge: 'Estate charge',
  share_rent: 'Rent on the other share',
  energy: 'Energy',
  parking: 'Parking permit',
}
export const councilTaxBand = (band: string) => `Council tax, band ${band}`
/** The bills that a rent can include. */
export const bills = {
  water: 'water',
  gas: 'gas',
  electricity: 'electricity',
  council_tax: 'council tax',
  broadband: 'broadband',
  heating: 'heating',
}
export const inRent = (bills: string) => `In the rent: ${bills}`
export const included = 'Included'
export const youPay = 'You pay'
export const buyersBills = 'Water, broadband, insurance and repairs'
export const rent = 'Rent'
export const mortgage = 'Mortgage, an example'
export const mortgageNote = (deposit: number, rate: string, years: number) =>
  `Deposit of ${deposit}%, interest of ${rate}, ${years} years`
export const none = 'None'

// Where a sum is from.
export const aYear = (pounds: string) => `${pounds} a year`
/** @param year `2026`, or a tax year such as `2026/27` */
export const forYear = (pounds: string, year: number | string) => `${pounds} for ${year}`
export const fromBill = (yearly: string) => `${yearly}, from the council’s bill`
export const councilCharge = (pounds: string, taxYear: string, council: string) =>
  `${pounds} for ${taxYear} in ${council}`
export const notThisYear = '. We do not know this year’s charge'
export const certificateEstimate = (pounds: string) =>
  `${pounds} a year for heating, hot water and lighting, the energy certificate’s estimate`
export const estimateReadOn = (day: string) => `, checked on ${day}`

// Why there is no sum.
export const bandUnknown = 'Band not known yet'
export const noBandYet = 'No band yet'
export const councilUnknown = 'Council not known yet'
export const requestedFromLandlord = 'We have asked the landlord'
export const requestedFromSeller = 'We have asked the seller'
export const partlyInRent = 'Partly in the rent'
export const askCouncil = 'Ask the council'
export const notKnownYet = 'Not known yet'
export const chargesUnknown = (council: string) => `We do not know ${council}’s charges. The council’s website has them`
export const sellsPermits = (council: string) => `${council} council sells permits`
