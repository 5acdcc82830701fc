import type { SameMessages } from '../same-messages.ts'

// The forms that ask for emails about new homes, or about changes of saved ones.

export const checkYourEmail = '请查收邮件'
export const savedHomes = '已收藏的房源'
export const tellUs = '告诉我们您想找什么样的房子'
/** @param promise when an email follows, as a sentence from its middle on */
export const sent = (promise: string) =>
  `我们已给您发送一封带链接的邮件。请打开链接并确认，之后${promise}如果十分钟内没有收到这封邮件，` +
  '请查看垃圾邮件。同一邮箱每天最多收到三封确认邮件，第四个提醒的邮件第二天发出。'
export const notSaved = '提醒未能保存，请重试。'
/** @param lead what the emails are about */
export const unsubscribeLink = (lead: string) => `${lead}每封邮件都有退订链接。`
export const emailAddress = '电子邮箱'
export const weUse = '您的邮箱只用于发送这些邮件。'
export const send = '给我发送确认邮件'

export const howOften = '频率'
export const whichHomes = '哪些房源'
export const toRent = '出租'
export const forSale = '出售'
export const both = '两者，分为两个提醒'
export const areaTitle = (area: string) => `${area} 新房源邮件提醒`
export const areaLead = (area: string) => `请选择 ${area} 的出租房源、出售房源，或两者都要。`
export const areaPromise = '一有房源上架，我们就会发邮件通知您。两个提醒会分别发送邮件。'

export const likeTheseTitle = '类似新房源的邮件提醒'
export const newHomesTitle = '新房源邮件提醒'
export const filtersSet = '按当前设置的筛选条件。'
export const likeThesePromise = '有类似的房源上架时，我们会发邮件通知您。'
export const suchPromise = '有这样的房源上架时，我们会发邮件通知您。'

export const allHomes = (count: number) => `全部 ${count} 套房源`
export const changesTitle = '价格或状态变化的邮件提醒'
export const changesLead = '价格变化，或房源已接受报价、重新上架、售出或租出时，我们会发邮件通知您。'
export const changesPromise = '一有变化，我们就会发邮件通知您。'

null satisfies SameMessages<typeof import('../en/alert-form.ts'), typeof import('./alert-form.ts')>
