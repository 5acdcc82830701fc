import type { Errors } from '../../components/ui/form/useForm'
import { email, lengthOf, name, nameProblem, orNull, pounds, tidyLine, tidyText } from '../../lib/form/normalise'
import { parseLondonTime, typedDay } from '../../lib/time/london-time'
import { inViewingHours, viewingHoursText } from './viewing-hours'

/** The home that is asked about. */
export interface Subject {
  id: string
  title: string
  listingType: 'sale' | 'rent'
}

/**
 * What the form asks. `viewing` is a time on London's clocks (`2026-12-01T10:30`) and `moving` a day; either may hold
 * what a person typed that is no date.
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
const outsideHours = `Please choose a time in our office hours, at least half an hour before we close: ${viewingHoursText}, London time.`
export const enquiryDraft = (listingId: string) => `enquiry-${listingId}`
export const stepsFor = (type: Subject['listingType']) => (type === 'rent' ? 3 : 1)

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

const judges: ((answers: EnquiryAnswers, now: Date) => Errors<EnquiryAnswers>)[] = [
  (answers) => {
    const errors: Errors<EnquiryAnswers> = {}
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
    const errors: Errors<EnquiryAnswers> = {}
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
    const errors: Errors<EnquiryAnswers> = {}
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

/** The messages for what will not do in one step. `now` is the moment it is judged. */
export const judgeEnquiry = (answers: EnquiryAnswers, step: number, now = new Date()) =>
  judges[step - 1]?.(answers, now) ?? {}

/** The row of `property_inquiries` for answers that were judged. Of a sale nobody's income is anybody's business. */
export function enquiryRow(subject: Subject, answers: EnquiryAnswers) {
  const rental = subject.listingType === 'rent'
  const works = rental && workOf(answers.employment) !== undefined
  return {
    type: rental ? 'rent' : 'buy',
    property_id: subject.id,
    property_title: tidyLine(subject.title),
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
