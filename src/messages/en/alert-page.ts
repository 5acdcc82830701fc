// The page of one alert: it confirms, changes and ends the emails.

export const title = 'Email alerts'
export const description =
  'Confirm or change our emails about new or saved homes, or unsubscribe. You need no account or password.'
export const lead =
  'Confirm our emails to you, change how often you get them, or unsubscribe. You need no account or password.'
export const loading = 'Loading your alert …'
export const needsScript =
  'This page needs JavaScript. To unsubscribe without it, reply to one of our emails and tell us.'

export const wantNewHomes = 'Do you want an email when a home like these is listed?'
export const wantChangesOfOne = 'Do you want an email when the price or status of this home changes?'
export const wantChanges = 'Do you want an email when the price or status of these homes changes?'
export const newHomes = 'We email you when a home like these is listed'
export const changesOfOne = 'We email you when the price or status of this home changes'
export const changes = 'We email you when the price or status of these homes changes'
export const confirmedNewHomes = 'Confirmed. We email you when the next home is listed.'
export const confirmedChanges = 'Confirmed. We email you at the next change.'
/** @param ofList the button below a list; `ofEmptyList` that below an empty one; `ofSaved` that of saved homes */
export const howToGetOne = (ofList: string, ofEmptyList: string, ofSaved: string) =>
  `For emails about new homes, set the filters of a list. Below the list, press “${ofList}”, or “${ofEmptyList}” ` +
  'if it is empty. For emails about a change of price or status, save a home. Then press ' +
  `“${ofSaved}” on the page of your saved homes.`
export const savedHomes = 'Saved homes'

export const saved = 'Your change is saved.'
export const noAnswer = 'Our server did not answer.'
export const nothingChanged = 'Nothing has changed. Please try again when you are online.'
export const unknownOutcome = 'We do not know whether your change arrived. Please try again when you are online.'
export const tryAgain = 'Try again'
export const brokenLink = 'This link does not work.'
export const checkLink =
  'An alert that you refused or that has ended sends no emails. A confirmation link works for one week. Check that ' +
  'you opened the whole link, or ask for a new alert.'
export const unsubscribed = 'You are unsubscribed.'
export const erased =
  'You will get no more of these emails. We have erased your address and your request. If you had confirmed these ' +
  'emails, we keep a code made from the address for 12 months, as a record that you unsubscribed.'
export const howOften = 'How often'
export const seeHomes = 'See these homes now'
export const tellUs = 'Tell us what you are looking for'
export const yes = 'Yes, send me these emails'
export const no = 'No, thank you'
export const unsubscribe = 'Unsubscribe'
export const noneOnMarket = 'None of these homes is on the market now.'
