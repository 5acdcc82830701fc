import * as v from 'valibot'
import { channels } from '../../domain/enquiry/coded-details'
import { isEmailAddress } from '../../lib/form/email-address'
import { lengthOf, phone, postcode, tidyLine, tidyText } from '../../lib/form/normalise'
import { has } from '../../parts'
import { checkFields } from '../ui/check-fields'

// Enquiries that staff add for somebody who calls, writes or comes in. Pure; the database has the same limits.

export const subjects = [
  { value: 'inquiry', label: 'A home' },
  { value: 'request', label: 'A valuation' },
  { value: 'message', label: 'Something else' },
] as const

const allValuationTypes = [
  { value: 'sales', label: 'A sale', part: 'sales' },
  { value: 'rental', label: 'A letting', part: 'lettings' },
] as const
export const valuationTypes = allValuationTypes.filter(({ part }) => has(part))

export const bedroomChoices = ['Studio', '1', '2', '3', '4', '5+'].map((value) => ({ value, label: value }))

const maxMessageLength = 5000
const picklistOf = <T extends string>(choices: readonly { value: T }[]) => v.picklist(choices.map(({ value }) => value))

const fields = v.object({
  channel: picklistOf(channels),
  kind: picklistOf(subjects),
  name: v.pipe(
    v.string(),
    v.transform(tidyLine),
    v.check((name) => lengthOf(name) >= 2 && lengthOf(name) <= 200, 'Please enter the name.'),
  ),
  phone: v.pipe(
    v.string(),
    v.transform(tidyLine),
    v.check((text) => text === '' || phone(text) !== null, 'Please enter a phone number, such as 020 7946 0112.'),
  ),
  email: v.pipe(
    v.string(),
    v.transform(tidyLine),
    v.check((text) => text === '' || isEmailAddress(text), 'Please enter an email address, such as name@example.com.'),
  ),
  listing: v.string(),
  listingTitle: v.string(),
  type: picklistOf(valuationTypes),
  address: v.pipe(v.string(), v.transform(tidyLine)),
  postcode: v.pipe(v.string(), v.transform(tidyLine)),
  bedrooms: v.string(),
  message: v.pipe(
    v.string(),
    v.transform(tidyText),
    v.check((text) => lengthOf(text) <= maxMessageLength, 'Please use 5,000 characters or fewer.'),
  ),
  acknowledge: v.boolean(),
})
export type AddedValues = v.InferInput<typeof fields>

/** Errors that depend on other fields. */
function dependentErrors(values: v.InferOutput<typeof fields>): Partial<Record<keyof AddedValues, string | undefined>> {
  const { kind } = values
  const missing = (name: keyof AddedValues, of: typeof kind, message: string) =>
    kind === of && values[name] === '' ? message : undefined
  return {
    phone: values.phone + values.email === '' ? 'Please enter a phone number or an email address.' : undefined,
    listing: missing('listing', 'inquiry', 'Please choose the home.'),
    address: missing('address', 'request', 'Please enter the address of the property.'),
    postcode:
      kind === 'request' && postcode(values.postcode) === null
        ? 'Please enter the postcode, such as N1 2AA.'
        : undefined,
    bedrooms: missing('bedrooms', 'request', 'Please choose the bedrooms.'),
    message: missing('message', 'message', 'Please enter what they want.'),
  }
}

/** The rules of the form. */
export const addedSchema = v.pipe(fields, checkFields(dependentErrors))

export const emptyValues: AddedValues = {
  channel: 'telephone',
  kind: 'inquiry',
  name: '',
  phone: '',
  email: '',
  listing: '',
  listingTitle: '',
  type: has('sales') ? 'sales' : 'rental',
  address: '',
  postcode: '',
  bedrooms: '',
  message: '',
  acknowledge: false,
}

/** The values of a draft, which need not be valid. */
export const addedDraftSchema = v.pipe(
  v.objectWithRest(v.pick(fields, ['channel', 'kind', 'type', 'acknowledge']).entries, v.string()),
  v.transform((values): AddedValues => ({ ...emptyValues, ...values })),
)

/** The enquiry as `add_enquiry` takes it, without its id. */
export const addedRow = ({ channel, kind, name, phone: number, email, message, ...values }: AddedValues) => ({
  channel,
  kind,
  name,
  email,
  message,
  phone: number && (phone(number) ?? number),
  ...(kind === 'inquiry' && { property_id: values.listing }),
  ...(kind === 'request' && {
    type: values.type,
    address: values.address,
    postcode: postcode(values.postcode) ?? values.postcode,
    bedrooms: values.bedrooms,
  }),
})
