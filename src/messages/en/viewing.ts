// The page that moves or cancels a viewing, or the visit of a valuation.

export const title = 'Your appointment'
export const description =
  'Move or cancel your viewing of a home, or our visit to value yours. You need no account or password.'
export const lead = 'Move your viewing or our visit to another time, or cancel it. You need no account or password.'
export const loading = 'Loading your appointment …'
export const needsScript =
  'This page needs JavaScript. To move or cancel your appointment without it, reply to our email.'
export const notLoaded = 'Your appointment could not be loaded.'
export const unknownLink = 'This link does not work.'
export const checkLink = 'Check that you opened the full link in our email. If it still does not work, call '

const requested = 'We are holding this time for you'
const notConfirmed = 'It is not confirmed yet. We will email you when it is confirmed.'
export const viewing = {
  titles: { requested, booked: 'Your viewing is booked', cancelled: 'Your viewing is cancelled' },
  explanations: {
    requested: notConfirmed,
    booked: 'Our email has the address, and an entry for your calendar.',
    cancelled: 'We no longer expect you. If you still want to see the home, choose a new time on its page.',
  },
  bookedByVideo: 'Our email says how the call works, and has an entry for your calendar.',
  isOver: 'This viewing is over, or it was cancelled.',
  arrangeAnother: 'Our links work until the viewing begins. To arrange another viewing, call ',
  unchanged: 'Your viewing has not changed. We can email you a new link.',
  moved: 'Your viewing has been moved. We will email you the new time.',
  move: 'Move my viewing',
  cancel: 'Cancel the viewing',
  reallyCancel: 'Cancel your viewing?',
  keep: 'Keep the viewing',
  isCancelled: 'Your viewing is cancelled. We will email you to confirm.',
}
export const visit: typeof viewing = {
  titles: { requested, booked: 'Your valuation visit is booked', cancelled: 'Your valuation visit is cancelled' },
  explanations: {
    requested: notConfirmed,
    booked: 'Our email says who will visit you, and has an entry for your calendar.',
    cancelled: 'We will not visit. To arrange another visit, call us.',
  },
  bookedByVideo: 'Our email says who will call you, and has an entry for your calendar.',
  isOver: 'This visit is over, or it was cancelled.',
  arrangeAnother: 'Our links work until the visit begins. To arrange another visit, call ',
  unchanged: 'Your visit has not changed. We can email you a new link.',
  moved: 'Your visit has been moved. We will email you the new time.',
  move: 'Move my visit',
  cancel: 'Cancel the visit',
  reallyCancel: 'Cancel your visit?',
  keep: 'Keep the visit',
  isCancelled: 'Your visit is cancelled. We will email you to confirm.',
}

export const expired = 'This link has expired.'
export const newLinkSent = 'We have sent you an email with a new link. It goes to the address that you gave us.'
export const notSent = 'We could not send it. Please try again, or call '
export const sendNewLink = 'Send me a new link'

export const listing = 'Home'
export const when = 'When'
export const wasAt = 'Was at'
export const how = 'How'
export const weVisit = 'We visit your property'
export const byVideo = 'By video'
export const inPerson = 'In person'
export const howLong = (how: string, minutes: number) => `${how}, ${minutes} minutes`
export const anotherTime = 'Another time'
export const pleaseCall = 'Please call us.'
export const chooseAnother = 'Choose another time'
export const keepTime = 'Keep the time'
export const nothingChanged = 'Nothing has changed.'
export const unreachable = 'Our server did not answer, and nothing has changed. Please try again.'
export const unknownOutcome = 'Our server did not answer.'
export const tryOnceMore =
  'We do not know whether your change arrived. Please try again when you are online. It is made only once.'
/** Of a home that takes no viewings at present. */
export const offMarket = 'This home takes no new viewings at the moment. About yours, please call '
export const cancelledOffMarket = 'We no longer expect you. This home takes no new viewings at the moment.'
export const urgent = 'Is it urgent? Call '
export const othersMayTake = 'Somebody else may then take the time. We will email you to confirm.'
