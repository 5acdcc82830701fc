import type { SameMessages } from '../same-messages.ts'

// Emails of alerts: the confirmation request, new homes, and changes of saved homes.

export const yourAlert = '您的提醒'
export const details = '条件'
export const howOften = '频率'
export const confirmationReason = (agency: string) =>
  `您收到本邮件，是因为有人在 ${agency} 的网站上填写了此邮箱地址。如果不是您本人，` +
  '可以不理会本邮件。一周后我们会删除此邮箱地址。'
export const confirmLink = '确认接收这些邮件'
export const afterConfirmLink =
  '链接会打开一个页面，您可以在那里确认或拒绝。链接一周内有效。在您确认之前，您不会收到其他邮件。'

/** @param title what the alert is about */
export const confirmSearch = (title: string) => `请确认新房源提醒：${title}`
export const wantNewHomes = '有类似的新房源上架时，要发邮件通知您吗？'
export const askedForNewHomes = '有人填写了此邮箱地址，希望收到新房源的邮件。我们希望是您本人。'

export const toView = (phone: string) => `如想看房，请致电 ${phone}，或在房源页面发送咨询。`
export const newToRent = (title: string, price: string) => `新上架出租：${title}，${price}`
export const newForSale = (title: string, price: string) => `新上架出售：${title}，${price}`
export const severalToRent = (count: string) => `${count} 套新的出租房源`
export const severalForSale = (count: string) => `${count} 套新的出售房源`
export const oneMatches = '有一套新房源符合您的提醒'
export const severalMatch = (count: string) => `有 ${count} 套新房源符合您的提醒`
export const listHasMore = (count: string) => `列表中还有 ${count} 套房源。`
export const seeAll = '查看所有符合的房源'
export const newHomesReason = (agency: string) => `您收到本邮件，是因为您在 ${agency} 的网站上订阅了新房源提醒。`

export const confirmOne = (title: string) => `请确认房源提醒：${title}`
export const confirmSaved = (count: number) => `请确认房源提醒：您收藏的 ${count} 套房源`
export const wantChangesOfOne = '这套房源的价格或状态变化时，要发邮件通知您吗？'
export const wantChanges = '这些房源的价格或状态变化时，要发邮件通知您吗？'
export const askedAboutOne = '有人填写了此邮箱地址，希望收到这套房源的邮件。我们希望是您本人。'
export const askedAbout = (count: number) =>
  `有人填写了此邮箱地址，希望收到这 ${count} 套房源的邮件。我们希望是您本人。`
export const coversMore = (count: string) => `此提醒还包括另外 ${count} 套房源。`
export const alsoChanged = (count: string) => `另有 ${count} 套房源也有变化。`
/** @param changes what changed: `Under offer. Now £480,000` */
export const oneChanged = (changes: string, title: string) => `${changes}：${title}`
export const severalChanged = (count: number) => `您收藏的 ${count} 套房源有变化`
export const changeOfOne = '您收藏的一套房源有变化'
export const lastEmail = '此提醒中的房源均已成交或下架。这是最后一封邮件，我们会删除您的邮箱地址。'
export const changesReason = (agency: string) => `您收到本邮件，是因为您在 ${agency} 的网站上订阅了这些房源的提醒。`

null satisfies SameMessages<typeof import('../en/email-alert.ts'), typeof import('./email-alert.ts')>
