// The page of a home: head, actions, sections, and messages if it is missing.

export const pageTitle = 'Property'
export const addedToday = 'A home that was added today.'
export const needsScript = 'This home was added after the page was made, and needs JavaScript to show. Call'
export const phoneOffer = 'and we will tell you about it.'
export const skipToEnquiry = 'Skip to the enquiry'
export const loading = 'Loading property...'
export const failed = 'Failed to load property'
export const notFound = "The property you're looking for doesn't exist or has been removed"
export const seeOthers = 'See the homes that are available today, or call'
export const returnHome = 'Return Home'

export const backToRent = '← Back to homes to rent'
export const backToSale = '← Back to homes for sale'
/** @param floor as staff wrote it: Raised ground floor */
export const typeOnFloor = (type: string, floor: string) => `${type}, ${floor.charAt(0).toLowerCase()}${floor.slice(1)}`
export const reducedOn = (pounds: string, day: string) => `Reduced by ${pounds} on ${day}`
export const perMonth = ' pcm'
export const perCalendarMonth = 'per calendar month'
export const lastAskingPrice = ' last asked'

// Contents and titles of sections.
export const pictures = 'Pictures'
export const description = 'Description'
export const costs = 'What it costs'
export const facts = 'Facts about this home'
export const light = 'Sunlight'
export const floorPlan = 'Floor plan'
export const floorPlans = 'Floor plans'
export const location = 'Location'
export const enquire = 'Enquire'
export const otherHomes = 'Other homes'
export const similar = 'Similar homes'
export const knownCount = (known: number, counted: number) => `${known} of ${counted}`
export const fullDescription = 'Property Description'
/** Above a description that is not in the page's language. */
export const originalFollows = ''
export const features = 'Features'
export const factCount = (count: number) => `${count} ${count === 1 ? 'fact' : 'facts'}`
export const allToRent = 'All homes to rent'
export const allForSale = 'All homes for sale'

export const history = 'Price history'
export const aMonth = 'a month'
export const ownRecords =
  'From our own records, with the price at the end of each day in London. A change that we correct on the same day ' +
  'is not shown. We have no records from other agents.'

// Actions, and ways to reach us.
export const arrangeViewing = 'Arrange a viewing'
export const call = 'Call'
export const email = 'Email'
export const print = 'Print'
export const video = 'Video'
export const virtualTour = 'Virtual tour'
export const listedOn = (day: string) => `Listed ${day}`
export const reference = (reference: string) => `Ref. ${reference}`
export const askAboutHome = 'Ask about this home'
export const enquiryAboutHome = 'Inquiry about this home'
export const whatNext = 'What happens next'
export const sendEmail = 'Send an email'
export const writeOnWhatsApp = 'Write on WhatsApp'
export const viewingFree = 'A viewing is free. If you live abroad, you can view the home by live video call.'
export const onRightmove = 'View on Rightmove'
export const portalDemoNote = 'In this demonstration, the link opens the portal’s home page.'
export const sameListingNote = 'The same home on the portal.'
export const lookingForSimilar = 'Are you looking for a similar home?'
export const availableToday = 'Our list shows the homes that are available today, newest first.'
export const homesToRent = 'Homes to rent'
export const homesForSale = 'Homes for sale'
export const lettingNearby = 'Letting nearby?'
export const sellingNearby = 'Selling nearby?'
export const whatItLetsFor = 'Ask what rent your home could earn'
export const whatItIsWorth = 'Ask what yours is worth'

// The energy certificate.
export const energy = 'Energy'
export const rated = (rating: string) => `Rated ${rating}`
export const ratedSentence = (rating: string) => `Rated ${rating}.`
export const potentialSame = ' This is also its potential rating.'
export const potentialIs = (rating: string) => ` Its potential rating is ${rating}.`
export const certificateUntil = (day: string) => `Certificate valid until ${day}.`
export const readOnRegister = (day: string) => `Read on the register on ${day}.`
export const certificate = 'Energy certificate'
export const certificatePage = (page: number) => `Energy certificate, page ${page}`
export const efficientFirst = 'Most efficient at the top'
export const now = 'Now'
export const potential = 'Potential'

// On paper.
export const pageAndAgent = 'This home’s page and its agent'
export const openPage = 'Open this home’s page'
