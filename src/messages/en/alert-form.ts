// The forms that ask for emails about new homes, or about changes of saved ones.

export const checkYourEmail = 'Check your email'
export const savedHomes = 'Saved homes'
export const tellUs = 'Tell us what you are looking for'
/** @param promise when an email follows, as a sentence from its middle on */
export const sent = (promise: string) =>
  `We have sent you an email with a link. Open the link and confirm. After that, ${promise} If the email does not ` +
  'arrive in ten minutes, check your spam folder. One address gets at most three of these emails a day, so a fourth ' +
  'alert gets its email the next day.'
export const notSaved = 'Your alert could not be saved. Please try again.'
/** @param lead what the emails are about */
export const unsubscribeLink = (lead: string) => `${lead} Each email has an unsubscribe link.`
export const emailAddress = 'Email Address'
export const weUse = 'We use your email address for these emails only.'
export const send = 'Send me the confirmation email'

export const howOften = 'How often'
export const whichHomes = 'Which homes'
export const toRent = 'To rent'
export const forSale = 'For sale'
export const both = 'Both, as two alerts'
export const areaTitle = (area: string) => `New homes in ${area}, by email`
export const areaLead = (area: string) => `Choose homes in ${area} to rent, for sale, or both.`
export const areaPromise = 'we email you when a home is listed. Two alerts send separate emails.'

export const likeTheseTitle = 'New homes like these, by email'
export const newHomesTitle = 'New homes by email'
export const filtersSet = 'For the filters that are set now.'
export const likeThesePromise = 'we email you when a home like these is listed.'
export const suchPromise = 'we email you when such a home is listed.'

export const allHomes = (count: number) => `All ${count} homes`
export const changesTitle = 'Changes of price or status, by email'
export const changesLead =
  'We email you when a price changes, or when a home goes under offer, comes back, or is sold or let.'
export const changesPromise = 'we email you when something changes.'
