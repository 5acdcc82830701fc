// The page about property management.

export const description = (percent: string, limit: string) =>
  `We look after your London home for ${percent} of the rent, VAT included: inspections ` +
  `every quarter, your approval for repairs over ${limit}, rent in your currency.`
export const lead = (percent: string) =>
  'One person looks after your home, your tenant and the paperwork, and keeps you ' +
  `informed. The fee is ${percent} of the rent, VAT included.`
export const heading = 'Property management: one person, one fee'
export const drawingRoom = 'A drawing room with tall sashes and a black chimneypiece (computer-generated)'
export const whyChooseUs = 'Why choose us'
export const whatChanges = 'What changes for you'
export const inventedFigures =
  'These three figures, and what they measure, are invented for this demonstration. A real agency says here how ' +
  'and when it counted.'
export const ownersAsk = 'What owners ask first'
export const startWithValuation = 'Start with a rental valuation'
export const signNothing = 'We value your home and you read the figures. You sign nothing that day.'
export const askForValuation = 'Ask for a rental valuation'

export const whatWeDo = 'What we do'
export const fourJobs = 'Four jobs that we do for you'
export const apples = 'A bowl of green apples on a pale kitchen worktop (computer-generated)'

// The planned dashboard, with an example of a statement.
export const dashboard = 'Digital landlord dashboard'
export const planned = 'Planned: your month on one screen'
export const notOpenYet =
  'The dashboard is not open yet. Until then we send you the statement, invoices and reports by email. When it ' +
  'opens, you will find there:'
export const onDashboard = [
  'Statements and invoices of the last seven years',
  'Certificates, with the date on which each ends',
  'Inspection reports and their photographs',
  'Repairs that need your approval',
  'The tenancy, the inventory, the deposit certificate',
]
export const exampleStatement = 'An example statement, October 2026'
export const item = 'Item'
export const amount = 'Amount'
export const rentReceived = 'Rent received, 1\u00a0October'
export const gasCheck = 'Gas safety check, record attached'
export const managementFee = (percent: string) => `Management, ${percent} inc VAT`
export const taxDeducted = 'Tax deducted for HMRC (owner approved)'
export const none = 'None'
export const sentToYou = 'Sent to you, 5\u00a0October'

export const forOwnersAbroad = { label: 'International services', title: 'For owners who live abroad' }
export const ask = (person: string) => `Ask ${person}`
export const askUs = 'Ask us'
export const taxAndLaw = 'Tax and law for landlords abroad'

export const tenantAndMoney = 'Tenant and financial management'
export const lookingAfterTenant = 'Looking after the tenant'
export const lookingAfterMoney = 'Looking after the money'

export const peaceOfMind = 'Peace of mind'
export const inOurCare = 'You can leave your home in our care. A report every quarter shows you its condition.'
export const feeForOne = 'Fee for one home, of the rent'
export const feeForTwo = 'For each of two homes'
export const feeForThree = 'For each of three or more'
export const inspections = 'Inspections, with photographs'
export const portal = 'Maintenance portal, planned'
export const emergency = 'Response to emergencies, often within'
export const worksLimit = 'We ask you before repairs over'
export const getStarted = 'Get Started'
export const contactTeam = 'Contact Our Team'
