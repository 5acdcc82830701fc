import type { SameMessages } from '../same-messages.ts'

// What staff write about each home in their own words, in English, as visitors read it: floors, reviews of ground
// rent, sources of facts.
// What is not in these lists stays English.

const floors: Record<string, string> = {
  basement: '地下室',
  'lower ground': '半地下层',
  ground: '底层',
  'raised ground': '高底层',
  middle: '中间层',
  upper: '上层',
  top: '顶层',
}
const units = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ')
const teens = 'thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth'.split(' ')
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const numerals = '零一二三四五六七八九十'

/** The number of `thirty-eighth` or `38th`; 0 if it is none. */
function ordinal(word: string): number {
  const [, figures] = /^(\d+)(?:st|nd|rd|th)$/.exec(word) ?? []
  if (figures) return Number(figures)
  const [ten = '', unit = ''] = word.split('-')
  const [first, round] = [units.indexOf(unit) + 1, tens.indexOf(ten.replace(/ieth$/, 'y')) + 1]
  if (round) return unit && !first ? 0 : (round + 1) * 10 + first
  return [...units, ...teens].indexOf(word) + 1
}

/** Floors are counted from the street in China: the first floor is 二楼. */
function floorName(word: string): string | undefined {
  const number = ordinal(word)
  if (number === 0) return floors[word]
  return number < 10 ? `${numerals[number + 1]}楼` : `${number + 1} 楼`
}

/** `一楼、二楼和三楼` of `ground, first and second floors`; undefined if a part of it is unknown. */
function floorNames(text: string): string | undefined {
  const words = text
    .toLowerCase()
    .replace(/ floors?$/, '')
    .split(/, | and /)
  // Beside others, 底层 would read as a floor below 一楼.
  const nameOf = (word: string) => (word === 'ground' && words.length > 1 ? '一楼' : floorName(word))
  const names = words.map((word) => nameOf(word.replace(/ floor$/, '')))
  if (!names.every((name) => name !== undefined)) return undefined
  return names.join('、').replace(/、([^、]*)$/, '和$1')
}

const remarks: Record<string, string> = {
  'ground floor': '，相当于国内一楼',
  'raised ground floor': '，高于街面',
  'lower ground floor': '，低于街面',
}

/** The floor of a flat, in words of both countries. */
export function floor(text: string): string {
  const name = floorNames(text)
  if (name === undefined) return text
  const english = text.toLowerCase()
  return `${name}（${/[一二三四五六七八九十\d]/.test(name) ? '英国称 ' : ''}${english}${remarks[english] ?? ''}）`
}

const reviews: readonly (readonly [RegExp, string])[] = [
  [/^none$/i, '无'],
  [/^fixed( for the whole lease)?$/i, '整个产权年限内固定不变'],
  [/^doubl(?:es|ing) every (\d+) years$/i, '每 $1 年翻一倍'],
  [/^rises with prices every (\d+) years$/i, '每 $1 年随物价上调'],
  [/^rises by (£[\d,]+) every (\d+) years$/i, '每 $2 年上调 $1'],
  [/^reviewed in (\d{4})$/i, '$1 年重新核定'],
  [/^reviewed in (\d{4}) and (\d{4})$/i, '$1 年和 $2 年重新核定'],
]
const counts = 'two three four five six seven eight nine ten'.split(' ')
export function groundRentReview(text: string): string {
  const figures = text.replace(/\b[a-z]+(?= years$)/, (word) =>
    counts.includes(word) ? String(counts.indexOf(word) + 2) : word,
  )
  const [pattern, words] = reviews.find(([each]) => each.test(figures)) ?? []
  return pattern && words ? figures.replace(pattern, words) : text
}

const sources: Record<string, string> = {
  'title register': '产权登记册',
  register: '官方登记册',
  accounts: '账目',
  'energy certificate': '能源性能证书',
  seller: '卖方',
  landlord: '房东',
  owner: '业主',
  'managing agent': '物业管理公司',
  council: '区政府',
  agreed: '双方约定',
  'our visit': '我们实地查看',
  ofcom: '通信管理局 Ofcom',
  'gov.uk': '英国政府网站',
  'freehold: no ground rent': '永久产权，无地租',
}
/** Where a fact is from, or why there is none. */
export const source = (text: string) => sources[text.toLowerCase()] ?? text

null satisfies SameMessages<typeof import('../en/listing-words.ts'), typeof import('./listing-words.ts')>
