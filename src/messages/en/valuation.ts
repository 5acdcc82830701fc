// The valuation forms: fields, errors, the call, the time of the visit, and what to read afterwards.

export const salesForm = 'Sales valuation'
export const rentalForm = 'Rental valuation'
export const phoneHint = 'For a number outside the UK, add the country code.'
export const postcode = 'Postcode of the property'
export const address = 'Property address'
export const bedrooms = 'Bedrooms'
export const chooseNumber = 'Choose a number'
/** A number of bedrooms as it is stored: `Studio`, `1`, `5+`. */
export const bedroomCount = (stored: string) => stored
export const comments = 'Comments'
export const weUse = 'We use your answers to value your home and to reply to you.'
export const request = 'Request a valuation'
export const submitting = 'Submitting...'
export const haveRequest = 'Thank you. We have your request.'
export const requestAnother = 'Request Another Valuation'

// Errors.
export const failed = 'There was an error submitting your valuation request. Please try again.'
export const enterPostcode = 'Please enter the postcode of the property.'
export const onlyPostcode = 'Please enter only the postcode here. The address has its own field.'
export const enterAddress = 'Please enter the address of the property.'
export const theAddress = 'the address'
export const selectBedrooms = 'Please select the number of bedrooms.'
export const yourComments = 'your comments'

// After a request: the call.
export const headOfSales = 'Our head of sales'
export const headOfLettings = 'Our head of lettings'
export const oneOfUs = 'One of us'
/** Before the time until which we call. */
export const callsYou = (caller: string) => `${caller} calls you`
/** Between that time and our number. */
export const fromNumber = ', from'
export const addCall = 'Add the call to your calendar'
export const howSaleWorks = 'How a sale works, step by step'
export const whatPackagesInclude = 'What our lettings packages include'
export const pricesAndRents = 'London prices and rents by area'
export const prices = 'London prices by area'

// The time of the visit.
export const chooseTime = 'Choose a time for the visit'
export const needNotWait = 'You need not wait for our call. We will hold the time that you choose, and email you.'
export const agreeLater = 'We will agree a time when we call.'
export const unreachable = 'Our server did not answer. Please press the button again.'
export const hold = 'Hold this time'
export const holding = 'Holding...'
export const booked = 'Your valuation visit is booked'
export const held = 'We are holding this time for you'
/** After the time, which a full stop follows. */
export const forMinutes = (minutes: number) => `, for ${minutes} minutes`
export const bookedEmail = 'Our email has an entry for your calendar, and a link to move or cancel the visit.'
export const heldEmail =
  'We are sending you an email with a link to move or cancel the visit. We will email you again when it is confirmed.'
export const addTime = 'Add this time to your calendar'
export const calendarLost = 'The calendar entry did not load. Check your connection, then press again.'

// Entries in the owner's calendar.
export const callSummary = (agency: string) => `${agency} calls you before this time`
export const phoneCall = 'Phone call'
export const callDescription = (caller: string, phone: string) =>
  `${caller} calls you about your valuation before this time, from ${phone}. ` +
  'If nobody has called you, please call us on this number.'
export const visitSummary = (agency: string) => `Valuation visit, not confirmed yet: ${agency}`
export const yourProperty = 'Your property'
export const visitDescription = (phone: string) =>
  'You chose this time for a valuation visit. It is booked when we confirm it by email. ' +
  `To change the time, use the link in our email, or call ${phone}. If you cancel, delete this entry.`
