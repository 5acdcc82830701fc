// The rental yield calculator and its page.

export const title = 'Rental yield calculator'
export const description =
  'Gross and net yield of a home that you let in London: fees, service ' +
  'charge, empty weeks and, if you live abroad, tax withheld for HMRC.'
export const heading = 'Rental yield calculator: what you keep of the rent'
export const lead =
  'What you keep from a year’s rent after fees, bills and empty weeks, as a percentage of the price and the ' +
  'stamp duty.'

export const formName = 'The home and its year'
export const netYield = 'Net yield'
export const rentField = { label: 'Rent a month', subject: 'the rent' }
export const voidsField = { label: 'Empty weeks a year', subject: 'the number of empty weeks', unit: 'weeks' }
export const service = {
  label: 'Who manages the home?',
  options: {
    'fully-managed': 'We manage it: Fully Managed',
    'rent-collection': 'We collect the rent: Rent Collection',
    'let-only': 'We find a tenant once a year: Let Only',
    none: 'You manage it yourself',
  },
}
export const chargeField = {
  label: 'Service charge a year',
  subject: 'the service charge',
  hint: 'For a flat. Enter 0 for a freehold house.',
}
export const groundField = { label: 'Ground rent a year', subject: 'the ground rent' }
export const insuranceField = { label: 'Insurance a year', subject: 'the insurance' }
export const repairsField = { label: 'Repairs a year', subject: 'the repairs' }
export const abroadField = { label: 'You live outside the UK', hint: 'For six months of the year or more.' }
export const costsField = {
  label: 'Costs of buying',
  hint: 'If empty: the stamp duty on an additional home.',
  subject: 'the costs of buying',
}

export const none = 'None'
export const loss = (amount: string) => `The costs of the year are ${amount} higher than the rent.`
export const explanation = (left: string, paid: string, grossYield: string) =>
  `You keep ${left} a year and paid ${paid}. Gross yield, before costs: ${grossYield}.`
export const yearByLine = 'A year, line by line'
export const twelveMonths = 'Twelve months’ rent'
export const grossYieldNote = (grossYield: string) => `Gross yield: ${grossYield} of the price.`
export const emptyWeeks = (weeks: number) => `${weeks} empty ${weeks === 1 ? 'week' : 'weeks'}`
export const ourFee = 'Our fee'
export const feeNote = (percent: string, of: string) => `${percent} of ${of}, VAT included.`
export const rentReceived = 'the rent received'
export const newTenancyNote = 'From our price list, for each new tenancy. Counted here once a year.'
export const returns = 'Returns to HMRC'
export const returnsNote = 'From our price list, for each quarter until HMRC has approved you.'
export const serviceCharge = 'Service charge'
export const groundRent = 'Ground rent'
export const insurance = 'Insurance'
export const repairs = 'Repairs and certificates'
export const lossBeforeTax = 'Loss before tax and mortgage'
export const leftBeforeTax = 'Left before tax and mortgage'
export const whatYouPaid = 'What you paid for it'
export const additionalHome = 'For an additional home.'
export const additionalFromAbroad = 'For an additional home, bought from abroad.'
export const costsOfBuying = 'Costs of buying'
export const total = 'Total'

// Tax withheld.
export const withheldTitle = 'Tax withheld for HMRC'
export const withheld = (percent: number) => `Withheld, ${percent}%`
export const beforeApproval = 'Left for you, before HMRC approves you'
export const afterApproval = 'Left for you, after HMRC approves you'
export const approvalNote =
  'Use form NRL1 for a person, NRL2 for a company or NRL3 for trustees. Each joint owner must apply.'
const noExtraTax = ' It counts towards your tax and is no extra tax.'
export const onRentLessBills = `On the rent, less our fee and the bills that we pay from it.${noExtraTax}`
export const onRentLessFees =
  'On the rent, less our own fees. ' + `Bills that you pay yourself do not reduce it.${noExtraTax}`
export const onWholeRent = `On the whole rent. Bills that you pay yourself do not reduce it.${noExtraTax}`
export const agentPays =
  'We pay it to HMRC within 30 days of the end of each quarter, and send you a certificate for the year.'
export const noAgent = 'No agent collects the rent.'
export const lowRent = (weekly: number) =>
  `A tenant who pays £${weekly} a week or less withholds nothing, unless HMRC asks for it. You must still pay the tax.`
export const tenantWithholds = (weekly: number) =>
  `If no agent collects the rent, a tenant who pays more than £${weekly} a week must withhold tax on all of it, less ` +
  'only what the tenant has paid for you.'

// The explanation.
export const twoYields = 'Two yields'
export const grossAndNet = 'Gross and net yield'
export const aboutYields =
  'Gross yield is a year’s rent divided by the price. Adverts usually state it. Net yield is what is left of the ' +
  'rent after empty weeks, our fee, service charge, ground rent, insurance and repairs, divided by the price and the ' +
  'stamp duty. It is before mortgage interest and income tax, because these depend on you.'
export const feesFrom = 'Our fees are from the'
export const priceList = 'price list'
export const countedOnce = ', VAT included. We count a fee for each new tenancy once a year.'
export const fromAbroad = 'From abroad'
export const fullRent = 'Tax withheld, and how to receive the full rent'
export const aboutScheme = (percent: number) => [
  'If you live outside the UK for six months of the year or more, the Non-resident Landlord Scheme applies. Then ' +
    `your agent deducts the bills it paid for you, then keeps ${percent}% of the rest and sends it to HMRC each ` +
    'quarter. If no agent collects the rent, your tenant must do this for a rent above £100 a week. The money counts ' +
    'towards your tax for the year. After your tax return, HMRC pays back what was too much.',
  'HMRC approves payment in full if your UK tax affairs are in order, or if you never had any. Apply before the ' +
    'first tenant moves in, with form NRL1, NRL2 for a company or NRL3 for trustees. The basic rate on property ' +
    'income is due to become 22% on 6 April 2027. It was not certain, when we last reviewed this page, whether the ' +
    'scheme will use that rate.',
  'Since 6 April 2026 landlords with more than £50,000 of rent and self-employed income a year must keep digital ' +
    'records and report to HMRC each quarter. This is called Making Tax Digital. The limit falls to £30,000 in April ' +
    '2027 and £20,000 in April 2028. Ask an accountant whether it applies to you.',
]
export const notAdvice = '. Information, not advice.'
