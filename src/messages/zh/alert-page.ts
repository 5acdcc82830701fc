import type { SameMessages } from '../same-messages.ts'

// The page of one alert: it confirms, changes and ends the emails.

export const title = '邮件提醒'
export const description = '确认、更改或退订新房源和收藏房源的邮件，无需账号或密码。'
export const lead = '在这里确认接收我们的邮件、更改频率，或退订。无需账号或密码。'
export const loading = '正在加载您的提醒…'
export const needsScript = '本页需要 JavaScript。如无法使用，请回复我们的任意一封邮件要求退订。'

export const wantNewHomes = '有类似的新房源上架时，要发邮件通知您吗？'
export const wantChangesOfOne = '这套房源的价格或状态变化时，要发邮件通知您吗？'
export const wantChanges = '这些房源的价格或状态变化时，要发邮件通知您吗？'
export const newHomes = '有类似的新房源上架时，我们会发邮件通知您'
export const changesOfOne = '这套房源的价格或状态变化时，我们会发邮件通知您'
export const changes = '这些房源的价格或状态变化时，我们会发邮件通知您'
export const confirmedNewHomes = '已确认。下一套房源上架时，我们会发邮件通知您。'
export const confirmedChanges = '已确认。下次有变化时，我们会发邮件通知您。'
/** @param ofList the button below a list; `ofEmptyList` that below an empty one; `ofSaved` that of saved homes */
export const howToGetOne = (ofList: string, ofEmptyList: string, ofSaved: string) =>
  `如想收到新房源的邮件，请在列表中设置筛选条件，然后点列表下方的“${ofList}”；` +
  `列表为空时，点“${ofEmptyList}”。如想了解价格或状态的变化，请先收藏房源，` +
  `然后在收藏页面点“${ofSaved}”。`
export const savedHomes = '已收藏的房源'

export const saved = '更改已保存。'
export const noAnswer = '我们的服务器没有回应。'
export const nothingChanged = '没有任何改动。请在联网后重试。'
export const unknownOutcome = '我们不确定是否收到了您的更改。请在联网后重试。'
export const tryAgain = '重试'
export const brokenLink = '此链接无效。'
export const checkLink = '您拒绝的或已结束的提醒不再发送邮件。确认链接一周内有效。请检查链接是否完整，或重新申请提醒。'
export const unsubscribed = '您已退订。'
export const erased =
  '您不会再收到这类邮件。我们已删除您的邮箱地址和申请。' +
  '如果您曾确认接收，由邮箱地址生成的一段代码会保留 12 个月，作为您已退订的记录。'
export const howOften = '频率'
export const seeHomes = '查看这些房源'
export const tellUs = '告诉我们您想找什么样的房子'
export const yes = '好，请给我发这些邮件'
export const no = '不用了，谢谢'
export const unsubscribe = '退订'
export const noneOnMarket = '这些房源目前均已下架。'

null satisfies SameMessages<typeof import('../en/alert-page.ts'), typeof import('./alert-page.ts')>
