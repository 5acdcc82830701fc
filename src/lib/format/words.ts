import * as formats from '#messages/formats.ts'

const numbers = new Intl.NumberFormat('en-GB')

/** A count for people: `1,250`. */
export const formatCount = (count: number) => numbers.format(count)

const plural = (noun: string) => (/[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`)

/** A count with its noun, singular at exactly one: `1 bed`, `3 beds`, `0 enquiries`. */
export const counted = (count: number, noun: string) => `${formatCount(count)} ${count === 1 ? noun : plural(noun)}`

/** The number of bedrooms as text; zero is a studio. */
export const bedrooms = (beds: number) => (beds === 0 ? formats.studio : String(beds))

/** `3 beds · 2 baths`, `Studio · 1 bath`. */
export const rooms = ({ beds, baths }: { beds: number; baths: number }) =>
  formats.rooms(beds === 0 ? formats.studio : formats.beds(beds), baths)

/** Square feet: `1,310 sq ft`. */
export const formatArea = formats.area

/** A list as a sentence: `area, price and title`. */
export const listOf = formats.list

/** Lowers the first letter, except of an abbreviation or a name: `price qualifier`, `EPC expiry`, `Rightmove URL`. */
export const uncapitalised = (text: string) =>
  /^([A-Z]{2}|Rightmove)/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)

/** Capitalises the first letter. */
export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const words = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** A count in words up to twelve: `six`, `13`. */
export const countWord = (count: number) => words[count] ?? formatCount(count)
