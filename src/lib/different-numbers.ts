// Compares the numbers of an English text with those of its Chinese one.

const units: Record<string, number> = { k: 1e3, m: 1e6, million: 1e6, bn: 1e9, billion: 1e9, 万: 1e4, 亿: 1e8 }
const number = /(\d[\d,]*(?:\.\d+)?)(?:\s?(万|亿|(?:million|billion)\b)|(k|m|bn)\b)?/gi

const time = /(\d{1,2})(?:[:.](\d{2}))?\s?([ap])\.?m\b|(\d{1,2}):(\d{2})/gi

/** The times of a text, in 24 hours: `18:30` of 6:30 pm. */
export const timesOf = (text: string): string[] =>
  [...text.matchAll(time)].map(([, hour, past = '00', half, hours, minutes]) =>
    half
      ? `${(Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)}:${past}`
      : `${Number(hours)}:${minutes ?? ''}`,
  )

/** The numbers and times that a text has in digits: `£180m` and `£1.8亿` are both 180000000. */
const numbersOf = (text: string): string[] => [
  ...timesOf(text),
  ...text
    .replace(time, ' ')
    .matchAll(number)
    .map(([, digits = '', word, letter]) => {
      const unit = units[(word ?? letter ?? '').toLowerCase()] ?? 1
      return String(Math.round(Number(digits.replaceAll(',', '')) * unit * 1e6) / 1e6)
    }),
]

const months = 'January February March April May June July August September October November December'.split(' ')
const englishWords = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen ' +
  'eighteen nineteen twenty'
).split(' ')
/** Numbers that an English text has in words, and its months, which Chinese writes as numbers. */
const inEnglishWords = (text: string) => [
  ...months.flatMap((name, n) => (text.includes(name) ? [String(n + 1)] : [])),
  ...englishWords.flatMap((word, n) => (new RegExp(`\\b${word}\\b`, 'i').test(text) ? [String(n)] : [])),
]

const chineseDigits = '零一二三四五六七八九'
/** Numbers below a hundred that a Chinese text has in its own numerals. */
const inChineseNumerals = (text: string) =>
  [...text.replaceAll('两', '二').matchAll(/([一二三四五六七八九]?)(十)?([一二三四五六七八九]?)/g)].map(
    ([, tens = '', ten, ones = '']) => {
      const value = (digit: string) => (digit ? chineseDigits.indexOf(digit) : 0)
      return String(ten ? (tens ? value(tens) : 1) * 10 + value(ones) : value(tens || ones))
    },
  )

/** The numbers of each text that the other has neither in digits nor in words. */
export function differentNumbers(english: string, chinese: string) {
  const [ours, theirs] = [numbersOf(english), numbersOf(chinese)]
  const allowed = new Set([...ours, ...inEnglishWords(english)])
  const expected = new Set([...theirs, ...inChineseNumerals(chinese)])
  return {
    onlyEnglish: [...new Set(ours)].filter((each) => !expected.has(each)),
    onlyChinese: [...new Set(theirs)].filter((each) => !allowed.has(each)),
  }
}
