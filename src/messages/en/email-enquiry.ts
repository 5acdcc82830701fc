// Emails about an enquiry to whoever sent it: the acknowledgement, a reply of staff, and homes that staff chose.

export const aboutHome = (title: string) => `your enquiry about ${title}`
export const aboutSomeHome = 'your enquiry about one of our homes'
export const aboutValuation = 'your request for a valuation'
export const aboutMessage = 'your enquiry'

export const salesTeam = 'Our sales team'
export const lettingsTeam = 'Our lettings team'
export const office = (district: string) => `Our office in ${district}`
const soon = 'as soon as we can'
/** @param by a moment: `by Monday 30 November, 10 am in London`; null if the deadline has passed */
export const thanks = (what: string, team: string, by: string | null) =>
  `Thank you for ${what}. ${team} will reply ${by ?? soon}.`
export const received = (what: string, reference: string) => `We received ${what} (${reference})`
export const weReply = (by: string | null) => `We reply ${by ?? soon}`
export const viewingAskedFor = 'Viewing you asked for'
export const byVideo = (viewing: string) => `${viewing}, by video`
export const inPerson = (viewing: string) => `${viewing}, in person`
export const notBooked = 'Your viewing is not booked yet. We will email you again when it is booked.'
export const addOrCorrect = (phone: string, reference: string) =>
  `To add or correct something, reply to this email or call ${phone}. Please give your reference, ` +
  `${reference}. If you want us to erase your details, tell us in the same way.`
export const addressGiven = (agency: string) =>
  `You get this email because somebody gave this address to ${agency}. ${notYou}`
const notYou = 'If it was not you, you can ignore this email. If you want us to erase the address, reply and tell us.'

/** @param what in its first words: `your enquiry` */
export const replySubject = (what: string, reference: string) =>
  `${what.charAt(0).toUpperCase()}${what.slice(1)} (${reference})`
export const replyFrom = (author: string) => `A reply from ${author}`
export const toAnswer = (phone: string) => `To answer, reply to this email or call ${phone}.`
export const replyReason = (agency: string) => `You get this email because you contacted ${agency}.`

export const homesThatSuit = (count: number) => `${count === 1 ? 'A home' : `${count} homes`} that may suit you`
export const homesSubject = (heading: string, reference: string) => `${heading} (${reference})`
export const choseOne = (what: string) =>
  `Thank you again for ${what}. We looked through our homes and chose this one for you.`
export const choseSeveral = (what: string) =>
  `Thank you again for ${what}. We looked through our homes and chose these for you.`
export const toViewIt = (phone: string, reference: string) => toView('it', phone, reference)
export const toViewOne = (phone: string, reference: string) => toView('one of them', phone, reference)
const toView = (which: string, phone: string, reference: string) =>
  `To view ${which}, reply to this email or call ${phone}. Please give your reference, ${reference}. If you are ` +
  'looking for something else, tell us.'
export const homesReason = (agency: string) =>
  `You get this email because you contacted ${agency}. One of us chose what it shows for you. ` +
  'This is not a newsletter. If you do not want such emails, reply and tell us.'
