import { months } from './time/parse-day.ts'

// Compares the numbers of an English text with those of its Chinese one.

const units: Record<string, number> = { k: 1e3, m: 1e6, million: 1e6, bn: 1e9, billion: 1e9, 万: 1e4, 亿: 1e8 }
/** Without a currency, `100m` is a distance. */
const number = /(\d[\d,]*(?:\.\d+)?)(?:\s?(万|亿|(?:million|billion)\b)|(k|bn|(?<=[£$€][\d,.]+)m)\b)?/gi

const time =
  /(\d{1,2})(?:[:.](\d{2}))?\s?([ap])\.?m\b|(?:(上午|下午|晚上)\s?)?(\d{1,2})(?:[:：](\d{2})|\s?点(?:(半)|(\d{1,2})分)?)/gi

export const withoutTimes = (text: string) => text.replace(time, ' ')

/** The times of a text, in 24 hours: `18:30` of 6:30 pm. */
export const timesOf = (text: string): string[] =>
  [...text.matchAll(time)].map(([, hour, past, half, chineseHalf, hours, minutes, halfPast, chinesePast]) => {
    const ofDay = half ?? chineseHalf
    const value = Number(hour ?? hours)
    const minute = halfPast ? '30' : (past ?? minutes ?? chinesePast ?? '00')
    return `${ofDay ? (value % 12) + (/[p下晚]/i.test(ofDay) ? 12 : 0) : value % 24}:${minute.padStart(2, '0')}`
  })

/** The numbers and times that a text has in digits: `£180m` and `£1.8亿` are both 180000000. */
const numbersOf = (text: string): string[] => [
  ...timesOf(text),
  ...[...withoutTimes(text).matchAll(number)].map(([, digits = '', word, letter]) => {
    const unit = units[(word ?? letter ?? '').toLowerCase()] ?? 1
    return String(Math.round(Number(digits.replaceAll(',', '')) * unit * 1e6) / 1e6)
  }),
]

const englishWords = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen ' +
  'eighteen nineteen'
).split(' ')
/** Numbers that an English text has in words, and its months, which Chinese writes as numbers. */
const inEnglishWords = (text: string) => [
  ...months.flatMap((name, n) => (text.includes(name) ? [String(n + 1)] : [])),
  ...englishWords.flatMap((word, n) => (new RegExp(`\\b${word}\\b`, 'i').test(text) ? [String(n)] : [])),
]

/** Numbers in words that the lists do not read: they may be any number of the other text. */
const largeEnglish =
  /\b(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|dozens?|half|quarters?)\b/i
const largeChinese = /[百千半]|(?<![\d.]\s?)[万亿]/

const chineseDigits = '零一二三四五六七八九'
/** Numbers below a hundred that a Chinese text has in its own numerals. */
const inChineseNumerals = (text: string) =>
  [...text.replaceAll('两', '二').matchAll(/([一二三四五六七八九]?)(十)?([一二三四五六七八九]?)/g)].map(
    ([, tens = '', ten, ones = '']) => {
      const value = (digit: string) => (digit ? chineseDigits.indexOf(digit) : 0)
      return String(ten ? (tens ? value(tens) : 1) * 10 + value(ones) : value(tens || ones))
    },
  )

/** A full hour may be written without its minutes: 18 or 6 of `18:00`. */
function isSame(one: string, other: string) {
  const hours = [one, other].flatMap((each) => (each.endsWith(':00') ? [parseInt(each)] : []))
  return one === other || hours.some((hour) => [hour, hour % 12 || 12].some((each) => [one, other].includes(`${each}`)))
}
const without = (numbers: string[], others: string[]) =>
  [...new Set(numbers)].filter((each) => !others.some((other) => isSame(each, other)))

/** The numbers of each text that the other has neither in digits nor in words. A number in doubt is not among them. */
export function differentNumbers(english: string, chinese: string) {
  const [ours, theirs] = [numbersOf(english), numbersOf(chinese)]
  return {
    onlyEnglish: largeChinese.test(chinese) ? [] : without(ours, [...theirs, ...inChineseNumerals(chinese)]),
    onlyChinese: largeEnglish.test(english) ? [] : without(theirs, [...ours, ...inEnglishWords(english)]),
  }
}
