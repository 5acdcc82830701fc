// The enquiry form of a home: steps, questions, errors, and what follows a send.

export const interestedInRental = 'Interested in this rental?'
export const interestedInSale = 'Interested in this property?'
export const sendDetails = 'Send us your details, and our team will contact you soon.'
export const formName = 'Inquiry'
export const message = 'Message'
export const yourMessage = 'your message'
export const weUse =
  'We use your details to answer this enquiry, and may email you similar homes. If you do not want such emails, tell ' +
  'us in your message.'
export const back = 'Back'
export const submit = 'Submit Inquiry'
export const submitting = 'Submitting...'
export const failed = 'There was an error submitting your inquiry. Please try again.'

// Steps of a rental.
export const steps = ['Your details', 'Employment', 'Viewing and moving in']
export const next = ['Next: Employment Details', 'Next: Viewing Preferences']
export const change = 'Change'
/** For screen readers, after “Change”. */
export const stepToChange = (step: string) => ` ${step.toLowerCase()}`
export const stepOf = (step: number, count: number) => `Step ${step} of ${count}: `
export const summaryOf = (parts: readonly string[]) => parts.join(', ')

export const whyEmployment =
  'The landlord needs to know that you can pay the rent. We use these answers only to check that.'
export const employmentStatus = 'Employment status'
export const selectEmployment = 'Please select your employment status.'
export const employed = 'Employed'
export const position = 'Current position'
export const enterPosition = 'Please enter your current position.'
export const selfEmployed = 'Self-employed'
export const trade = 'Trade or profession'
export const enterTrade = 'Please enter your trade or profession.'
export const student = 'Student'
export const retired = 'Retired'
export const unemployed = 'Unemployed'
export const guarantor = 'Supported by a guarantor'
/** @param label of the field */
export const yourWork = (label: string) => `your ${label.toLowerCase()}`
export const income = 'Annual income (£)'
export const incomeHint = 'Before tax, in pounds.'
export const enterIncome = 'Please enter your annual income.'

// The viewing, and the day to move in.
export const wouldYouSee = 'Would you like to see it?'
export const howToSee = 'How would you like to see it?'
export const notYet = 'Not yet'
export const inPerson = 'In person'
export const byVideo = 'By video call, live'
export const loadingTimes = 'Loading the free times…'
export const loadingCalendar = 'Loading the calendar…'
export const seeTimes = 'See the free times'
export const typeAnother = 'Type another date and time'
export const canType = 'You can type a date and time.'
export const viewingTime = 'Preferred viewing date and time'
export const movingDay = 'Preferred move-in date'
export const londonTime = 'London time, in our office hours.'
export const chooseOrType = 'Choose a time or type it, for example 1/12/2026 14:30.'
export const selectViewing = 'Please select your preferred viewing date.'
export const viewingAhead = 'Viewing date must be in the future.'
/** @param hours `Monday to Friday 9:00 AM to 6:30 PM or Saturday …` */
export const outsideHours = (hours: string) =>
  `Please choose a time in our office hours in London: ${hours}. The last viewing starts half an hour before we ` +
  'close. We are closed on bank holidays, and some days have other hours.'
export const or = ' or '
export const selectMoving = 'Please select your preferred move-in date.'

// After a send.
export const sent = 'Inquiry Submitted Successfully!'
export const another = 'Submit Another Inquiry'
export const noted = 'Thank you. We have noted your interest in '
export const ifAvailable = '. We will email you if it becomes available again.'
export const arrangeRental = 'Thank you. Our team will contact you to arrange the viewing of '
export const arrangeSale = 'Thank you. Our team will contact you to arrange a viewing of '
export const weReply = '. We reply '
export const replyEnd = '.'
export const ifUrgent = 'If it is urgent, call '
export const heldTime = 'We are holding this time for you: '
// Some times are booked at once, others when staff confirm them: the visitor's browser does not know which.
export const heldNext =
  '. We are sending you an email. It says whether the viewing is booked already, and has a link to move or cancel it.'
export const askedTime = 'You asked for '
export const askedNext = '. The viewing is booked when we confirm it by email.'
export const addToCalendar = 'Add this time to your calendar'

// The entry for the visitor's calendar.
export const calendarSummary = (title: string) => `Viewing, to be confirmed by email: ${title}`
export const calendarPlace = (title: string, area: string) => `${title}, ${area}, London`
export const calendarText = (title: string, phone: string, url: string) =>
  `You asked to see ${title} at this time. It is booked when we confirm it by email. ` +
  `To change the time, reply to our email or call ${phone}. If you cancel, delete this entry. ${url}`
