// What all forms say: labels, errors, sending, and what follows.

export const fullName = 'Full name'
export const email = 'Email'
export const phone = 'Phone'
export const optional = ' (optional)'
export const errorPrefix = 'Error: '
export const problem = 'There is a problem'
export const sending = 'Sending...'

export const seeOur = 'See our'
export const privacyPolicy = 'Privacy Policy'

/** When we reply, after a send: `by Monday 30 November, 10 am in London`. */
export const replyAt = (deadline: string) => deadline

export const nextSteps = 'Next steps'
export const callNumber = (phone: string) => `Call ${phone}`
export const weChat = 'WeChat'
export const weChatName = (id: string) => `WeChat: ${id}`
export const writeOnWhatsApp = 'Write on WhatsApp'

export const offline = 'You seem to be offline. Your answers are kept here. Please send them again when you are online.'
export const unreachable =
  'Our server did not answer. Your answers are kept here. You can send them again. We will not get them twice.'
export const refused = 'Your answers are kept here.'
export const orCall = 'Or call'

export const formNeedsScript = 'This form needs JavaScript. Write to'
export const orCallInstead = 'or call'
export const instead = 'instead.'
export const connectionLost =
  'The connection was lost before this form was ready. Your answers are still here. Press the button again, or call '

export const tooLong = (limit: string, what: string) => `Please use ${limit} characters or fewer for ${what}.`
export const enterName = 'Please enter your full name (minimum 2 characters).'
export const nameTooLong = 'Please use 200 characters or fewer for your full name.'
export const enterEmail = 'Please enter a valid email address.'
export const enterPhone = 'Please enter your phone number.'
export const addCountryCode = 'Please begin with + and the country code, like +44 for the UK.'
export const yourPhone = 'your phone number'
export const honeypotFilled = 'A program filled in a hidden field of this form. Please send the form again.'

// What the database refuses.
export const viewingPast = 'Viewing date must be in the future. This time has passed in London. Please choose another.'
export const moveAfterViewing = 'Move-in date must be after the viewing date.'
export const datesNear = 'Please choose dates before the year 2100.'
export const enterFullName = 'Please enter your full name.'
export const validPhone = 'Please enter a valid phone number.'
export const validPostcode = 'Please enter a valid UK postcode.'
