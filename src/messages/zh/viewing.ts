import type { SameMessages } from '../same-messages.ts'

// The page that moves or cancels a viewing, or the visit of a valuation.

export const title = '您的预约'
export const description = '更改或取消看房，或我们的上门估价。无需账号或密码。'
export const lead = '将看房或我们的上门估价改到其他时间，或取消预约。无需账号或密码。'
export const loading = '正在加载您的预约…'
export const needsScript = '本页需要 JavaScript。如不使用 JavaScript，请回复我们的邮件来更改或取消预约。'
export const notLoaded = '未能加载您的预约。'
export const unknownLink = '这个链接无效。'
export const checkLink = '请检查您是否打开了邮件中的完整链接。如果仍然无效，请致电 '

const requested = '我们为您保留这个时间'
const notConfirmed = '预约尚未确认。确认后，我们会发邮件告诉您。'
export const viewing = {
  titles: { requested, booked: '看房已预约', cancelled: '看房已取消' },
  explanations: {
    requested: notConfirmed,
    booked: '我们的邮件中有地址，以及可加入日历的日程。',
    cancelled: '我们不再等您到访。如果您仍想看这套房源，请在它的页面上另选时间。',
  },
  bookedByVideo: '我们的邮件写明如何进行视频通话，并有可加入日历的日程。',
  isOver: '这次看房已经结束，或已取消。',
  arrangeAnother: '我们的链接在看房开始前有效。如需另约看房，请致电 ',
  unchanged: '您的看房没有改变。我们可以用邮件发给您新的链接。',
  moved: '看房时间已更改。我们会发邮件告诉您新的时间。',
  move: '更改看房时间',
  cancel: '取消看房',
  reallyCancel: '要取消看房吗？',
  keep: '保留看房',
  isCancelled: '看房已取消。我们会发邮件确认。',
}
export const visit: typeof viewing = {
  titles: { requested, booked: '上门估价已预约', cancelled: '上门估价已取消' },
  explanations: {
    requested: notConfirmed,
    booked: '我们的邮件写明由谁上门，并有可加入日历的日程。',
    cancelled: '我们不再上门。如需另约上门估价，请致电我们。',
  },
  bookedByVideo: '我们的邮件写明由谁与您通话，并有可加入日历的日程。',
  isOver: '这次上门估价已经结束，或已取消。',
  arrangeAnother: '我们的链接在上门估价开始前有效。如需另约上门估价，请致电 ',
  unchanged: '您的上门估价没有改变。我们可以用邮件发给您新的链接。',
  moved: '上门估价的时间已更改。我们会发邮件告诉您新的时间。',
  move: '更改上门时间',
  cancel: '取消上门估价',
  reallyCancel: '要取消上门估价吗？',
  keep: '保留上门估价',
  isCancelled: '上门估价已取消。我们会发邮件确认。',
}

export const expired = '这个链接已过期。'
export const newLinkSent = '新的链接已发到您留给我们的邮箱。'
export const notSent = '邮件未能发出。请重试，或致电 '
export const sendNewLink = '给我发新的链接'

export const listing = '房源'
export const when = '时间'
export const wasAt = '原定时间'
export const how = '方式'
export const weVisit = '我们上门到您的房子'
export const byVideo = '视频看房'
export const inPerson = '现场看房'
export const howLong = (how: string, minutes: number) => `${how}，${minutes} 分钟`
export const anotherTime = '其他时间'
export const pleaseCall = '请致电我们。'
export const chooseAnother = '选择其他时间'
export const keepTime = '保留原时间'
export const nothingChanged = '预约没有改变。'
export const unreachable = '我们的服务器没有回应，预约没有改变。请重试。'
export const unknownOutcome = '我们的服务器没有回应。'
export const tryOnceMore = '我们不确定是否收到了您的更改。请在联网后重试，重复提交不会重复更改。'
/** Of a home that takes no viewings at present. */
export const offMarket = '这套房源目前不接受新的看房预约。关于您的这次看房，请致电 '
export const cancelledOffMarket = '我们不再等您到访。这套房源目前不接受新的看房预约。'
export const urgent = '有急事？请致电 '
export const othersMayTake = '取消后，这个时间可能由其他人预约。我们会发邮件确认取消。'

null satisfies SameMessages<typeof import('../en/viewing.ts'), typeof import('./viewing.ts')>
