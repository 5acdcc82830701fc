import type { SameMessages } from '../same-messages.ts'

// How facts of a home are written: cards, lists and a home's page share them.

const numbers = new Intl.NumberFormat('en-GB')
const squareMetres = (squareFeet: number) => Math.round(squareFeet * 0.3048 ** 2)

const areaNames: Record<string, string> = {
  Battersea: '巴特西',
  Bermondsey: '伯蒙德赛',
  Camden: '卡姆登',
  'Canary Wharf': '金丝雀码头',
  Fulham: '富勒姆',
  Greenwich: '格林尼治',
  Hampstead: '汉普斯特德',
  Islington: '伊斯灵顿',
  Kensington: '肯辛顿',
  Marylebone: '马里波恩',
  'Notting Hill': '诺丁山',
  Shoreditch: '肖迪奇',
}

export const studio = '开间'
export const beds = (count: number) => `${count} 室`
/** @param beds in words */
export const rooms = (beds: string, baths: number) => `${beds} ${baths} 卫`
export const area = (squareFeet: number) =>
  `${numbers.format(squareMetres(squareFeet))} 平方米（${numbers.format(squareFeet)} sq ft）`
export const monthly = (pounds: string) => `${pounds}/月`
/** The language of a home's title, where it is not the page's; else empty. */
export const titleLanguage: string = 'en-GB'
/** The name of a part of London. */
export const areaName = (name: string) => (areaNames[name] ? `${areaNames[name]} ${name}` : name)

null satisfies SameMessages<typeof import('../en/formats.ts'), typeof import('./formats.ts')>
