// Words of parts that stand on many pages: breadcrumbs, contents, maps, messages.

/** Between two sentences, or two words that the markup parts. */
export const space = ' '
/** After a link that ends a sentence. */
export const fullStop = '.'

export const home = 'Home'
export const breadcrumb = 'Breadcrumb'
export const onThisPage = 'On this page'
export const contact = 'Contact'

export const lastReviewed = 'Last reviewed'
/** After the day of a review: what was read on it. */
export const reviewedWith = (read: string) => `, with ${read}.`
export const source = 'Source:'
export const sources = 'Sources:'
export const semicolon = '; '

export const pages = 'Pages'
export const previousPage = 'Previous page'
export const nextPage = 'Next page'
export const pageOf = (page: number, last: number) => `Page ${page} of ${last}`

export const mapLabel = (title: string, shows: string) => `Where ${title} is in London, on a map with ${shows}`
export const mapOfStations = 'the stations within a walk'
export const ourMap = 'We drew this map and checked its positions against OpenStreetMap.'
export const othersMap = 'The map loads from another company when you press “Show the map”.'
export const showMap = 'Show the map'
export const openMap = 'Open in OpenStreetMap'

export const lookingForHome = 'Are you looking for a home?'
export const searchWithYou =
  'Tell us what you are looking for. One of us searches with you and writes to you when we find it.'
export const writeToUs = 'Write to us'
export const georgian = 'A cardboard model of a Georgian terrace (computer-generated)'
export const victorian = 'A cardboard model of a pair of Victorian houses (computer-generated)'
export const docklands = 'A cardboard model of a group of Docklands towers (computer-generated)'

export const pageNotFound = 'Page Not Found'
export const noPageHere = 'There is no page at this address.'
export const mayHaveMoved = 'The page may have moved, or a part of the link may be missing.'
export const returnHome = 'Return Home'
export const goBack = 'Go Back'

// When a part of the page fails.
export const stopped = 'This part of the page stopped working.'
export const whyStopped =
  'A translator or an extension of your browser may have changed this page. What you typed is kept. If it stops ' +
  'again, switch off the translation for this site.'
export const resume = 'Continue'
export const notLoaded = 'This part of the page did not load.'
export const checkConnection = 'Check your connection.'
export const loadAgain = 'Load the page again'
export const tryAgain = 'Try again'
