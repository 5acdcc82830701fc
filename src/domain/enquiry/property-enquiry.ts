import type { FormErrors } from '../../lib/form/form-errors'
import { email, lengthOf, name, nameProblem, orNull, pounds, tidyLine, tidyText } from '../../lib/form/normalise'
import { parseLondonTime, typedDay } from '../../lib/time/london-time'
import { inViewingHours, viewingHoursText } from './viewing-hours'

/** The listing that is asked about. */
export interface EnquiryListing {
  id: string
  title: string
  listingType: 'sale' | 'rent'
}

/**
 * The answers of the form. `viewing` is a London wall time (`2026-12-01T10:30`) and `moving` a day; either may hold
 * typed text that is no date.
 */
export const emptyEnquiry = {
  name: '',
  email: '',
  phone: '',
  message: '',
  employment: '',
  position: '',
  income: '',
  viewing: '',
  moving: '',
}
export type EnquiryAnswers = typeof emptyEnquiry

export const enquiryFailed = 'There was an error submitting your inquiry. Please try again.'
const outsideHours =
  'Please choose a time in our office hours, at least half an hour ' +
  `before we close: ${viewingHoursText}, London time.`
export const enquiryDraft = (listingId: string) => `enquiry-${listingId}`
export const stepsFor = (type: EnquiryListing['listingType']) => (type === 'rent' ? 3 : 1)

interface Employment {
  value: string
  label: string
  /** What the form calls the work, and says where that is missing; work has an income too. */
  work?: { label: string; missing: string }
}

/** The choices of employment, in the order in which they are offered. */
export const employmentChoices: readonly Employment[] = [
  {
    value: 'employed',
    label: 'Employed',
    work: { label: 'Current position', missing: 'Please enter your current position.' },
  },
  {
    value: 'self-employed',
    label: 'Self-employed',
    work: { label: 'Trade or profession', missing: 'Please enter your trade or profession.' },
  },
  { value: 'student', label: 'Student' },
  { value: 'retired', label: 'Retired' },
  { value: 'unemployed', label: 'Unemployed' },
  { value: 'guarantor', label: 'Supported by a guarantor' },
]

/** What is asked about the work of an employment; undefined where there is no work. */
export const workOf = (employment: string) => employmentChoices.find(({ value }) => value === employment)?.work

const stepValidators: ((answers: EnquiryAnswers, now: Date) => FormErrors<EnquiryAnswers>)[] = [
  (answers) => {
    const errors: FormErrors<EnquiryAnswers> = {}
    if (!name(answers.name, 2))
      errors.name = nameProblem(answers.name, 'Please enter your full name (minimum 2 characters).')
    if (!email(answers.email)) errors.email = 'Please enter a valid email address.'
    if (!tidyLine(answers.phone)) errors.phone = 'Please enter your phone number.'
    else if (lengthOf(tidyLine(answers.phone)) > 40)
      errors.phone = 'Please use 40 characters or fewer for your phone number.'
    if (lengthOf(tidyText(answers.message)) > 5000)
      errors.message = 'Please use 5,000 characters or fewer for your message.'
    return errors
  },
  (answers) => {
    const errors: FormErrors<EnquiryAnswers> = {}
    if (!employmentChoices.some(({ value }) => value === answers.employment))
      errors.employment = 'Please select your employment status.'
    const work = workOf(answers.employment)
    if (!work) return errors
    if (!tidyLine(answers.position)) errors.position = work.missing
    else if (lengthOf(tidyLine(answers.position)) > 200)
      errors.position = `Please use 200 characters or fewer for your ${work.label.toLowerCase()}.`
    if (!pounds(answers.income)) errors.income = 'Please enter your annual income.'
    return errors
  },
  (answers, now) => {
    const errors: FormErrors<EnquiryAnswers> = {}
    const viewing = parseLondonTime(answers.viewing)
    const moving = typedDay(answers.moving)
    if (!viewing) errors.viewing = 'Please select your preferred viewing date.'
    else if (viewing <= now) errors.viewing = 'Viewing date must be in the future.'
    else if (!inViewingHours(answers.viewing)) errors.viewing = outsideHours
    if (moving?.length !== 10) errors.moving = 'Please select your preferred move-in date.'
    else if (viewing && moving <= answers.viewing.slice(0, 10))
      errors.moving = 'Move-in date must be after the viewing date.'
    return errors
  },
]

/** The error of each invalid answer of one step. */
export const validateEnquiry = (answers: EnquiryAnswers, step: number, now = new Date()) =>
  stepValidators[step - 1]?.(answers, now) ?? {}

/** The row of `property_inquiries` for valid answers. Income and employment are asked of tenants only. */
export function enquiryRow(listing: EnquiryListing, answers: EnquiryAnswers) {
  const rental = listing.listingType === 'rent'
  const works = rental && workOf(answers.employment) !== undefined
  return {
    type: rental ? 'rent' : 'buy',
    property_id: listing.id,
    property_title: tidyLine(listing.title),
    name: tidyLine(answers.name),
    email: tidyLine(answers.email),
    phone: tidyLine(answers.phone),
    message: orNull(tidyText(answers.message)),
    employment_status: rental ? answers.employment : null,
    current_position: works ? tidyLine(answers.position) : null,
    annual_income: works ? pounds(answers.income) : null,
    preferred_viewing_date: rental ? (parseLondonTime(answers.viewing)?.toISOString() ?? null) : null,
    preferred_move_date: rental ? typedDay(answers.moving) : null,
  }
}
export type EnquiryRow = ReturnType<typeof enquiryRow>
