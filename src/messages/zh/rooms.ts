import type { SameMessages } from '../same-messages.ts'
import { floor } from './listing-words.ts'

// Floors and rooms, which staff write in English. A name that is not here stays English.

const dwellings: Record<string, string> = {
  apartment: '公寓',
  flat: '公寓',
  loft: 'Loft 公寓',
  studio: '开间',
  house: '住宅',
}
/** The floor of a home, or what a plan with one floor is of: `Apartment`. */
export const floorName = (name: string) => dwellings[`${name}`.toLowerCase()] ?? floor(`${name}`)

const rooms: Record<string, string> = {
  bedroom: '卧室',
  bathroom: '卫生间',
  'en suite bathroom': '套内卫生间',
  'en suite shower room': '套内淋浴间',
  'shower room': '淋浴间',
  wc: '洗手间',
  cloakroom: '洗手间',
  kitchen: '厨房',
  'kitchen / dining room': '厨房兼餐厅',
  'kitchen / living room': '厨房兼客厅',
  'living room': '客厅',
  'sitting room': '起居室',
  'drawing room': '会客厅',
  'reception room': '客厅',
  'family room': '家庭活动室',
  'dining room': '餐厅',
  'studio room': '开间主室',
  study: '书房',
  library: '藏书室',
  hall: '过道',
  'entrance hall': '门厅',
  landing: '楼梯间',
  utility: '洗衣间',
  'utility room': '洗衣间',
  store: '储藏间',
  'bicycle store': '自行车间',
  dressing: '衣帽间',
  'dressing room': '衣帽间',
  wardrobe: '衣柜',
  linen: '布草间',
  eaves: '屋檐储物',
  balcony: '阳台',
  terrace: '露台',
  garden: '花园',
}
/** `Bedroom 2`: `卧室 2` */
export function roomName(name: string): string {
  const [, room = '', number] = /^(.*?)(?: (\d+))?$/.exec(name.toLowerCase()) ?? []
  const known = rooms[room]
  return known ? known + (number ? ` ${number}` : '') : name
}

/** A sentence of a plan's caption: `Approximate gross internal area 820 sq ft (76.2 sq m).` */
export function planNote(sentence: string): string {
  const [, feet, metres] = /^Approximate gross internal area ([\d,.]+) sq ft \(([\d.]+) sq m\)\.$/.exec(sentence) ?? []
  return feet ? `室内总面积约 ${metres} 平方米（${feet} sq ft）。` : sentence
}
/** Of one line: `门厅、楼梯间`. */
export const listed = (names: readonly string[]) => names.join('、')
/** The language of names that are not translated; else empty. */
export const nameLanguage = (name: string) => (/\p{Script=Han}/u.test(name) ? '' : 'en-GB')

null satisfies SameMessages<typeof import('../en/rooms.ts'), typeof import('./rooms.ts')>
