import type { SameMessages } from '../same-messages.ts'

// The free times of a home, or of a visit.

export const nearest = '最近的可预约时间'
export const day = '日期'
/** Whether the card of a day begins with its month and ends with its weekday. */
export const isMonthFirst: boolean = true
/** What screen readers say of a day. */
export const dayLabel = (weekday: string, date: string, month: string, count: number) =>
  `${month}${date} ${weekday}，${count} 个时间`
export const onDay = (day: string) => `${day}：`
export const timeInLondon = '伦敦时间'
/** @param place `北京时间` */
export const timeInZone = (place: string) => place
export const andInLondon = '，以及伦敦时间'
export const inLondon = (time: string) => `伦敦 ${time}`
/** What screen readers say of a time; begins with the visible text. */
export const timeLabel = (time: string, london: string, day: string) => [time, london, day].filter(Boolean).join('，')
export const chooseTime = '请选择一个时间。'
export const laterDays = '更晚的日期'
export const loading = '正在加载可预约的时间…'
export const failed = (hint: string) => `未能加载可预约的时间。${hint}`
export const noneInTwoWeeks = '未来两周没有可预约的时间。'
export const noneInSixtyDays = (hint: string) => `未来 60 天没有可预约的时间。${hint}`
export const yourTime = (moment: string, minutes: number) => `您选择的时间：${moment}，时长 ${minutes} 分钟。`

null satisfies SameMessages<typeof import('../en/slots.ts'), typeof import('./slots.ts')>
