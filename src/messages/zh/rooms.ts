import type { SameMessages } from '../same-messages.ts'

// Floors and rooms, which staff write in English. A name that is not here stays English.

// An English first floor is one above the ground.
const ordinals =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth ' +
  'sixteenth seventeenth eighteenth nineteenth'
const ones = ordinals.split(' ')
const tens = ['twent', 'thirt', 'fort', 'fift']
const numbers = new Map([
  ...ones.map((word, n): [string, number] => [word, n + 1]),
  ...tens.flatMap((ten, n): [string, number][] => [
    [`${ten}ieth`, (n + 2) * 10],
    ...ones.slice(0, 9).map((word, one): [string, number] => [`${ten}y-${word}`, (n + 2) * 10 + one + 1]),
  ]),
])
const fixed: Record<string, string> = {
  'ground floor': '底层（ground floor，相当于国内一楼）',
  'raised ground floor': '高底层（raised ground floor）',
  'lower ground floor': '半地下层（lower ground floor）',
  basement: '地下层',
  'top floor': '顶层',
  'upper floor': '上层',
  'middle floor': '中间层',
  'lower floor': '下层',
  apartment: '公寓',
  flat: '公寓',
  loft: 'Loft 公寓',
  studio: '开间',
  house: '住宅',
}
const levelOf = (word: string) => numbers.get(word) ?? (Number(/^(\d+)(?:st|nd|rd|th)$/.exec(word)?.[1]) || undefined)
const digits = [...'零一二三四五六七八九十']
/** `三`, `十二`, `三十九` */
const numeral = (count: number): string =>
  digits[count] ?? `${count < 20 ? '' : digits[Math.floor(count / 10)]}十${count % 10 ? digits[count % 10] : ''}`

/** `Second floor`: `三楼（second floor）`, because Chinese counts the ground floor. */
export function floorName(name: string): string {
  const text = name.toLowerCase().trim()
  const known = fixed[text]
  if (known) return known
  const [, one = '', other] = /^([a-z0-9-]+)(?: and ([a-z0-9-]+))? floors?$/.exec(text) ?? []
  const [from, to] = [levelOf(one), other === undefined ? undefined : levelOf(other)]
  if (!from || (other !== undefined && !to)) return name
  return `${[from, ...(to ? [to] : [])].map((level) => numeral(level + 1)).join('至')}楼（${text}）`
}

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
