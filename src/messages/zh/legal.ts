import type { SameMessages } from '../same-messages.ts'

// Legal pages: what stands around their texts.

export const lastUpdated = '英文全文最近更新：'
/** After that date, before the day of the newest addition. */
export const lastAddition = '，最近增补于'
export const changes = '此后的增补'
export const added = '增补于'
export const colon = '：'
export const emailOrCall = '发邮件或致电我们'
/** Beside a summary, and below the title of a page whose English text binds: empty in English itself. */
export const summary: string = '中文摘要'
export const englishBinds: string = '具有约束力的是下面的英文全文；中文如与之不一致，以英文为准。'

null satisfies SameMessages<typeof import('../en/legal.ts'), typeof import('./legal.ts')>
