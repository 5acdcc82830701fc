// The page for landlords about lettings: packages, the law, and life abroad.

export const description =
  'Packages for renting out your London home, with VAT in every price, and what English law requires from a landlord.'
export const descriptionAbroad =
  'Packages for renting out your London home, with VAT in every price. What English ' +
  'law requires from a landlord, and what changes if you live abroad.'
export const lead = 'Choose a package, and see what the law requires from you.'
export const leadAbroad =
  'Choose a package. See what the law requires from you, and what is different if you live in another country.'
export const title = 'Lettings for landlords'
export const heading = 'Lettings for landlords: rent out your London home from anywhere'
export const highbury = 'A Victorian house in Highbury with a bay window (computer-generated)'
export const askForValuation = 'Ask for a rental valuation'
export const landlordsAbroad = 'Landlords abroad'
export const hallTable = 'A hall table with a letter tray and a round mirror (computer-generated)'
export const whatRent = 'What rent can you ask for?'
export const oneRent =
  'You get one recommended rent in writing, with the evidence. You can then rent out the home yourself or with us.'
export const howWeManage = 'How we manage'

// Packages.
export const packages = 'Packages'
export const howMuchWeDo = 'Choose how much we do for you'
export const popular = 'Popular'
/** Below a percentage. @param of what it is of: `each month’s rent` */
export const ofRent = (of: string, vat: string) => `of ${of}, ${vat}`
export const whoDoesWhat = 'Who does what (prices include VAT)'
export const job = 'Job'
export const weDo = 'We do'
export const you = 'You'
/** @param of what a fee pays for: `each tenancy` */
export const charged = (price: string, of: string) => `${price} ${of}`
export const percentagesWithVat =
  'The percentages include VAT. You pay VAT even if you live abroad. All other fees, and what a tenant may have to ' +
  'pay, are on'
export const onePageOfFees = 'one page of fees'
export const rentPaidToYou =
  'With Let Only, the tenant pays the rent to you. If you live abroad and the rent is above £100 a week, the tenant ' +
  'deducts tax and reports to HMRC (the UK tax authority) every quarter. HMRC can approve you to receive the rent in ' +
  'full.'

// The law.
export const compliance = 'Compliance'
export const whatLawRequires = 'What the law requires from a landlord in England'
export const weKeepDates = 'With Fully Managed, we keep all the dates for you.'
export const checklist = 'Compliance checklist'
export const needed = 'Needed'
export const rule = 'What the law requires'
export const howOften = 'How often'
export const howOftenIs = 'How often: '
export const source = 'Source'
export const register =
  'The government announced a register of private landlords (the PRS Database) for late 2026, region by region. The ' +
  'newest page that we read, of 1 July 2026, gives no date.'

// Landlords abroad.
export const ifYouLiveAbroad = 'If you live outside the UK'
export const sourceIs = 'Source:'
export const noAdvice =
  'This is information, not advice. Tax depends on you and on the tax treaty with your country. Please ask an ' +
  'accountant who works for non-residents.'

// When the statements were compared with their sources.
export const reviewed = { before: 'Last reviewed', after: ', with copies of the sources:' }
export const reviewedWith = (name: string, read: string) => `${name}: ${read}`
export const notReviewed = 'not reviewed yet, the link is for further reading'
