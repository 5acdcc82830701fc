// The affordability calculator and its page.

const limit = (hasLettings: boolean) => (hasLettings ? 'price or rent' : 'price')
export const title = 'Affordability calculator'
export const description = (hasLettings: boolean) =>
  `The ${limit(hasLettings)} that an income and savings reach in London, with deposit, ` +
  'stamp duty and costs, step by step.'
export const heading = 'Affordability calculator: what you can afford'
export const lead = (hasLettings: boolean) =>
  `From your income and savings to a ${limit(hasLettings)}, step by step, and on to the homes.`

export const formName = 'Your money'
export const figureLabel = 'Look for homes up to'
export const aim = { label: 'What do you want to do?', options: { buy: 'Buy a home', rent: 'Rent a home' } }
export const incomeField = {
  label: 'Income a year',
  hint: 'Before tax, of everybody who pays.',
  subject: 'the income',
}
export const savingsField = { label: 'Savings', hint: 'What you can spend on the move.', subject: 'the savings' }
export const multipleField = {
  label: 'Loan, times income',
  hint: 'Lenders usually go up to 4 or 4.5 times. Each decides for itself.',
  subject: 'the loan, in times of your income,',
  unit: 'times',
}
export const depositField = {
  label: 'Lowest deposit',
  hint: 'Of the price. Ask your lender.',
  subject: 'the lowest deposit',
}
export const buyer = {
  label: 'Who buys?',
  hint: 'Homes abroad count.',
  options: {
    first: 'Only people who never owned a home, and will live there',
    home: 'People who move home, or own no other home',
    additional: 'People who keep another home',
  },
}
export const abroadHint = 'At least 183 of the last 365 days.'

export const stepByStep = 'Step by step'
export const lowerOfTwo = 'The lower of the two'

// To rent.
export const enterForRent = 'Enter an income and savings for a first month’s rent and a deposit.'
export const incomeSetsRent = 'A month. Your income sets the limit.'
export const savingsSetRent = 'A month. What you can pay at the start sets the limit.'
export const rentEach = (each: string, people: number) => ` That is ${each} for each of ${people} people.`
export const seeToRent = (max: string) => `See homes up to ${max} a month`
export const rentByIncome = 'Rent by your income'
export const rentByIncomeNote = (income: string, months: number) =>
  `${income} divided by ${months}. Reference checks usually ask for a year’s income of ${months} months’ rent, ` +
  'together. A landlord may ask for less, more, or a guarantor.'
export const rentBySavings = 'Rent by your savings'
export const rentBySavingsNote = 'With its first month and its deposit, it uses all your savings.'
export const moveInPayments = 'What you pay at the start'
export const holdingNote = 'One week’s rent. It counts towards the first month.'
/** Five or six weeks: the law knows no other number. */
export const depositNote = (weeks: 5 | 6) => `At most ${weeks === 5 ? 'five' : 'six'} weeks’ rent.`
export const noLimit = 'Here: six weeks’ rent. The law sets no limit for a rent this high.'
export const forEach = 'For each person, about'
export const otherBills =
  'You pay council tax, energy, water and broadband as well. Each home’s page shows what we know of them, ' +
  'and the list has a filter for rent and bills together.'

// To buy.
export const savingsTooLow = 'These savings do not cover a deposit, the tax and the costs of a purchase.'
export const incomeSetsPrice = 'The loan that your income supports sets the limit. A lender decides what it lends you.'
export const savingsSetPrice = 'Your savings set the limit. A lender decides what it lends you.'
export const seeForSale = (max: string) => `See homes for sale up to ${max}`
export const maxLoan = 'Loan, at most'
export const maxLoanNote = (income: string, times: number) =>
  `${income} times ${times}. That is usual, and not a promise.`
export const priceByIncome = 'Price by your income'
export const priceByIncomeNote = 'The loan and your savings, less tax and costs.'
export const priceBySavings = 'Price by your savings'
export const priceBySavingsNote = (deposit: string) => `They pay a deposit of ${deposit}, tax and costs.`
export const fromAbroad = (deposit: string) => ` Lenders usually ask buyers from abroad for ${deposit}.`
export const lowerInThousands = 'The lower of the two, in whole thousands'
export const savingsPay = 'What your savings pay'
export const ofPrice = (share: string) => `${share} of the price.`
export const ratesOfToday = 'At today’s rates.'
export const otherCosts = 'Other costs'
export const otherCostsNote = 'Conveyancer, searches, survey, checks and Land Registry: the upper end of our estimate.'
export const leftOver = 'Left over'
export const savings = 'Savings'
export const eachMonth = 'What you pay each month'
export const loanOf = (amount: string) => `Loan of ${amount}`
export const loanNote = (years: number, rate: string) => `Over ${years} years at ${rate}.`
export const threePointsMore = 'At three points more'
export const threePointsNote = 'A lender tests whether you could pay this.'
export const ownersBills =
  'You pay council tax, energy, and for a leasehold a service charge as well. Each home’s page adds what we ' +
  'know of them.'

// The explanation.
export const howItWorks = 'How it works'
export const whatItMeans = 'What the figure means'
export const aboutBuying =
  'Two things limit what you can buy. A lender lends a multiple of your yearly income, often up to 4 or 4.5 times. ' +
  'Your savings must pay the deposit, stamp duty and the other costs. The calculator finds the highest price ' +
  'that both allow. It counts no debts, children or other spending. A lender does.'
export const aboutRenting =
  'To rent, a reference check usually asks for a year’s income of 30 months’ rent. People who share add up their ' +
  'incomes. At the start you pay the first month’s rent and a deposit. See our'
export const moveInCalculator = 'move-in cost calculator'
export const afterMoveInLink = 'for the limits of the law.'
export const multiples = (hasLettings: boolean) =>
  'These multiples are usual, and nobody has to keep to them. ' +
  `Your own lender${hasLettings ? ' or landlord' : ''} may decide otherwise.`
export const billsFilter =
  ' The list of homes to rent has a filter for rent and bills together. Homes for sale have none, because a ' +
  'mortgage depends on your deposit and rate.'
export const advice =
  'Information, not advice. A mortgage broker authorised by the Financial Conduct Authority can advise you.'
export const whereFrom = 'Where the rates come from'
export const stampDutyFrom = 'Stamp duty:'
export const reviewed = (day: string) => `, last reviewed ${day}`
export const landRegistryFrom = '. Land Registry:'
export const estimates = '. Other costs are our own estimates; the'
export const buyingCalculator = 'buying cost calculator'
export const afterBuyingLink = 'lists them. The multiples of income are usual in the trade; there is no single source.'
