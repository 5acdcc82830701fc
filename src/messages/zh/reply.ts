import type { SameMessages } from '../same-messages.ts'

// Prepared replies to an enquiry, which staff edit before they send them. `home` is a title; empty if there is none.

export const subjectHome = (home: string) => `您对 ${home} 的咨询`
export const subjectMessage = (agency: string) => `您对 ${agency} 的咨询`
export const subjectValuation = '您的估价申请'

export const greeting = (name: string) => `${name}，您好：`
export const closing = '祝好'

export const thanksForEnquiry = (home: string) => (home ? `感谢您对 ${home} 的咨询。` : '感谢您对这套房源的咨询。')
export const thanksForContact = (agency: string) => `感谢您联系 ${agency}。`
export const happyToHelp = '很高兴为您服务。'

const toView = (home: string, isVideo: boolean) => (isVideo ? '视频看房' : '看房') + (home && `（${home}）`)
/** @param at a moment; empty without one */
export const viewingConfirmed = (home: string, isVideo: boolean, at: string) =>
  at ? `好的，可以按您希望的时间安排${toView(home, isVideo)}：${at}。` : `好的，可以为您安排${toView(home, isVideo)}。`
export const bookingFollows = (isVideo: boolean) =>
  `我会另发一封预约邮件，附上${isVideo ? '视频通话的链接' : '地址'}和可加入日历的日程。`

export const viewingOffered = (home: string, isVideo: boolean) =>
  `很乐意为您安排${toView(home, isVideo)}。请问以下哪个时间对您方便？`
export const chooseTime = (isVideo: boolean) =>
  `${isVideo ? '' : '如果您不在英国，也可以视频看房。'}请告诉我您选哪个时间，我来为您预约。`

export const homeGone = (home: string) => `感谢您${home ? `咨询 ${home}` : '的咨询'}。很抱歉，这套房源已下架。`
export const similarOffered = '需要我为您找类似的房源吗？请告诉我您想要的区域、卧室数量和价位。'

export const betterByPhone = '感谢您的咨询。这件事在电话里谈最方便。'
export const whichNumber = '请问拨打哪个号码、什么时间联系您合适？如果您不在伦敦，也请告诉我。'

/** @param address empty if it is unknown */
export const thanksForValuation = (address: string) =>
  address ? `感谢您请我们为您在 ${address} 的房子估价。` : '感谢您请我们为您的房子估价。'
export const visitOffered = '我想上门了解房子的情况，大约需要半小时。请问以下哪个时间对您方便？'
export const visitIsFree = '上门估价免费，之后您不必作任何决定。'

null satisfies SameMessages<typeof import('../en/reply.ts'), typeof import('./reply.ts')>
