// Emails of alerts: the confirmation request, new homes, and changes of saved homes.

export const yourAlert = 'Your alert'
export const details = 'Details'
export const howOften = 'How often'
export const confirmationReason = (agency: string) =>
  `You get this email because somebody entered this address on ${agency}’s website. If it was not you, you can ` +
  'ignore this email. We erase the address after one week.'
export const confirmLink = 'Confirm these emails'
export const afterConfirmLink =
  'The link opens a page where you confirm or refuse. It works for one week. You get no other email until ' +
  'you confirm.'

/** @param title what the alert is about */
export const confirmSearch = (title: string) => `Please confirm: ${title.charAt(0).toLowerCase()}${title.slice(1)}`
export const wantNewHomes = 'Do you want an email when a home like these is listed?'
export const askedForNewHomes =
  'Somebody entered this address and asked for emails about new homes. We hope it was you.'

export const toView = (phone: string) => `To view a home, call ${phone} or send an enquiry from its page.`
export const newToRent = (title: string, price: string) => `New to rent: ${title}, ${price}`
export const newForSale = (title: string, price: string) => `New for sale: ${title}, ${price}`
const newHomes = (count: string, kind: string) => `${count} new home${count === '1' ? '' : 's'}${kind}`
export const severalToRent = (count: string) => newHomes(count, ' to rent')
export const severalForSale = (count: string) => newHomes(count, ' for sale')
export const oneMatches = 'A new home matches your alert'
export const severalMatch = (count: string) => `${newHomes(count, '')} match your alert`
export const listHasMore = (count: string) => `The list has ${count} more home${count === '1' ? '' : 's'}.`
export const seeAll = 'See all matching homes'
export const newHomesReason = (agency: string) =>
  `You get this email because you asked for emails about new homes on ${agency}’s website.`

export const confirmOne = (title: string) => `Please confirm: emails about ${title}`
export const confirmSaved = (count: number) => `Please confirm: emails about ${count} homes that you saved`
export const wantChangesOfOne = 'Do you want an email when the price or status of this home changes?'
export const wantChanges = 'Do you want an email when the price or status of these homes changes?'
export const askedAboutOne = 'Somebody entered this address and asked for emails about this home. We hope it was you.'
export const askedAbout = (count: number) =>
  `Somebody entered this address and asked for emails about these ${count} homes. We hope it was you.`
export const coversMore = (count: string) => `The alert covers ${count} more home${count === '1' ? '' : 's'}.`
export const alsoChanged = (count: string) => `Also changed: ${count} more home${count === '1' ? '' : 's'}.`
/** @param changes what changed: `Under offer. Now £480,000` */
export const oneChanged = (changes: string, title: string) => `${changes}: ${title}`
export const severalChanged = (count: number) => `Changes to ${count} homes that you saved`
export const changeOfOne = 'A change to a home that you saved'
export const lastEmail =
  'None of the homes in this alert is still on the market. This is the last email, and we erase your address.'
export const changesReason = (agency: string) =>
  `You get this email because you asked for emails about these homes on ${agency}’s website.`
