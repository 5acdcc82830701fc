// Emails about a viewing, or a visit to value a property, and its entry in the visitor's calendar.

const textsOf = (what: string, subject: (title: string) => string, confirmed: (isVideo: boolean) => string) => ({
  requested: {
    subject: `We are holding a time for your ${what}`,
    heading: `We are holding a time for your ${what}`,
    opening: (title: string, isVideo: boolean) =>
      `Thank you for your enquiry. We are holding this time for your ${subject(title)}. It is not confirmed yet. We ` +
      `will email you again when it is confirmed, ${confirmed(isVideo)}.`,
    file: `The attached file removes the earlier time of the ${what} from your calendar.`,
  },
  /** The visitor moved it. */
  moved: {
    subject: `Moved: your ${what}`,
    heading: `You moved your ${what}`,
    openingHeld: (title: string, isVideo: boolean) =>
      `You moved your ${subject(title)}. We are holding the new time for you, and no longer the earlier one. The new ` +
      `time is not confirmed yet. We will email you again when it is confirmed, ${confirmed(isVideo)}.`,
    opening: (title: string) =>
      `You moved your ${subject(title)}. The new time is booked. We no longer hold the earlier one.`,
  },
  /** Staff booked another time than the visitor chose. */
  otherTime: {
    subject: `Another time: your ${what}`,
    heading: `We booked another time for your ${what}`,
    opening: (title: string) =>
      `We have booked your ${subject(title)}, but not at the time that you chose. Please check that it suits you.`,
  },
  booked: {
    subject: `Your ${what}`,
    heading: `Your ${what} is booked`,
    opening: (title: string) => `We have booked your ${subject(title)}.`,
    file: `The attached file adds the ${what} to your calendar.`,
  },
  changed: {
    subject: `Changed: your ${what}`,
    heading: `Your ${what} has changed`,
    opening: (title: string) => `We have changed your ${subject(title)}. These are the new details.`,
    file: `The attached file changes the ${what} in your calendar.`,
  },
  cancelled: {
    subject: `Cancelled: your ${what}`,
    heading: `Your ${what} is cancelled`,
    opening: (title: string) => `Your ${subject(title)} is cancelled. To agree another time, reply to this email.`,
    file: `The attached file removes the ${what} from your calendar.`,
  },
  reminder: {
    subject: `Reminder: your ${what}`,
    heading: `Reminder of your ${what}`,
    opening: (title: string) => `This is a reminder of your ${subject(title)}.`,
    file: '',
  },
})

const linkWorks = (what: string) =>
  `The link works without a password until the ${what} begins, for 30 days at most. You can also reply to this email ` +
  'or call'
const reason = (topic: string, agreed: string) => (agency: string) =>
  `You get this email because you contacted ${agency} about ${topic} and ${agreed}. If it was not you, reply and ` +
  'tell us, and we will not email you again.'

/** The texts by what was agreed. */
export const texts = {
  viewing: {
    ...textsOf(
      'viewing',
      (title) => `viewing of ${title}`,
      (isVideo) => (isVideo ? 'and send you the link for the call' : 'with the address'),
    ),
    inPerson: 'Who meets you',
    byVideo: 'Who shows you the home',
    moveOrCancel: 'Move or cancel the viewing',
    linkWorks: linkWorks('viewing'),
    reason: reason('a home', 'we agreed a viewing'),
    reasonRequested: reason('a home', 'chose a time for a viewing'),
    meets: (host: string) => `${host} meets you there.`,
  },
  valuation: {
    ...textsOf(
      'valuation visit',
      () => 'valuation visit',
      () => 'with the name of our valuer',
    ),
    inPerson: 'Who visits you',
    byVideo: 'Who calls you',
    moveOrCancel: 'Move or cancel the visit',
    linkWorks: linkWorks('visit'),
    reason: reason('a valuation', 'we agreed a valuation visit'),
    reasonRequested: reason('a valuation', 'chose a time for a valuation visit'),
    meets: (host: string) => `${host} visits you.`,
  },
}

/** @param when its time in London, short */
export const subject = (text: string, when: string, reference: string) => `${text}, ${when} (${reference})`
export const homeAskedAbout = 'the home you asked about'
export const where = 'Where'
export const videoWithLink = 'By video. Open the link below one minute before the start.'
export const videoWithoutLink = 'By video. We will send you the link before the start.'
export const how = 'How'
export const video = 'By video'
/** Who meets a visitor, while nobody is named. */
export const ourTeam = 'Our team'
export const inPerson = 'In person'
export const wasAt = 'Was at'
export const when = 'When'
export const earlierTime = 'Earlier time'
export const timeYouChose = 'You chose'
export const howLong = 'How long'
export const minutes = (count: number) => `${count} minutes`
export const openCall = 'Open the video call'
export const showsHome = (host: string) => `${host} shows you the home.`
/** Names of calendar entries. */
export const viewingEntry = (title: string) => `Viewing: ${title}`
export const visitEntry = (agency: string) => `Valuation visit by ${agency}`
export const contact = (agency: string, phone: string, reference: string) =>
  `${agency}, ${phone}. Your reference: ${reference}`
/** Of the entry that the page offers for a time that waits for staff. */
export const deleteEntry = 'If your calendar has the time that we no longer hold, please delete it there.'
export const unexpected = 'If you did not expect this email, call'
export const toChange = 'To change or cancel, reply to this email or call'
/** @param by a moment: `by Monday 30 November, 10 am in London` */
export const weReply = (by: string) => `We will reply to your enquiry ${by}.`
/** @param before how to change it, up to the number */
export const callWithReference = (before: string, phone: string, reference: string) =>
  `${before} ${phone}. Please give your reference, ${reference}.`
