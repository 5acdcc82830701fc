// A home's page: key facts, its state, its history, its head, and messages to us that begin with its name.

export const bedrooms = 'Bedrooms'
export const bathrooms = 'Bathrooms'
export const floorSize = 'Floor Size'
export const availableFrom = 'Available From'
export const now = 'Now'
export const isFurnished = 'Furnished'
export const furnished = 'Yes'
export const unfurnished = 'No'
export const tenure = 'Tenure'
export const energy = 'Energy'
export const councilTax = 'Council tax'

export const underOffer = 'This home is under offer.'
export const underOfferMeans =
  'The seller has accepted an offer, but the sale is not certain until contracts are exchanged. ' +
  'Leave your details, and we will write to you if the home is available again.'
export const letAgreed = 'This home is let agreed.'
export const letAgreedMeans =
  'We have agreed terms with a tenant, but the agreement is not signed yet. ' +
  'Leave your details, and we will write to you if the home is available again.'
export const sold = 'This home has been sold.'
export const soldMeans = 'It is no longer on the market. The price shown is the last asking price.'
export const isLet = 'This home has been let.'
export const letMeans = 'It is no longer on the market. The rent shown is the last advertised rent.'

/** What happened to a home on the market. */
export const events = {
  listed: 'Listed',
  relisted: 'Listed again',
  reduced: 'Reduced',
  under_offer: 'Under offer',
  let_agreed: 'Let agreed',
  live: 'Available again',
}
export const less = (pounds: string) => `${pounds} less`
export const lessPercent = (pounds: string, percent: number) => `${pounds} less (${percent}%)`

export const titleInArea = (title: string, area: string) => `${title}, ${area}`
export const notFound = 'Property Not Found'
export const price = 'Price'
export const status = 'Status'
export const area = 'Area'
export const statusAndPrice = (status: string, price: string) => `${status}, ${price}`
/** The beginning of a description, for search engines. */
export const excerpt = (price: string, line: string) =>
  `${price}. ${line.length > 150 ? `${line.slice(0, 150).replace(/\s+\S*$/, '')}…` : line}`.trim()

/** The same of a home whose description is in another language than the page. */
export const keyFacts = (facts: readonly string[]) => `${facts.join('. ')}.`

export const whatsApp = (title: string, area: string, url: string) =>
  `Hello, I am writing about ${title}, ${area}: ${url} `
export const emailSubject = (title: string, area: string) => `Enquiry: ${title}, ${area}`
export const emailBody = (title: string, area: string, price: string, url: string) =>
  `Hello,\n\nI am interested in ${title} in ${area} (${price}).\n${url}\n\n`
