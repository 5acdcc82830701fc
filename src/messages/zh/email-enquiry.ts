import { spaced } from '../../lib/format/spaced.ts'
import type { SameMessages } from '../same-messages.ts'

// Emails about an enquiry to whoever sent it: the acknowledgement, a reply of staff, and homes that staff chose.

export const aboutHome = (title: string) => `您对 ${title} 的咨询`
export const aboutSomeHome = '您对一套房源的咨询'
export const aboutValuation = '您的估价申请'
export const aboutMessage = '您的咨询'

export const salesTeam = '我们的出售团队'
export const lettingsTeam = '我们的出租团队'
export const office = (district: string) => `我们在 ${district} 的办公室`
const when = (by: string | null) => (by === null ? '会尽快' : `会在${spaced(by)}`)
/** @param by a moment: `伦敦时间 11月30日（星期一）10:00之前`; null if the deadline has passed */
export const thanks = (what: string, team: string, by: string | null) => `感谢${what}。${team}${when(by)}回复您。`
export const received = (what: string, reference: string) => `我们已收到${what}（${reference}）`
export const weReply = (by: string | null) => `我们${when(by)}回复您`
export const viewingAskedFor = '您希望的看房时间'
export const byVideo = (viewing: string) => `${viewing}，视频看房`
export const inPerson = (viewing: string) => `${viewing}，现场看房`
export const notBooked = '看房时间尚未确定。确定后，我们会再发邮件给您。'
export const addOrCorrect = (phone: string, reference: string) =>
  `如需补充或更正，请回复本邮件或致电 ${phone}，并告知您的编号 ${reference}。` +
  '如果您希望我们删除您的信息，也请用同样的方式告诉我们。'
export const addressGiven = (agency: string) => `您收到本邮件，是因为有人把此邮箱地址告诉了 ${agency}。${notYou}`
const notYou = '如果不是您本人，可以不理会本邮件。如果您希望我们删除此邮箱地址，请回复告知。'

/** @param what in its first words: `your enquiry` */
export const replySubject = (what: string, reference: string) => `回复${what}（${reference}）`
export const replyFrom = (author: string) => `${author} 的回复`
export const toAnswer = (phone: string) => `如需答复，请回复本邮件或致电 ${phone}。`
export const replyReason = (agency: string) => `您收到本邮件，是因为您曾联系 ${agency}。`

export const homesThatSuit = (count: number) => `可能适合您的 ${count} 套房源`
export const homesSubject = (heading: string, reference: string) => `${heading}（${reference}）`
export const choseOne = (what: string) => `再次感谢${what}。我们查看了手上的房源，为您选了这一套。`
export const choseSeveral = (what: string) => `再次感谢${what}。我们查看了手上的房源，为您选了这几套。`
export const toViewIt = (phone: string, reference: string) => toView('这套房源', phone, reference)
export const toViewOne = (phone: string, reference: string) => toView('其中一套', phone, reference)
const toView = (which: string, phone: string, reference: string) =>
  `如想看${which}，请回复本邮件或致电 ${phone}，并告知您的编号 ${reference}。` +
  '如果您想找别的房子，请告诉我们您的要求。'
export const homesReason = (agency: string) =>
  `您收到本邮件，是因为您曾联系 ${agency}。` +
  '这些房源由我们的同事为答复您而挑选，并非群发邮件。如果您不希望收到这样的答复，请回复告知。'

null satisfies SameMessages<typeof import('../en/email-enquiry.ts'), typeof import('./email-enquiry.ts')>
