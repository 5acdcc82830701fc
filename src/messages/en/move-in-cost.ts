// The move-in cost calculator and its page.

export const title = 'Move-in cost calculator'
export const description =
  'What a tenant in London pays to move in: holding deposit, first month’s rent and ' +
  'deposit, each at the most that the law allows for an assured tenancy.'
export const heading = 'Move-in cost calculator: what a tenant pays'
export const lead = 'You pay a holding deposit, the first month’s rent and a deposit. You pay us no fees to move in.'

export const formName = 'The tenancy'
export const rentField = { label: 'Rent a month', hint: 'The rent in the advert.', subject: 'the rent' }
export const depositField = {
  label: 'Deposit in the advert',
  hint: 'If empty: five weeks’ rent, or six if the rent is £50,000 a year or more.',
  subject: 'the deposit',
}
export const billsField = {
  label: 'Bills a month',
  hint: 'Council tax, energy and others. A home’s page shows what we know.',
  subject: 'the bills',
}
/** Five or six: the law knows no other number. */
const words = { 5: 'five', 6: 'six' }
const weeksOfRent = (weeks: 5 | 6) => `${words[weeks]} weeks’ rent`
const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
export const depositTooHigh = (max: string, weeks: 5 | 6) =>
  `The deposit must be ${max} or less: the law allows ${weeksOfRent(weeks)}`

export const explanation = (each: string) =>
  `One month’s rent and a deposit${each && `, or about ${each} each`}. You pay us no fees to move in.`
export const whatYouPay = 'What you pay, in order'
export const holdingNote =
  'One week’s rent. It reserves the home for up to 15 days and then counts towards the first month.'
export const holdingAgreed =
  'Here: one week’s rent, which counts towards the first month. The law sets no limit; you agree the terms.'
export const firstMonthNote =
  'After the agreement is signed. Nobody may ask for more than one month in advance, or accept it.'
export const firstMonthAgreed = 'After the agreement is signed. It says how much rent you pay in advance.'
const isProtected =
  'A government-approved scheme protects it within 30 days. At the end you get it back, less any agreed deductions.'
export const depositMost = (weeks: 5 | 6) => `${sentence(weeksOfRent(weeks))}, the most allowed. ${isProtected}`
export const depositBelow = (max: string) => `The most allowed is ${max}. ${isProtected}`
export const depositAgreed = 'The law sets no limit. Before you sign, ask who holds it and when you get it back.'
export const depositExample = (weeks: 5 | 6) => `Here: ${weeksOfRent(weeks)}. ${depositAgreed}`
export const feesToUs = 'Fees to us'
export const noFees = 'You pay nothing for viewings, references, the inventory or the check-in.'
export const otherKind = (limit: string) =>
  `Above ${limit} of rent a year, a tenancy is of another kind. The limits on deposits and on rent in advance do not ` +
  'apply to it. The figures here are examples; the agreement decides.'
export const afterThat = 'What you pay after that'
export const eachMonth = 'Each month'
export const withBills = 'With your bills, each month'
export const eachYear = 'Each year'
export const besideRent =
  'Besides the rent you pay council tax, energy, water, broadband and the TV licence, if the agreement says so.'
export const noEndDate = 'The tenancy has no end date. You can end it with two months’ notice.'
export const agreedEnd = 'The agreement says how long the tenancy lasts and how it ends.'

export const whatLawSays = 'What the law says'
export const mostYouPay = 'The most that you may be asked to pay'
/** The tenancies outside the Tenant Fees Act, beside its limits. */
export const limitsAreFor =
  'These limits are for assured tenancies, the usual kind. They do not apply if the tenant is a company, or if the ' +
  'rent is above £100,000 a year. Then the agreement decides.'
export const law = [
  limitsAreFor,
  'The Tenant Fees Act 2019 limits a holding deposit to one week’s rent, and a tenancy deposit to five weeks’ rent, ' +
    'or six where a year’s rent is £50,000 or more. To find a week’s rent, multiply the month’s rent by 12, divide ' +
    'by 52 and round down to the penny.',
  'Since 1 May 2026 the Renters’ Rights Act adds two rules. Nobody may ask for, invite or accept more than the ' +
    'advertised rent. Before the agreement is signed, you pay only the holding deposit; after that, at most one ' +
    'month’s rent in advance. Nobody may ask you for six or twelve months’ rent in advance, or accept it.',
]
export const holdingBack =
  'You get the holding deposit back if the landlord withdraws. You also get it back if 15 days pass without an ' +
  'agreement and that is not your fault. You can lose it if you withdraw, give false information, or do not take the ' +
  'steps needed to sign. You can also lose it if you have no right to rent and the landlord could not know that. For ' +
  'all other payments that a tenant may be asked for, see our'
export const feesPage = 'fees page'
export const whereToRead = 'Where you can read the law'
export const read = 'copies of Trading Standards’ pages, and of section 56 of the Renters’ Rights Act as made in 2025'
export const feesGuidance = 'GOV.UK, Tenant Fees Act guidance'
export const rentersGuide = 'GOV.UK, guide to the Renters’ Rights Act'
export const forEngland = '. For England. Information, not advice.'
