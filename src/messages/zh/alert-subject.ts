import type { SameMessages } from '../same-messages.ts'

// What an alert is about: its search or its saved homes, on its page and in its emails.

/** A space between Latin letters or figures and the Chinese after them. */
const before = (text: string, words: string) => text + (/[\w)]$/.test(text) ? ' ' : '') + words

export const homesToRent = (places: string) => before(places, '出租房源')
export const homesForSale = (places: string) => before(places, '出售房源')
export const london = '伦敦'
export const areas = (count: number) => `${count} 个区域`
export const moreAreas = (count: number) => `另外 ${count} 个区域`
export const list = (items: readonly string[]) => (items.length > 1 ? items.join('、') : (items[0] ?? ''))
/** Between several places, and between the details. */
export const separator = '，'

export const between = (min: string, max: string) => `${min} 至 ${max}`
export const upTo = (max: string) => `不超过 ${max}`
export const from = (min: string) => `${min} 起`
/** A price begins with a figure or, as a limit, with a word. */
export const aMonth = (price: string) => (/^[£\d]/.test(price) ? `月租 ${price}` : `月租${price}`)
export const withBills = (max: string) => `月租连同各项费用不超过 ${max}`
export const bedsOrMore = (count: number) => `${count} 间及以上卧室`
export const bedsBetween = (min: number, max: number) => `${min} 至 ${max} 间卧室`
export const beds = (count: number) => `${count} 间卧室`
export const studio = '开间（studio）'
export const bathsOrMore = (count: number) => `${count} 间及以上卫生间`
export const freeBy = (day: string) => `${day}前可入住`
export const withinWalk = '在您选择的步行范围内'
export const withinTrain = '在您选择的列车车程内'
export const inDrawnArea = '在您画出的范围内'
export const inMapPart = '在您选择的地图范围内'
export const words = (text: string) => `包含“${text}”`

export const atOnce = '房源一上架就通知'
export const daily = '每天一次，伦敦时间上午 8 点'

/** Changes of a saved home. */
export const nowToRent = (price: string) => `改为出租，${price}`
export const nowForSale = (price: string) => `改为出售，${price}`
export const backOnMarket = '重新上架'
export const reduced = (before: string, now: string) => `由 ${before} 降至 ${now}`
export const raised = (before: string, now: string) => `现为 ${now}，原为 ${before}`
/** Between several changes. */
export const betweenChanges = '；'

null satisfies SameMessages<typeof import('../en/alert-subject.ts'), typeof import('./alert-subject.ts')>
