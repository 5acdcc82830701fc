import * as v from 'valibot'
import { phone, postcode } from '../../lib/form/normalise'
import type { Failure } from '../../lib/http/result'
import { rateLimitMessage } from './refusal-messages'
import type { FormErrors } from '../../lib/form/form-errors'
import { schemaErrors, emailField, nameField, readBy, rowBy } from './fields'
import { byTrade, has } from '../../parts'

// The eight steps of the valuation dialog: texts, validation and the database row.

const everyBookingType = [
  { value: 'sale', label: 'Valuation for an upcoming sale', part: 'sales' },
  { value: 'rental', label: 'Rental Valuation', part: 'lettings' },
  { value: 'switch', label: 'Thinking of switching agent', part: undefined },
] as const
export type BookingType = (typeof everyBookingType)[number]['value']
export const bookingTypes = everyBookingType.filter(({ part }) => !part || has(part))

export const propertyTypes = [
  { value: 'newHouse', label: 'New-build house' },
  { value: 'secondHandHouse', label: 'Existing house' },
  { value: 'newFlat', label: 'New-build flat' },
  { value: 'secondHandFlat', label: 'Existing flat' },
] as const

export type BookingField = 'postcode' | 'name' | 'email' | 'phone'

/** The values of the dialog. A draft may contain a type that is no longer offered. */
export const emptyBooking = {
  type: '',
  propertyTypes: [] as string[],
  postcode: '',
  name: '',
  email: '',
  phone: '',
}
export type BookingValues = typeof emptyBooking

// One string, so that a search for the specification's sentence finds it.
const thanks =
  'Thank you for your enquiry! Our team will contact you under 24h for further details. Stay close to your phone!'

/** The steps in order, from index 0; a step with a field has one line of text. */
export const steps = [
  {
    heading: 'Claim Your Free Valuation',
    lead:
      'A person who knows your street tells you the likely ' +
      `${byTrade({ both: 'rent or price', lettings: 'rent', sales: 'price' })}.`,
  },
  { heading: 'What can we do for you?', lead: 'Choose one. You can change it when we call.' },
  { heading: 'What kind of property is it?', lead: 'Choose one or more.' },
  {
    heading: 'Where is the property?',
    lead: 'The postcode is enough. We ask for the house number when we call.',
    field: 'postcode',
  },
  { heading: 'What is your name?', lead: 'Your name, as you want us to say it.', field: 'name' },
  {
    heading: 'What is your email address?',
    lead: 'We send you the valuation in writing. We do not add you to a mailing list.',
    field: 'email',
  },
  {
    heading: 'What is your phone number?',
    lead: 'For a number outside the UK, begin with + and the country code.',
    field: 'phone',
  },
  {
    heading: 'We have your request',
    lead: thanks,
  },
] as const satisfies readonly { heading: string; lead: string; field?: BookingField }[]

export const lastStep = steps.length
/** The step that submits, counted from 1. */
export const sendingStep = lastStep - 1

const bookingFields = {
  postcode: readBy(postcode, 'Please enter a valid UK postcode.'),
  name: nameField(3, 'Please enter your full name.'),
  email: emailField,
  phone: readBy(phone, 'Please enter a valid phone number.'),
}

/** The text field of a step (from 1), if it has one. */
export function fieldOfStep(step: number): BookingField | undefined {
  const current = steps[step - 1]
  return current && 'field' in current ? current.field : undefined
}

/** The error of an invalid value, in the specification's words; null for a valid one. */
export const fieldError = (field: BookingField, text: string): string | null =>
  v.safeParse(bookingFields[field], text).issues?.[0].message ?? null

/** The offered property types among the chosen ones, in display order. */
const knownPropertyTypes = (chosen: string[]) =>
  propertyTypes.map(({ value }) => value).filter((value) => chosen.includes(value))

const bookingSchema = v.object({
  ...bookingFields,
  type: v.picklist(
    bookingTypes.map(({ value }) => value),
    'Please choose one.',
  ),
  propertyTypes: v.pipe(
    v.array(v.string()),
    v.transform(knownPropertyTypes),
    v.minLength(1, 'Please choose one or more.'),
  ),
})

/** The error of each invalid value of one step. Choices show no error: their button is disabled without a selection. */
export function validateBooking(values: BookingValues, step: number): FormErrors<BookingValues> {
  const field = fieldOfStep(step) ?? (step === 2 ? 'type' : step === 3 ? 'propertyTypes' : null)
  return field ? schemaErrors(v.pick(bookingSchema, [field]), values) : {}
}

/** The row of `booking_valuations` for valid values. */
export function bookingRow(values: BookingValues) {
  const { propertyTypes, ...row } = rowBy(bookingSchema, values)
  return { ...row, property_types: propertyTypes }
}

/** The submit error of the last step; the screen adds our phone number. */
export function bookingFailed(failure: Failure) {
  const limit = rateLimitMessage(failure)
  if (limit) return `Your answers are kept here. ${limit} You can also call us on`
  return failure.kind === 'unreachable'
    ? 'Your answers are kept here, but our server did not answer. Please try again in a minute, or call us on'
    : 'Your answers are kept here. Our system did not accept them, and this is our fault. ' +
        'Please try again, or call us on'
}
