import { twoDigits } from '../../lib/format/two-digits.ts'
import type { SameMessages } from '../same-messages.ts'

// Moments in words: emails, calendars and times of visits, in London and where the reader is.

const cities: Record<string, string> = {
  Shanghai: '北京',
  Chongqing: '北京',
  Harbin: '北京',
  Urumqi: '乌鲁木齐',
  'Hong Kong': '香港',
  Macau: '澳门',
  Taipei: '台北',
  Singapore: '新加坡',
  'Kuala Lumpur': '吉隆坡',
  London: '伦敦',
  Paris: '巴黎',
  Berlin: '柏林',
  Dubai: '迪拜',
  Tokyo: '东京',
  Seoul: '首尔',
  Bangkok: '曼谷',
  'New York': '纽约',
  'Los Angeles': '洛杉矶',
  Toronto: '多伦多',
  Vancouver: '温哥华',
  Sydney: '悉尼',
  Melbourne: '墨尔本',
  Auckland: '奥克兰',
  Lagos: '拉各斯',
  Accra: '阿克拉',
  Nairobi: '内罗毕',
  Johannesburg: '约翰内斯堡',
  Rome: '罗马',
  Dublin: '都柏林',
  Istanbul: '伊斯坦布尔',
  Riyadh: '利雅得',
  Karachi: '卡拉奇',
  Kolkata: '加尔各答',
}

/** A time of day: `10:30`. Minutes count from midnight. */
export const clockTime = (minutes: number): string => `${Math.floor(minutes / 60) % 24}:${twoDigits(minutes % 60)}`
/** `11月27日（星期五）`, or `11月27日周五`. */
export const day = (moment: Date, timeZone: string, length: 'long' | 'short') => {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('zh-Hans', { timeZone, ...options }).format(moment)
  const [date, weekday] = [part({ month: 'long', day: 'numeric' }), part({ weekday: length })]
  return length === 'long' ? `${date}（${weekday}）` : date + weekday
}
/** The place of a time zone, by its city. */
export const inCity = (city: string) => (city in cities ? `${cities[city]}时间` : `${city} 时间`)
export const inYourZone = '您所在时区的时间'

/** A moment where the clocks agree with London's. */
export const inLondon = (day: string, time: string) => `伦敦时间 ${day}${time}`
/** A moment by two clocks. `theirDay` is empty where it is London's. */
export const twoClocks = (day: string, time: string, theirDay: string, theirTime: string, place: string) =>
  `${place} ${theirDay || day}${theirTime}（伦敦时间 ${theirDay && `${day.replace(/（.*）/, '')} `}${time}）`
/** A London time beside another, in figures. `theirDay` is empty where it is London's. */
export const twoShortClocks = (time: string, theirTime: string, place: string, theirDay: string) =>
  `${place} ${theirDay}${theirTime}（伦敦时间 ${time}）`
/** For a subject, in London's time. */
export const shortMoment = (day: string, time: string) => `伦敦时间 ${day} ${time}`
export const before = (moment: string) => `${moment}之前`

null satisfies SameMessages<typeof import('../en/moments.ts'), typeof import('./moments.ts')>
