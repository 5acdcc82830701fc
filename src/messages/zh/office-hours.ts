import type { SameMessages } from '../same-messages.ts'

// The strip above the header. The script of every page imports this file, so it has no other messages.

export const officeHours = '营业时间'
export const officeHoursLondon = '伦敦营业时间'
export const call = '致电'
export const london = '伦敦'

/** The clocks beside London's, without daylight saving time: hours ahead of UTC. */
export const cities: readonly { name: string; zone: string; utcOffset: number }[] = [
  { name: '北京', zone: 'Asia/Shanghai', utcOffset: 8 },
  { name: '迪拜', zone: 'Asia/Dubai', utcOffset: 4 },
  { name: '拉各斯', zone: 'Africa/Lagos', utcOffset: 1 },
]

export const days = ['周日', '周一', '周二', '周三', '周四', '周五', '周六']
export const today = '今天'
export const tomorrow = '明天'
export const inDays = (days: number) => `${days} 天后`

/** Minutes after midnight as `18:30`, `9:00`. */
export function time(minutes: number): string {
  return `${Math.floor(minutes / 60) % 24}:${String(minutes % 60).padStart(2, '0')}`
}
export const openUntil = (time: string) => `营业至 ${time}`
export const opens = (day: string, time: string) => `${day} ${time} 营业`
/**
 * @param day today, or its weekday
 * @param name the special day's name in English: Christmas Day
 */
export const closedOn = (day: string, name: string) => `${day}休息（${name}）`
export const bankHoliday = '银行假日'
export const closed = '休息'
export const byAppointment = '需预约'

null satisfies SameMessages<typeof import('../en/office-hours.ts'), typeof import('./office-hours.ts')>
