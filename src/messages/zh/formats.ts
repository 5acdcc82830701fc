import { chineseNames } from '../../domain/london/chinese-names.ts'
import { internationalPhone } from '../../lib/format/phone.ts'
import type { SameMessages } from '../same-messages.ts'

// How facts of a home are written: cards, lists and a home's page share them.

const numbers = new Intl.NumberFormat('en-GB')
const squareMetres = (squareFeet: number) => Math.round(squareFeet * 0.3048 ** 2)

export const studio = '开间'
export const beds = (count: number) => `${count} 室`
/** @param beds in words */
export const rooms = (beds: string, baths: number) => `${beds} ${baths} 卫`
/** On cards, which have no space for both units. */
export const shortArea = (squareFeet: number) => `${numbers.format(squareMetres(squareFeet))} 平方米`
export const area = (squareFeet: number) => `${shortArea(squareFeet)}（${numbers.format(squareFeet)} sq ft）`
export const monthly = (pounds: string) => `${pounds}/月`
/** Before a sale price that is no plain asking price. */
export const priceQualifiers = {
  guide_price: '指导价',
  offers_over: '报价不低于',
  offers_in_region: '报价约',
  fixed_price: '固定价格',
}
/** Latin words have spaces around them. */
const and = (first: string, last: string) =>
  `${first}${/\w$/.test(first) ? ' ' : ''}和${/^\w/.test(last) ? ' ' : ''}${last}`
/** Several things as a part of a sentence: `面积、价格和标题`. */
export const list = (items: readonly string[]) =>
  items.length > 1 ? and(items.slice(0, -1).join('、'), items.at(-1) ?? '') : (items[0] ?? '')
/** The language of titles of homes and names of sources, where it is not the page's; else empty. */
export const titleLanguage: string = 'en-GB'
/** @param number of the United Kingdom. 020 is the code of Guangzhou. */
export const phoneNumber = internationalPhone
/** From one figure to another. */
export const range = (min: string, max: string) => `${min} 至 ${max}`
/** The name of a part of London: in full, and alone where there is no space for two names. */
export const areaName = (name: string) => [chineseNames[name]?.[0], name].filter(Boolean).join(' ')
export const shortAreaName = (name: string) => chineseNames[name]?.[0] ?? name

null satisfies SameMessages<typeof import('../en/formats.ts'), typeof import('./formats.ts')>
