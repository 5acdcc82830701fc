import type { FormErrors } from '../../lib/form/form-errors'
import { email, lengthOf, name, nameProblem, orNull, tidyLine, tidyText } from '../../lib/form/normalise'

export const emptyContact = { name: '', email: '', phone: '', message: '' }
export type ContactAnswers = typeof emptyContact

export const contactFailed = 'There was an error submitting your message. Please try again.'
export const contactDraft = 'contact'

/** The error of each invalid answer. */
export function validateContact(answers: ContactAnswers): FormErrors<ContactAnswers> {
  const errors: FormErrors<ContactAnswers> = {}
  if (!name(answers.name, 2))
    errors.name = nameProblem(answers.name, 'Please enter your full name (minimum 2 characters).')
  if (!email(answers.email)) errors.email = 'Please enter a valid email address.'
  if (lengthOf(tidyLine(answers.phone)) > 40) errors.phone = 'Please use 40 characters or fewer for your phone number.'
  if (!tidyText(answers.message)) errors.message = 'Please enter your message.'
  else if (lengthOf(tidyText(answers.message)) > 5000)
    errors.message = 'Please use 5,000 characters or fewer for your message.'
  return errors
}

/** The row of `contact_submissions` for valid answers. */
export const contactRow = (answers: ContactAnswers) => ({
  name: tidyLine(answers.name),
  email: tidyLine(answers.email),
  phone: orNull(tidyLine(answers.phone)),
  message: tidyText(answers.message),
})
export type ContactRow = ReturnType<typeof contactRow>
