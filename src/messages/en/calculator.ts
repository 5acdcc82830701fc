// Every calculator: its frame, the errors of its fields, and words that several of them use.

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export const calculate = 'Calculate'
export const needsScript = 'The calculator needs JavaScript.'
export const exampleFigures = 'The figures here are an example.'
export const ratesBelow = 'The rates are below.'
export const orCall = 'You can also call'
export const connectionLost = 'The connection was lost before the calculator was ready. Press the button again.'
export const stale = 'These figures are for your last complete answers. Correct the marked ones to update them.'
export const calculatedOn = (day: string) => `Calculated on ${day}. Information, not advice.`
export const correctMarked = 'Correct the marked answers to see the result.'
export const checkAnswers = 'Check your answers'
const counts = ['no', 'one', 'two', 'three']
export const answerQuestions = (count: number) =>
  `Answer ${counts[count] ?? count} ${count === 1 ? 'question' : 'questions'}`
/** The figure and what it is, as a screen reader hears it. */
export const announced = (label: string, figure: string) => `${label}: ${figure}`
export const linkCopied = 'Link copied'
export const copyThisLink = 'Copy this link:'
export const copyLink = 'Copy a link to this result'
export const printResult = 'Print this result'
export const linkToResult = 'Link to this result'

// Errors. `subject` is the name of a value: the price.
export const enter = (subject: string, example: string) => `Enter ${subject}, like ${example}`
export const enterNumber = (subject: string, example: string) => `Enter ${subject} as a number, like ${example}`
export const enterShare = (subject: string, example: string) =>
  `Enter ${subject} as pounds or a percentage, like ${example}`
export const atLeast = (subject: string, min: string) => `${sentence(subject)} must be ${min} or more`
export const atMost = (subject: string, max: string) => `${sentence(subject)} must be ${max} or less`
export const wholeNumber = (subject: string) => `${sentence(subject)} must be a whole number`
export const enterDay = 'Enter a day, like 1 December 2026'

// Fields and lines of several calculators.
export const priceField = { label: 'Price', subject: 'the price' }
export const sharersField = { label: 'People sharing', subject: 'the number of people', unit: 'people' }
/** Keyed by whether a buyer lives abroad. */
export const abroad = {
  label: 'Does every buyer live in the UK?',
  options: {
    no: 'Yes, every buyer',
    yes: 'No, or not every buyer',
  },
}
export const price = 'Price'
export const deposit = 'Deposit'
export const stampDuty = 'Stamp duty'
export const holdingDeposit = 'Holding deposit'
export const restOfFirstMonth = 'First month’s rent, less the holding deposit'
export const tenancyDeposit = 'Tenancy deposit'
export const toMoveIn = 'To move in'
