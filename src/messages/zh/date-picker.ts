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

null satisfies SameMessages<typeof import('../en/date-picker.ts'), typeof import('./date-picker.ts')>
