// Prepared replies to an enquiry, which staff edit before they send them. `home` is a title; empty if there is none.

export const subjectHome = (home: string) => `Your enquiry about ${home}`
export const subjectMessage = (agency: string) => `Your enquiry to ${agency}`
export const subjectValuation = 'Your valuation request'

export const greeting = (name: string) => `Dear ${name},`
export const closing = 'Kind regards'

export const thanksForEnquiry = (home: string) => `Thank you for your enquiry about ${home || 'the home'}.`
export const thanksForContact = (agency: string) => `Thank you for contacting ${agency}.`
export const happyToHelp = 'I am happy to help.'

const toSee = (home: string, isVideo: boolean) => (home || 'the home') + (isVideo ? ' by video' : '')
/** @param at a moment; empty without one */
export const viewingConfirmed = (home: string, isVideo: boolean, at: string) =>
  `Yes, you can see ${toSee(home, isVideo)}${at && ` on ${at}`}.`
export const bookingFollows = (isVideo: boolean) =>
  `I will send the booking with the ${isVideo ? 'link' : 'address'} and an entry for your calendar.`

export const viewingOffered = (home: string, isVideo: boolean) =>
  `I would be glad to show you ${toSee(home, isVideo)}. Would one of these times suit you?`
export const chooseTime = (isVideo: boolean) =>
  `${isVideo ? '' : 'If you are abroad, we can also do it by video. '}Tell me which you prefer, and I will book it.`

export const homeGone = (home: string) =>
  `Thank you for asking about ${home || 'the home'}. I am sorry, it is no longer available.`
export const similarOffered =
  'Would you like me to look for something similar? Tell me which area, how many bedrooms and what price suit you.'

export const betterByPhone = 'Thank you for your enquiry. It is easiest to talk about this by phone.'
export const whichNumber = 'Which number may I call, and when is a good time? Please tell me if you are not in London.'

/** @param address empty if it is unknown */
export const thanksForValuation = (address: string) =>
  `Thank you for asking us to value your property${address && ` in ${address}`}.`
export const visitOffered = 'I would like to visit for about half an hour. Would one of these times suit you?'
export const visitIsFree = 'The visit is free, and you do not have to decide anything afterwards.'
