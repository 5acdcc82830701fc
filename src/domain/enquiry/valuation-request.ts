import type { FormErrors } from '../../lib/form/form-errors'
import { email, lengthOf, name, nameProblem, orNull, postcode, tidyLine, tidyText } from '../../lib/form/normalise'

export type ValuationRequestType = 'sales' | 'rental'

/** The answers of the form on the valuation pages. */
export const emptyRequest = { name: '', email: '', phone: '', postcode: '', address: '', bedrooms: '', comments: '' }
export type RequestAnswers = typeof emptyRequest

export const bedroomChoices = ['Studio', '1', '2', '3', '4', '5+'] as const

export const requestFailed = 'There was an error submitting your valuation request. Please try again.'

/** The key of the draft of one page. */
export const requestDraft = (type: ValuationRequestType) => `valuation-${type}`

/**
 * The error of each invalid answer. A phone number or a postcode is required in any format, because a person reads it.
 */
export function validateRequest(answers: RequestAnswers): FormErrors<RequestAnswers> {
  const errors: FormErrors<RequestAnswers> = {}
  if (!name(answers.name, 2))
    errors.name = nameProblem(answers.name, 'Please enter your full name (minimum 2 characters).')
  if (!email(answers.email)) errors.email = 'Please enter a valid email address.'
  if (!tidyLine(answers.phone)) errors.phone = 'Please enter your phone number.'
  else if (lengthOf(tidyLine(answers.phone)) > 40)
    errors.phone = 'Please use 40 characters or fewer for your phone number.'
  if (!tidyLine(answers.postcode)) errors.postcode = 'Please enter the postcode of the property.'
  else if (lengthOf(tidyLine(answers.postcode)) > 20)
    errors.postcode = 'Please enter the postcode alone: the address has a field of its own.'
  if (!tidyText(answers.address)) errors.address = 'Please enter the address of the property.'
  else if (lengthOf(tidyText(answers.address)) > 500)
    errors.address = 'Please use 500 characters or fewer for the address.'
  if (!bedroomChoices.some((choice) => choice === answers.bedrooms))
    errors.bedrooms = 'Please select the number of bedrooms.'
  if (lengthOf(tidyText(answers.comments)) > 5000)
    errors.comments = 'Please use 5,000 characters or fewer for your comments.'
  return errors
}

/** The row of `valuation_requests` for valid answers. */
export const requestRow = (type: ValuationRequestType, answers: RequestAnswers) => ({
  type,
  name: tidyLine(answers.name),
  email: tidyLine(answers.email),
  phone: tidyLine(answers.phone),
  postcode: postcode(answers.postcode) ?? tidyLine(answers.postcode),
  bedrooms: answers.bedrooms,
  address: tidyText(answers.address),
  comments: orNull(tidyText(answers.comments)),
})
export type ValuationRequestRow = ReturnType<typeof requestRow>
