// The buying cost calculator and its page, except for the rates (stamp-duty.ts).

export const title = 'Buying cost calculator'
export const description =
  'Stamp duty on a home in London, to the pound: for first-time buyers, second ' +
  'homes, buyers from abroad and companies, with possible refunds.'
export const heading = 'Buying cost calculator: stamp duty and other costs'
export const lead = 'Stamp duty to the pound, by HMRC’s rules, and an estimate of the other costs.'

export const formName = 'The purchase'
export const needs = 'Stamp duty depends on the price and on who buys. Answer these questions to see it:'
export const buyer = {
  label: 'Who is buying?',
  hint:
    'Homes abroad count, and so do homes of a husband, wife or civil ' +
    'partner. You replace your main home if you sell the old one by ' +
    'the day of completion, or sold it in the three years before.',
  problem: 'Choose who is buying',
  options: {
    first: 'Only first-time buyers, who will all live there',
    home: 'Other people. Each owns no other home, or replaces their main home',
    additional: 'Other people. One or more own another home and do not replace their main home',
    company: 'A company or other organisation',
  },
}
export const reliefField = {
  label: 'The company will let it to strangers, develop it or trade in it',
  hint: 'Then it can claim relief from the flat rate.',
}
export const abroad = {
  hint:
    'For this tax: at least 183 days in the UK in the 365 days before ' +
    'completion. Nationality does not matter. Other tests ' +
    'apply to a company.',
  problem: 'Choose whether every buyer lives in the UK',
}
export const dateField = { label: 'Day of completion', hint: 'Leave this empty for today’s rates.' }
export const dateTooEarly = (day: string) => `The day must be ${day} or later. We do not keep older rates here`

export const explanation = (share: string, day: string) =>
  `${share} of the price, at the rates since ${day}. The tax return and the payment are due within 14 days of ` +
  'completion.'
export const otherCosts = 'Other costs'
export const landRegistry = 'Land Registry'
export const landRegistryNote = 'The online fee to register a whole title.'
export const ourEstimate = (name: string) => `${name}, our estimate`
export const priceTaxAndCosts = 'Price, tax and costs'

export const sliceBySlice = 'Slice by slice'
export const dutyOn = (price: string) => `Stamp duty on ${price}`
export const tax = 'Tax'

// What can be claimed back.
export const claimBack = 'What you can claim back'
export const ifOldHomeSold = 'If this home becomes your main home and you sell the old one within three years'
export const oldHomeNote =
  'This home must become your main home in place of the old one. Claim within 12 months of that sale, or of the day ' +
  'when the tax return was due if that is later.'
export const ifDaysInUk = 'If the buyer then spends 183 days in the UK'
export const daysInUkNote =
  'In any 365 days in a row, from 364 days before completion to 365 days after it. Claim ' +
  'within two years of completion. Every joint buyer must pass the test.'
export const afterBoth = 'Stamp duty after both refunds'
export const afterRefund = 'Stamp duty after the refund'

// The explanation.
export const whenDue = 'When it is due'
export const whatAndWhen = 'What you pay, and when'
export const aboutPaying = [
  'You pay for the survey and the searches first, within weeks of the accepted offer. At exchange of contracts you ' +
    'pay a deposit, usually 10% of the price. From then on you must buy. Before completion you send your solicitor ' +
    'the rest of the price, the fees and the stamp duty.',
  'Your solicitor sends the return and the tax to HMRC within 14 days of completion. If you can claim a refund, you ' +
    'ask HMRC for it. You can do that yourself.',
]
export const planned = 'Planned'
export const lawsMayChange = 'Laws that may change after you buy'
export const surchargePlanned = (yearly: string) =>
  'A council tax surcharge is planned from April 2028 for homes in England worth £2 million or more. The owner would ' +
  `pay ${yearly} a year.`
export const groundRentDraft =
  'A draft law of January 2026 would limit ground rents to £250 a year, at the earliest from late 2028. After 40 ' +
  'years they would fall to nothing.'
export const plannedRead = 'copies of the consultation page and of law firms’ notes'
export const notLawYet = 'Neither was law yet.'
export const surchargeSource = 'GOV.UK, High Value Council Tax Surcharge'
export const notIncluded = 'Not included'
export const whenToAsk = 'When to ask a solicitor'
export const leavesOut =
  'The result is for one freehold home in England, or for the price of an existing lease. It leaves out:'
export const leftOut = [
  'the tax on the rent of a new lease',
  'homes with a shop or land, purchases of six or more homes, and linked purchases',
  'trusts, shared ownership, and the residence tests for companies',
  'the yearly tax on homes that companies own, and the cost of moving',
]
export const aboutEstimates =
  '“Our estimate” means that we estimated the range ourselves, VAT included. Ask firms for quotes. The Land Registry ' +
  'fee is from its own table, in force since'
export const otherNations = '. Wales and Scotland have other taxes. Information, not advice.'
export const registryFees = 'Land Registry fees:'
