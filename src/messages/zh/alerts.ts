import type { SameMessages } from '../same-messages.ts'

// Emails about new homes, and about changes of saved ones.

export const likeThese = '有类似的新房源时通知我'
export const whenListed = '有房源上架时通知我'
export const inArea = (area: string) => `${area}有新房源时通知我`
export const whenChanged = '价格或状态变化时通知我'
export const formLost = (email: string) => `未能加载表单。请稍后重试，或发邮件至 ${email}。`

null satisfies SameMessages<typeof import('../en/alerts.ts'), typeof import('./alerts.ts')>
