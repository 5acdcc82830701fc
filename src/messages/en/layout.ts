// What stands around every page: skip link, header, notices and footer.

export const skipToContent = 'Skip to the content'
export const opensInNewTab = ' (opens in a new tab)'

export const mainMenu = 'Main'
export const menu = 'Menu'
export const closeMenu = 'Close'
export const bookValuation = 'Book a Valuation'
/** Between two items in a row, such as days and other days, or a link's text and its count. */
export const comma = ', '

export const notice = 'Notice'
export const newHomes = 'New homes'

export const footerAbout = 'About'
export const footerLegal = 'Legal'
export const registration = (legalName: string, number: string, vat: string, address: string, invented: boolean) =>
  `${legalName} is registered in England and Wales. Company number ${number} and VAT number ${vat}` +
  `${invented ? ' are placeholders' : ''}. Registered office: ${address}.`
export const protection = (redress: string, money: string, invented: boolean) =>
  `Redress scheme: ${redress}. Client money protection: ${money}.${invented ? ' Both are placeholders.' : ''}`
export const feesWithVat = 'Our fees, with VAT'
export const computerPictures = 'Their pictures are computer-generated.'
