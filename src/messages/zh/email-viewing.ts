import { spaced } from '../../lib/format/spaced.ts'
import type { SameMessages } from '../same-messages.ts'

// Emails about a viewing, or a visit to value a property, and its entry in the visitor's calendar.

/** Before Chinese text, with a space after a Latin name. */
const named = (host: string) => (/\p{Script=Han}$/u.test(host) ? host : `${host} `)

/** @param home the home in brackets; empty for a valuation */
const textsOf = (what: string, home: (title: string) => string, confirmed: (isVideo: boolean) => string) => ({
  requested: {
    subject: `已为您保留${what}时间`,
    heading: `我们已为您保留${what}时间`,
    opening: (title: string, isVideo: boolean) =>
      `感谢您的咨询。我们已为您保留下面的${what}时间${home(title)}。` +
      `时间尚未最终确认，确认后我们会再发邮件，${confirmed(isVideo)}。`,
    file: `打开附件，即可从您的日历中删除原先的${what}时间。`,
  },
  /** The visitor moved it. */
  moved: {
    subject: `已更改：您的${what}预约`,
    heading: `您已更改${what}时间`,
    openingHeld: (title: string, isVideo: boolean) =>
      `您已更改${what}时间${home(title)}。我们已为您保留新的时间，不再保留原先的时间。` +
      `新的时间尚未最终确认，确认后我们会再发邮件，${confirmed(isVideo)}。`,
    opening: (title: string) => `您已更改${what}时间${home(title)}。新的时间已预约，我们不再保留原先的时间。`,
  },
  /** Staff booked another time than the visitor chose. */
  otherTime: {
    subject: `时间不同：您的${what}预约`,
    heading: `我们为您预约了另一个${what}时间`,
    opening: (title: string) => `我们已为您预约${what}${home(title)}，但不是您选择的时间。请查看新的时间是否方便。`,
  },
  booked: {
    subject: `您的${what}预约`,
    heading: `您的${what}已预约`,
    opening: (title: string) => `我们已为您预约${what}${home(title)}。`,
    file: `打开附件，即可将此次${what}加入您的日历。`,
  },
  changed: {
    subject: `有变更：您的${what}预约`,
    heading: `您的${what}预约有变更`,
    opening: (title: string) => `您的${what}${home(title)}有变更。新的安排如下。`,
    file: `打开附件，即可更新您日历中的此次${what}。`,
  },
  cancelled: {
    subject: `已取消：您的${what}预约`,
    heading: `您的${what}预约已取消`,
    opening: (title: string) => `您的${what}${home(title)}已取消。如需另约时间，请回复本邮件。`,
    file: `打开附件，即可从您的日历中删除此次${what}。`,
  },
  reminder: {
    subject: `提醒：您的${what}预约`,
    heading: `${what}提醒`,
    opening: (title: string) => `提醒您：您已预约${what}${home(title)}。`,
    file: '',
  },
})

const linkWorks = (what: string) => `该链接无需密码，在${what}开始前有效，最长 30 天。您也可以回复本邮件，或致电`
const reason = (topic: string, agreed: string) => (agency: string) =>
  `您收到本邮件，是因为您曾就${topic}联系 ${agency}，${agreed}。如果不是您本人，请回复告知，我们不会再发邮件。`

/** The texts by what was agreed. */
export const texts = {
  viewing: {
    ...textsOf(
      '看房',
      (title) => `（${title}）`,
      (isVideo) => (isVideo ? '并把视频通话的链接发给您' : '告诉您地址'),
    ),
    inPerson: '接待人',
    byVideo: '带您看房的人',
    moveOrCancel: '更改或取消看房',
    linkWorks: linkWorks('看房'),
    reason: reason('房源', '并与我们约定了看房'),
    reasonRequested: reason('房源', '并选择了看房时间'),
    meets: (host: string) => `${named(host)}在现场等您。`,
  },
  valuation: {
    ...textsOf(
      '上门估价',
      () => '',
      () => '告诉您估价师的姓名',
    ),
    inPerson: '上门的估价师',
    byVideo: '与您通话的人',
    moveOrCancel: '更改或取消上门估价',
    linkWorks: linkWorks('上门估价'),
    reason: reason('估价', '并与我们约定了上门估价'),
    reasonRequested: reason('估价', '并选择了上门估价的时间'),
    meets: (host: string) => `${named(host)}会上门拜访。`,
  },
}

/** @param when its time in London, short */
export const subject = (text: string, when: string, reference: string) => `${text}，${when}（${reference}）`
export const homeAskedAbout = '您咨询的房源'
export const where = '地点'
export const videoWithLink = '视频。请在开始前一分钟打开下面的链接。'
export const videoWithoutLink = '视频。我们会在开始前把链接发给您。'
export const how = '方式'
export const video = '视频'
/** Who meets a visitor, while nobody is named. */
export const ourTeam = '我们的同事'
export const inPerson = '现场'
export const wasAt = '原定时间'
export const when = '时间'
export const earlierTime = '原先的时间'
export const timeYouChose = '您选择的时间'
export const howLong = '时长'
export const minutes = (count: number) => `${count} 分钟`
export const openCall = '打开视频通话'
export const showsHome = (host: string) => `${named(host)}带您看房。`
/** Names of calendar entries. */
export const viewingEntry = (title: string) => `看房：${title}`
export const visitEntry = (agency: string) => `${agency} 上门估价`
export const contact = (agency: string, phone: string, reference: string) =>
  `${agency}，${phone}。您的编号：${reference}`
/** Of the entry that the page offers for a time that waits for staff. */
export const deleteEntry = '如果您的日历中有我们不再保留的时间，请将其删除。'
export const unexpected = '如果您没想到会收到本邮件，请致电'
export const toChange = '如需更改或取消，请回复本邮件，或致电'
/** @param by a moment: `伦敦时间 11月30日（星期一）10:00之前` */
export const weReply = (by: string) => `我们会在${spaced(by)}回复您的咨询。`
/** @param before how to change it, up to the number */
export const callWithReference = (before: string, phone: string, reference: string) =>
  `${before} ${phone}，并告知您的编号 ${reference}。`

null satisfies SameMessages<typeof import('../en/email-viewing.ts'), typeof import('./email-viewing.ts')>
