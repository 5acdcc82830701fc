import type { Locale } from 'date-fns'
import { zhCN } from 'date-fns/locale/zh-CN'
import type { SameMessages } from '../same-messages.ts'

// The calendar of dates in forms.

export const locale: Locale = zhCN
/** Formats of date-fns. */
export const timeFormat = 'yyyy年M月d日 HH:mm'
export const dayFormat = 'yyyy年M月d日'
export const monthFormat = 'yyyy年M月'
export const time = '时间'
// For screen readers.
export const calendar = '选择日期'
export const previousMonth = '上个月'
export const nextMonth = '下个月'
/** Before a day. */
export const chooseDay = '选择'
export const notAvailable = '不可选'
/** Before a month. */
export const month = '月份'

null satisfies SameMessages<typeof import('../en/date-picker.ts'), typeof import('./date-picker.ts')>
