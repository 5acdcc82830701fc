// Saved homes: the page, the toasts of its buttons, shared lists and the comparison.

export const title = 'Saved homes'
export const description =
  'The homes you saved in this browser, with your notes and price changes. Compare up to four side by side.'
export const lead = 'Your list is kept in this browser only. Nobody sees it unless you share it.'
export const leadWithAlerts =
  'Your list is kept in this browser only. Nobody sees it unless you share it or ask us for emails about it.'
export const loadingList = 'Loading your list …'
export const needsScript = 'Your list is kept in your browser and needs JavaScript. You can see every home without it:'
export const toRent = 'homes to rent'
export const forSale = 'homes for sale'

// Toasts.
export const seeSaved = 'See your saved homes'
export const full = (limit: number) => `You have ${limit} saved homes. This is the limit. Remove one first.`
export const isSaved = 'Saved.'
export const savedHere = 'Saved on this page only. Your browser does not allow us to store it.'
export const linkCopied = 'Link copied.'
export const copyRefused = (url: string) => `Your browser does not allow us to copy the link. It is ${url}`
export const removed = 'Removed from your saved homes.'
export const undo = 'Undo'
export const isBack = 'Back in your saved homes.'
export const dismiss = 'Dismiss'

// The list.
export const notStored =
  'Your browser does not allow us to store data. Your list stays only until you leave this page. '
export const copyToKeep = 'To keep it for longer, copy its link.'
export const oldPrices = 'We could not load today’s prices. You see the homes as you saved them.'
export const tryAgain = 'Try again'
export const yours = 'Yours'
export const noneOfYourOwn = 'You have saved none of your own'
export const nothingYet = 'Nothing saved yet'
export const howToSave = 'Press the heart on a home to save it here. You need no account.'
export const counted = (count: number) => `${count} ${count === 1 ? 'home' : 'homes'}`
export const notesKept = 'Your notes are saved as you type, in this browser only.'
export const isRemoved = (title: string) => `${title} is removed from your list.`
export const putBack = (title: string) => `: put ${title} back`
export const remove = 'Remove'
export const whichHome = (title: string) => ` ${title}`
export const yourNote = 'Your note'
export const noteAbout = (title: string) => ` about ${title}`
export const charactersLeft = (count: number) => `${count} ${count === 1 ? 'character' : 'characters'} left`
export const goneHome = 'A home that is no longer listed'
export const aHome = 'A home'
export const isGone = 'This home is no longer on the site.'
export const wasWhenSaved = (price: string) => ` was ${price} when you saved it`
export const whenSaved = ' when you saved it'
export const lastAskingPrice = ' last asked'
export const compare = 'Compare'

export const history = 'History'
export const recentlyViewed = 'Recently viewed'
export const keepHistory = 'Keep a list of the last twelve homes that I view, in this browser only'
export const clearHistory = 'Clear this list'

// Shared lists.
export const shareTitle = 'A shortlist of London homes'
export const shareCopied = 'Link copied. People who open it see these homes, but not your notes.'
export const shareList = 'Share this list'
export const carriesLatest = (count: number) => `A link carries the ${count} latest.`
export const copyLink = 'Copy this link'
export const sharedList = 'Shared list'
export const sharedWithYou = 'A shortlist shared with you'
export const saveAll = 'Save all'
export const ownUnchanged = (counted: string) => `${counted}. Your own list does not change until you save a home.`
export const loadingShared = 'Loading the list …'
export const added = (counted: string) => `${counted} added to your list.`
export const addedUntilFull = (counted: string) =>
  `${counted} added to your list. Your list is full, so the others were not added.`
export const missing = (count: number) =>
  `${count} ${count === 1 ? 'home' : 'homes'} of this list ${count === 1 ? 'is' : 'are'} no longer on the site.`

// The comparison.
const numbers = new Intl.NumberFormat('en-GB')
export const sideBySide = 'Side by side'
export const chosenOne = 'You have chosen one home. Tick Compare for another to see the two side by side.'
export const tickCompare = 'Tick Compare for two, three or four homes to see them side by side.'
export const twoToFour = ['Two homes, side by side', 'Three homes, side by side', 'Four homes, side by side']
export const print = 'Print'
export const notGiven = 'Not given'
export const doesNotApply = 'Does not apply'
export const captionOf = (title: string, price: string) => `${title}, ${price}`
export const fourAtMost = 'You can compare four homes at most. Untick one to choose another.'
export const status = 'Status'
export const price = 'Price'
export const area = 'Area'
export const bedrooms = 'Bedrooms'
export const bathrooms = 'Bathrooms'
export const floorSize = 'Floor size'
export const bothAreas = (squareMetres: string, squareFeet: number) =>
  `${numbers.format(squareFeet)} sq ft (${squareMetres} sq m)`
/** Of square metres. */
export const areaDecimals: number = 1
export const poundsPerUnit = '£ per sq ft'
/** Whether that price is of a square metre. */
export const isPerSquareMetre: boolean = false
export const availableFrom = 'Available from'
export const furnished = 'Furnished'
export const yes = 'Yes'
export const no = 'No'
export const tenure = 'Tenure'
export const lease = 'Lease'
export const yearsLeft = (years: number) => `${years} ${years === 1 ? 'year' : 'years'} left`
export const groundRent = 'Ground rent'
export const serviceCharge = 'Service charge'
export const deposit = 'Deposit'
export const councilTax = 'Council tax'
export const energy = 'Energy'
export const features = 'Features'
export const aYear = (pounds: string) => `${pounds} a year`
export const none = 'None'
