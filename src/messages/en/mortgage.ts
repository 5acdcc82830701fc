// The mortgage calculator and its page.

export const title = 'Mortgage calculator'
export const description =
  'What a mortgage on a London home costs each month and in total, ' +
  'repayment or interest only, and at a lender’s test rate.'
export const heading = 'Mortgage calculator: what a loan costs each month'
export const lead =
  'Repayment or interest only, at the rate you were offered and at the higher rate of a lender’s test.'

export const formName = 'The loan'
export const eachMonth = 'Each month'
export const depositField = {
  label: 'Deposit',
  hint: 'In pounds, or as a percentage of the price.',
  subject: 'the deposit',
  example: '25% or £160,000',
}
export const rateField = {
  label: 'Interest rate',
  hint: 'Per year. Look up what lenders offer today for your deposit.',
  subject: 'the interest rate',
}
export const yearsField = { label: 'Term', subject: 'the term in years', unit: 'years' }
export const typeField = {
  label: 'How do you repay the loan?',
  options: {
    repayment: 'Repayment: each month you pay interest and part of the loan',
    interest: 'Interest only: you repay the whole loan at the end',
  },
}
export const othersField = {
  label: 'Monthly costs',
  hint: 'Council tax, service charge, energy.',
  subject: 'the other costs',
}
export const stressField = {
  label: 'Test: extra interest',
  hint: 'A lender tests whether you could pay at a higher rate.',
  subject: 'the points',
  unit: 'points',
}
export const depositAbovePrice = 'The deposit must not be more than the price'

interface LoanText {
  isInterestOnly: boolean
  amount: string
  rate: string
  years: number
  points: number
  tested: string
}
export const noLoan = 'You need no loan.'
export const explanation = ({ isInterestOnly, amount, rate, years, points, tested }: LoanText) =>
  `${isInterestOnly ? 'Interest only' : 'Interest and repayment'} on ${amount} at ${rate} over ${years} ` +
  `${years === 1 ? 'year' : 'years'}. At a rate ${points} points higher: ${tested}.`
export const lineByLine = 'Line by line'
export const depositNote = (share: string, overseas: string) =>
  `${share} of the price. Lenders usually ask buyers from abroad for ${overseas}.`
export const loan = 'Loan'
export const loanNote = (share: string) => `${share} of the price. Lenders call this loan to value.`
export const monthAt = (rate: string) => `A month at ${rate}`
export const testRate = 'The lender’s test rate.'
export const monthWithOthers = 'A month with your other costs'
export const interest = 'Interest over the term'
export const rateWillChange = 'If the rate stayed the same. It will change.'
export const dueAtEnd = 'Due at the end'
export const wholeLoan = 'The whole loan: from savings, or from a sale.'
export const totalPaid = 'Total paid to the lender'
export const balances = 'What you still owe over the years'
export const balancesCaption = 'What you have repaid and what you still owe, at the same rate'
export const year = 'Year'
export const repaid = 'Repaid'
export const owed = 'Still owed'
export const afterYears = (years: number) => `After ${years} years`

export const whatItIncludes = 'What it includes'
export const howLendersLook = 'How a lender looks at it'
export const aboutLoans = [
  'With a repayment loan you pay the same amount each month. At first most of it is interest; at the end most of it ' +
    'repays the loan. With an interest-only loan you pay only the interest each month, and owe the whole loan at the ' +
    'end. A lender then asks how you plan to repay it. The calculator adds interest each month and counts whole ' +
    'years. It leaves out the lender’s fees, often £1,000 to £2,000.',
  'A smaller loan usually has a lower rate. Rates often change at loans of 90%, 85%, 75% and 60% of the price. ' +
    'Lenders also look at your income, and test whether you could pay at a higher rate. If you buy a home to let, ' +
    'they look at the rent instead. It must often be 125% to 145% of the interest at the test rate.',
]
export const fromAbroad = 'From abroad'
export const ifAbroad = 'If you live or earn outside the UK'
export const aboutAbroad = (deposit: string) => [
  `Lenders usually ask for a deposit of ${deposit} and for papers certified where you live. Each lender has its own ` +
    'list of countries and currencies. It may count only part of an income in naira, yuan or dirhams, because the ' +
    'exchange rate changes. Get an agreement in principle (a lender’s statement of what it may lend you) before you ' +
    'view. Sellers ask for it.',
  'We do not sell mortgages, and no lender pays us. A mortgage broker authorised by the Financial Conduct Authority ' +
    'can tell you what you could borrow. Your home may be repossessed if you do not keep up repayments on your ' +
    'mortgage. Information, not advice.',
]
