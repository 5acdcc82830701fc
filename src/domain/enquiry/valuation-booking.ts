import { email, name, nameProblem, phone, postcode } from '../../lib/form/normalise'
import type { Failure } from '../../lib/http/result'
import { limited } from '../../lib/http/insert-once'
import { type Sent, sentFrom } from '../../lib/form/idempotency-key'

// The eight steps of the valuation dialog: what they ask, what they accept, and the row they come to. Pure.

export const valuationTypes = [
  { value: 'sale', label: 'Valuation for an upcoming sale' },
  { value: 'rental', label: 'Rental Valuation' },
  { value: 'switch', label: 'Thinking of switching agent' },
] as const
export type ValuationType = (typeof valuationTypes)[number]['value']

export const propertyTypes = [
  { value: 'newHouse', label: 'New-build house' },
  { value: 'secondHandHouse', label: 'Existing house' },
  { value: 'newFlat', label: 'New-build flat' },
  { value: 'secondHandFlat', label: 'Existing flat' },
] as const
export type PropertyType = (typeof propertyTypes)[number]['value']

export interface Answers {
  type: ValuationType | null
  propertyTypes: PropertyType[]
  postcode: string
  name: string
  email: string
  phone: string
}
export type Field = 'postcode' | 'name' | 'email' | 'phone'

export const noAnswers: Answers = { type: null, propertyTypes: [], postcode: '', name: '', email: '', phone: '' }

/** The steps in order, the first at 0; a step with a field asks for one line of text. */
export const steps = [
  {
    heading: 'Claim Your Free Valuation',
    lead: 'What your home would let or sell for, from a person who knows the street.',
  },
  { heading: 'What do you have in mind?', lead: 'Choose one. You can change it when we call.' },
  { heading: 'What kind of property is it?', lead: 'Choose all that apply, if it is more than one.' },
  {
    heading: 'Where is the property?',
    lead: 'The postcode is enough. We ask for the door number when we call.',
    field: 'postcode',
  },
  { heading: 'Who should we ask for?', lead: 'Your name as you would like us to say it.', field: 'name' },
  {
    heading: 'Where should we write?',
    lead: 'The valuation comes in writing. We do not put you on a list.',
    field: 'email',
  },
  {
    heading: 'Which number reaches you?',
    lead: 'From any country: begin with + and its code if it is not the UK.',
    field: 'phone',
  },
  {
    heading: 'We have it',
    lead: 'Thank you for your enquiry! Our team will contact you under 24h for further details. Stay close to your phone!',
  },
] as const satisfies readonly { heading: string; lead: string; field?: Field }[]

export const lastStep = steps.length
/** The step whose button sends, counted from 1 as visitors count. */
export const sendingStep = lastStep - 1

const rules: Record<Field, { tidy: (text: string) => string | null; message: string | ((text: string) => string) }> = {
  postcode: { tidy: postcode, message: 'Please enter a valid UK postcode.' },
  name: { tidy: (text) => name(text, 3), message: (text) => nameProblem(text, 'Please enter your full name.') },
  email: { tidy: email, message: 'Please enter a valid email address.' },
  phone: { tidy: phone, message: 'Please enter a valid phone number.' },
}

/** The field that a step (from 1) asks for, if it asks for a line of text. */
export function fieldOf(step: number): Field | undefined {
  const found = steps[step - 1]
  return found && 'field' in found ? found.field : undefined
}

/** What is wrong with an answer, in the specification's words; null when nothing is. */
export function messageFor(field: Field, text: string): string | null {
  const { tidy, message } = rules[field]
  if (tidy(text) !== null) return null
  return typeof message === 'string' ? message : message(text)
}

/** Whether a step (from 1) has what it needs for the next one to be shown. */
export function mayAdvance(step: number, answers: Answers): boolean {
  const field = fieldOf(step)
  if (field) return messageFor(field, answers[field]) === null
  if (step === 2) return answers.type !== null
  if (step === 3) return answers.propertyTypes.length > 0
  return step === 1
}

/** What table booking_valuations takes, but for its id; null while an answer is missing or wrong. */
export function rowOf(answers: Answers) {
  const row = {
    type: answers.type,
    name: rules.name.tidy(answers.name),
    email: rules.email.tidy(answers.email),
    phone: rules.phone.tidy(answers.phone),
    postcode: rules.postcode.tidy(answers.postcode),
    // In the order in which they are offered, whatever the order of the ticks.
    property_types: propertyTypes.map(({ value }) => value).filter((value) => answers.propertyTypes.includes(value)),
  }
  return Object.values(row).includes(null) || row.property_types.length === 0 ? null : row
}
export type Row = NonNullable<ReturnType<typeof rowOf>>

/** What a visitor reads when the last step could not send; our phone number follows it on the screen. */
export function failureMessage(failure: Failure) {
  const limit = limited(failure)
  if (limit) return `Your answers are safe here. ${limit} Our number is`
  return failure.kind === 'unreachable'
    ? 'Your answers are safe here, but no connection carried them to us. Try again in a moment, or call us on'
    : 'Your answers are safe here, but our system did not take them, and that is our fault. Try again, or call us on'
}

/** What a tab keeps of a half-filled dialog: where it stood, and its last send. */
export interface Draft {
  step: number
  answers: Answers
  sent: Sent | null
}

/** A draft read back. Whatever does not fit is left out, and no step is shown whose forerunner is unanswered. */
export function draftFrom(text: string | null): Draft | null {
  let kept: { step?: unknown; answers?: Record<string, unknown>; sent?: unknown } | null
  try {
    kept = JSON.parse(text ?? 'null')
  } catch {
    return null
  }
  if (!kept || typeof kept !== 'object' || !kept.answers || typeof kept.answers !== 'object') return null
  const found = kept.answers
  const line = (field: Field) => (typeof found[field] === 'string' ? found[field] : '')
  const answers: Answers = {
    type: valuationTypes.find(({ value }) => value === found.type)?.value ?? null,
    propertyTypes: propertyTypes
      .map(({ value }) => value)
      .filter((value) => Array.isArray(found.propertyTypes) && found.propertyTypes.includes(value)),
    postcode: line('postcode'),
    name: line('name'),
    email: line('email'),
    phone: line('phone'),
  }
  const wanted = typeof kept.step === 'number' ? Math.min(Math.max(Math.trunc(kept.step), 1), sendingStep) : 1
  let step = 1
  while (step < wanted && mayAdvance(step, answers)) step++
  return { step, answers, sent: sentFrom(kept.sent) }
}
