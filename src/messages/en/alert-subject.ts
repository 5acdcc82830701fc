import { listOf } from '../../lib/format/words.ts'

// What an alert is about: its search or its saved homes, on its page and in its emails.

export const homesToRent = (places: string) => `Homes to rent in ${places}`
export const homesForSale = (places: string) => `Homes for sale in ${places}`
export const london = 'London'
export const areas = (count: number) => `${count} ${count === 1 ? 'area' : 'areas'}`
export const moreAreas = (count: number) => `${count} more ${count === 1 ? 'area' : 'areas'}`
export const list = (items: readonly string[]) => listOf(items)
/** Between several places, and between the details. */
export const separator = ', '

export const between = (min: string, max: string) => `${min} to ${max}`
export const upTo = (max: string) => `up to ${max}`
export const from = (min: string) => `from ${min}`
export const aMonth = (price: string) => `${price} a month`
export const withBills = (max: string) => `up to ${max} a month with bills`
const bedrooms = (count: number) => `${count} ${count === 1 ? 'bedroom' : 'bedrooms'}`
export const bedsOrMore = (count: number) => `${bedrooms(count)} or more`
export const bedsBetween = (min: number, max: number) => `${min} to ${bedrooms(max)}`
export const beds = (count: number) => bedrooms(count)
export const studio = 'a studio'
export const bathsOrMore = (count: number) => `${count} ${count === 1 ? 'bathroom' : 'bathrooms'} or more`
export const freeBy = (day: string) => `available by ${day}`
export const withinWalk = 'within the walk you chose'
export const withinTrain = 'within the journey by train that you chose'
export const inDrawnArea = 'in the area you drew'
export const inMapPart = 'in the part of the map you chose'
export const words = (text: string) => `the words “${text}”`

export const atOnce = 'As soon as a home is listed'
export const daily = 'Once a day, at 8 am in London'

/** Changes of a saved home. */
export const nowToRent = (price: string) => `Now to rent, ${price}`
export const nowForSale = (price: string) => `Now for sale, ${price}`
export const backOnMarket = 'Back on the market'
export const reduced = (before: string, now: string) => `Reduced from ${before} to ${now}`
export const raised = (before: string, now: string) => `Now ${now}, was ${before}`
/** Between several changes. */
export const betweenChanges = '. '
