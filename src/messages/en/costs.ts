// What a home costs: to move in, to buy, and each month.

export const toMoveIn = 'What it costs to move in'
export const toBuy = 'What it costs to buy'

// To move in.
export const toReserve = 'To reserve it'
export const whenYouSign = 'When you sign'
export const holdingDeposit = 'Holding deposit'
export const deposit = 'Deposit'
export const none = 'None'
/** A sum that the listing does not have, nor the law. */
export const asAgreed = (deposit: string) => `${deposit}, as agreed`
export const askUs = 'Ask us'
/** @param weeks `five weeks’` */
export const atMostRent = (deposit: string, weeks: string) => `${deposit}, at most ${weeks} rent`
export const upTo = (pounds: string) => `up to ${pounds}`
export const firstMonth = 'First month’s rent'
export const lessHolding = 'Less the holding deposit'
export const minus = (pounds: string) => `−${pounds}`
export const whatYouPaid = 'what you paid'
export const feesToUs = 'Fees to us'
export const beforeKeys = 'Before you have the keys'
export const atMostBeforeKeys = 'At most, before you have the keys'
export const andDeposit = (rent: string) => `${rent} and a deposit`
export const noMoreThanShown =
  'Nobody may ask for more than one month’s rent in advance, or accept more than the rent shown.'
export const protectedDeposit = 'Your deposit goes to a protection scheme within 30 days.'
export const noLimit =
  'The law sets no limit for this tenancy. The agreement says what deposit and rent in advance you pay.'
export const shareCosts = 'Share the costs between several people'

// To buy.
export const dutyToday = 'Stamp duty, at today’s rates'
export const stampDuty = 'Stamp duty'
export const minDuty = 'Lowest for a person: your only home, living in the UK'
export const maxDuty = 'Highest for a person: another home, living abroad'
export const companyAbroad = 'A company abroad'
export const standardRates = 'At the standard rates'
export const ownAnother = (percent: string) => `You own another home: ${percent} more`
export const liveAbroad = (percent: string) => `You live abroad: ${percent} more`
export const backIfSold = (pounds: string) =>
  `You get ${pounds} back if you sell your old main home within three years and this home becomes your main home in ` +
  'its place'
export const backIfHere = (pounds: string) =>
  `You get ${pounds} back if you, and everybody who buys with you, then spend 183 days of a year in the UK`
export const refunds = (sentences: readonly string[]) => `${sentences.join('. ')}.`
export const sharedDuty = 'It depends on how you buy the share. Your solicitor works it out.'
export const firstTime = (pounds: string) => `If no buyer has ever owned a home anywhere, you pay ${pounds}.`
export const onlyHome = 'Is it your only home?'
export const abroadCounts = 'Homes abroad count.'
export const yes = 'Yes'
export const ownsAnother = 'No, I own another'
export const inUk = 'Do you live in the UK?'
export const daysInUk = 'At least 183 of the last 365 days.'
export const no = 'No'
export const answerBoth = 'Answer both questions to see your stamp duty.'
export const whoBuys = 'The tax depends on who buys.'
export const together =
  'If you buy together and one of you must answer No, choose No. If you replace your main home, choose Yes in the ' +
  'first question.'
export const companyRates = (day: string) =>
  `A company pays other rates. Rates last reviewed ${day.replace(' ', '\u00A0')}.`
export const openCalculator = 'Open the buying cost calculator'
export const afterPurchase = 'After the purchase'
export const secondHome = 'Council tax, second home'
export const mayBeDouble = 'May be double'
export const nobodyLives = (council: string) =>
  `Many councils charge double if nobody lives here permanently: ask ${council} Council.`
export const plannedSurcharge = 'Planned surcharge, from April 2028'
export const surchargeNote = 'A year, for homes worth £2 million or more. The rules are not final.'
export const longerLease = 'A longer lease'
export const askSolicitor = 'Ask a solicitor'
export const leaseNote = 'You may ask for it as soon as you own the home. The two-year wait ended on 31 January 2025.'
export const netYield = 'Yield after charges, if let'
export const yieldNote = (area: string, gross: string, forBuyer: boolean) =>
  `At ${area}’s average gross yield (${gross}), less two empty weeks, service charge and ground rent, ` +
  `on the price and ${forBuyer ? 'the stamp duty above' : 'the stamp duty of a UK resident who owns another home'}. ` +
  'Before fees, insurance and repairs.'
