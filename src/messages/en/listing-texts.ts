// What a home's page says of its state, and what links, heads and shares say of it.

export const underOffer = {
  summary: 'This home is under offer.',
  explanation:
    'The seller has accepted an offer, but the sale is not certain until contracts are exchanged. ' +
    'Leave your details, and we will write to you if the home is available again.',
}
export const letAgreed = {
  summary: 'This home is let agreed.',
  explanation:
    'We have agreed terms with a tenant, but the agreement is not signed yet. ' +
    'Leave your details, and we will write to you if the home is available again.',
}
export const sold = {
  summary: 'This home has been sold.',
  explanation: 'It is no longer on the market. The price shown is the last asking price.',
}
export const isLet = {
  summary: 'This home has been let.',
  explanation: 'It is no longer on the market. The rent shown is the last advertised rent.',
}

/** The title of a page. */
export const titleInArea = (title: string, area: string) => `${title}, ${area}`
export const price = 'Price'
export const status = 'Status'
export const area = 'Area'
export const statusAndPrice = (status: string, price: string) => `${status}, ${price}`
/** For search engines and shares: the price, and how the description begins. */
export const headOf = (price: string, description: string) =>
  `${price}. ${description.slice(0, 150).replace(/\s+\S*$/, '')}…`

// Messages that a visitor sends from a page.
export const chat = (title: string, area: string, url: string) => `Hello, I am writing about ${title}, ${area}: ${url} `
export const emailSubject = (title: string, area: string) => `Enquiry: ${title}, ${area}`
export const emailBody = (title: string, area: string, price: string, url: string) =>
  `Hello,\n\nI am interested in ${title} in ${area} (${price}).\n${url}\n\n`
