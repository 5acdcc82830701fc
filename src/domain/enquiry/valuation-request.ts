import * as messages from '#messages/valuation.ts'
import * as v from 'valibot'
import { compatibleLine, postcode } from '../../lib/form/normalise'
import {
  schemaErrors,
  emailField,
  enquiryLimits,
  fullName,
  optionalText,
  requiredLine,
  requiredPhone,
  requiredText,
  rowBy,
  tooLong,
  withCountryCode,
} from './fields'

export type ValuationRequestType = 'sales' | 'rental'

/** The values of the form on the valuation pages. */
export const emptyRequest = { name: '', email: '', phone: '', postcode: '', address: '', bedrooms: '', comments: '' }
export type RequestValues = typeof emptyRequest

export const bedroomChoices = ['Studio', '1', '2', '3', '4', '5+'] as const

export const requestFailed = messages.failed

/** The draft key of one page. */
export const requestDraft = (type: ValuationRequestType) => `valuation-${type}`

// Phone numbers and postcodes are required in any format, because a person reads them.
const requestSchema = v.object({
  name: fullName,
  email: emailField,
  phone: v.pipe(requiredPhone, withCountryCode),
  postcode: v.pipe(
    v.string(),
    v.transform((text) => postcode(text) ?? compatibleLine(text)),
    requiredLine(messages.enterPostcode, enquiryLimits.postcode, messages.onlyPostcode),
  ),
  address: requiredText(
    messages.enterAddress,
    enquiryLimits.address,
    tooLong(enquiryLimits.address, messages.theAddress),
  ),
  bedrooms: v.picklist(bedroomChoices, messages.selectBedrooms),
  comments: optionalText(enquiryLimits.text, tooLong(enquiryLimits.text, messages.yourComments)),
})
type ValuationRequestRow = v.InferOutput<typeof requestSchema> & { type: ValuationRequestType }

/** The error of each invalid value. */
export const validateRequest = (values: RequestValues) => schemaErrors(requestSchema, values)

/** The row of `valuation_requests` for valid values. */
export const requestRow = (type: ValuationRequestType, values: RequestValues): ValuationRequestRow => ({
  type,
  ...rowBy(requestSchema, values),
})
