// The valuation dialog: its steps, buttons and errors. Errors of fields that all forms share are in form.ts.

export const dialogLabel = 'Free valuation'
export const caption = 'A free valuation from a person who knows your street'
export const stepOf = (step: number, last: number) => `Step ${step} of ${last}`
export const closeDialog = 'Close the valuation'

// Step 1.
export const claim = 'Claim Your Free Valuation'
export const knowsStreet = (what: string) => `A person who knows your street tells you the likely ${what}.`
export const rentOrPrice = 'rent or price'
export const rent = 'rent'
export const price = 'price'
export const now = 'Now'
export const sixQuestions = 'Six short questions'
export const afterwards = 'Then'
export const weCall = (within: string) => `We call you ${within}, at a time that suits you`
export const theVisit = 'The visit'
export const withOrWithoutYou = (time: string) => `${time}; you need not be there`

// Steps 2 and 3: choices.
export const whatCanWeDo = 'What can we do for you?'
export const chooseOne = 'Choose one. You can change it when we call.'
export const upcomingSale = 'Valuation for an upcoming sale'
export const rental = 'Rental Valuation'
export const switching = 'Thinking of switching agent'
export const whatKind = 'What kind of property is it?'
export const chooseOneOrMore = 'Choose one or more.'
export const newHouse = 'New-build house'
export const existingHouse = 'Existing house'
export const newFlat = 'New-build flat'
export const existingFlat = 'Existing flat'
export const pleaseChooseOne = 'Please choose one.'
export const pleaseChooseSome = 'Please choose one or more.'

// Steps 4 to 7: a line of text.
export const whereIsIt = 'Where is the property?'
export const postcodeIsEnough = 'The postcode is enough. We ask for the house number when we call.'
export const postcode = 'Postcode'
export const yourName = 'What is your name?'
export const asWeSayIt = 'The name you want us to use.'
export const yourEmail = 'What is your email address?'
export const inWriting = 'We send you the valuation in writing. We do not add you to a mailing list.'
export const yourPhone = 'What is your phone number?'
export const phoneAbroad = 'For a number outside the UK, begin with + and the country code.'

// Step 8. One string, so that a search for the specification's sentence finds it.
export const haveRequest = 'We have your request'
export const thanks =
  'Thank you for your enquiry! Our team will contact you under 24h for further details. Stay close to your phone!'

// Buttons.
export const start = "Let's go"
export const next = 'Next'
export const back = 'Back'
export const close = 'Close'
export const submit = 'Submit'
export const submitting = 'Submitting...'

// When the request could not be sent. Our phone number follows.
export const rateLimitMessage = (why: string) => `Your answers are kept here. ${why} You can also call us on`
export const unreachable =
  'Your answers are kept here, but our server did not answer. Please try again in a minute, or call us on'
export const offline =
  'You seem to be offline. Your answers are kept here. Please send them again when you are online, or call us on'
export const refused =
  'Your answers are kept here. Our system did not accept them, and this is our fault. ' +
  'Please try again, or call us on'
