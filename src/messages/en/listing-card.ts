// A home in a list: its card, its state, its buttons, and what stands in place of an empty list.

export const toRent = 'To Rent'
export const forSale = 'For Sale'
export const draft = 'Draft'
export const live = 'Live'
export const underOffer = 'Under offer'
export const letAgreed = 'Let agreed'
export const sold = 'Sold'
export const isLet = 'Let'

export const reduced = 'Reduced'
export const newToday = 'New today'
export const newThisWeek = 'New this week'

export const viewDetails = 'View details'
export const ofHome = (title: string) => ` of ${title}`
export const rightmovePage = (title: string) => ` page of ${title} (opens in a new tab)`
export const pcmNote = 'pcm: per calendar month'

/** The title of the feed. */
export const newHomesFrom = (agency: string) => `New homes from ${agency}`
export const feedSummary = (price: string, rooms: string, line: string) => `${price}. ${rooms}. ${line}`.trim()

export const save = 'Save'
export const saved = 'Saved'
export const share = 'Share'
export const loading = 'Loading properties…'

export const noneFound = 'No properties found'
export const noneToday = (kind: string) =>
  `We have no ${kind} on the market today. Leave us your email, and we write to you when we list one.`
export const anyHomes = 'homes'
export const homesToRent = 'homes to rent'
export const homesForSale = 'homes for sale'
export const orCall = 'Or call'
export const tellUs = 'and tell us what you are looking for. If you own a home,'
export const freeValuation = 'get a free valuation'
export const noneToRent = (area: string) => `We have no home to rent in ${area} today.`
export const noneForSale = (area: string) => `We have no home for sale in ${area} today.`
export const allToRent = 'All homes to rent in London'
export const allForSale = 'All homes for sale in London'

export const building = 'The building from the street'
export const livingRoom = 'Living room'
export const kitchen = 'Kitchen'
export const bedroom = 'Bedroom'
export const bathroom = 'Bathroom'
export const roomPicture = (room: string, title: string) => `${room}, ${title} (computer-generated)`
export const picture = (title: string, position: number) => `${title}, picture ${position}`
