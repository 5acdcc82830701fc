import * as form from '#messages/form.ts'
import * as messages from '#messages/valuation-dialog.ts'
import { replyHours } from '#agency/promises.ts'
import * as v from 'valibot'
import { phone, postcode } from '../../lib/form/normalise'
import type { Failure } from '../../lib/http/result'
import { rateLimitMessage } from './refusal-messages'
import type { FormErrors } from '../../lib/form/form-errors'
import { schemaErrors, emailField, nameField, readBy, rowBy, withCountryCode } from './fields'
import { byTrade, has } from '../../parts'

// The eight steps of the valuation dialog: texts, validation and the database row.

const everyBookingType = [
  { value: 'sale', label: messages.upcomingSale, part: 'sales' },
  { value: 'rental', label: messages.rental, part: 'lettings' },
  { value: 'switch', label: messages.switching, part: undefined },
] as const
export type BookingType = (typeof everyBookingType)[number]['value']
export const bookingTypes = everyBookingType.filter(({ part }) => !part || has(part))

export const propertyTypes = [
  { value: 'newHouse', label: messages.newHouse },
  { value: 'secondHandHouse', label: messages.existingHouse },
  { value: 'newFlat', label: messages.newFlat },
  { value: 'secondHandFlat', label: messages.existingFlat },
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

/** The steps in order, from index 0; a step with a field has one line of text. */
export const steps = [
  {
    heading: messages.claim,
    lead: messages.knowsStreet(byTrade({ both: messages.rentOrPrice, lettings: messages.rent, sales: messages.price })),
  },
  { heading: messages.whatCanWeDo, lead: messages.chooseOne },
  { heading: messages.whatKind, lead: messages.chooseOneOrMore },
  { heading: messages.whereIsIt, lead: messages.postcodeIsEnough, field: 'postcode' },
  { heading: messages.yourName, lead: messages.asWeSayIt, field: 'name' },
  { heading: messages.yourEmail, lead: messages.inWriting, field: 'email' },
  { heading: messages.yourPhone, lead: messages.phoneAbroad, field: 'phone' },
  { heading: messages.haveRequest, lead: messages.thanks.replace('24', String(replyHours)) },
] as const satisfies readonly { heading: string; lead: string; field?: BookingField }[]

export const lastStep = steps.length
/** The step that submits, counted from 1. */
export const sendingStep = lastStep - 1

const bookingFields = {
  postcode: readBy(postcode, form.validPostcode),
  name: nameField(3, form.enterFullName),
  email: emailField,
  phone: v.pipe(readBy(phone, form.validPhone), withCountryCode),
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
    messages.pleaseChooseOne,
  ),
  propertyTypes: v.pipe(
    v.array(v.string()),
    v.transform(knownPropertyTypes),
    v.minLength(1, messages.pleaseChooseSome),
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
export function bookingFailed(failure: Failure, isOnline = navigator.onLine) {
  const limit = rateLimitMessage(failure)
  if (limit) return messages.rateLimitMessage(limit)
  if (failure.kind === 'refused') return messages.refused
  return isOnline ? messages.unreachable : messages.offline
}
