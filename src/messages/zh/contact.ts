import type { SameMessages } from '../same-messages.ts'

// The contact page and its form.

export const title = '联系我们'
export const description = (agency: string, more: string) => `致电、发邮件或到访 ${agency}：${more}`
export const heading = '联系我们：致电、发邮件或到访'
export const lead = '您的来电由真人接听。我们在您方便的时间致电。'
export const leadAbroad = '您的来电由真人接听。如果您住在海外，请告诉我们您的时区，我们在您方便的时间致电。'
export const commonQuestions = '常见问题'
export const questions = '问题'

export const ourOffice = '我们的办公室'
export const ourOffices = '我们的办公室'
export const address = '地址'
export const phone = '电话'
export const fromAbroad = (phone: string) => `从海外拨打 ${phone}`
export const weChatId = (id: string) => `微信号：${id}`
export const weChatCode = '含我们微信号的二维码'
export const weChatScan = '扫码可复制微信号，再到微信中搜索。'
export const mandarin = '普通话接听'
export const mandarinHours = (days: string, hours: string) => `${days}，${hours.replaceAll('–', '–\u2060')}`
export const email = '邮箱'
/** A narrow column breaks it before the weekday. */
export const specialDay = (date: Date) =>
  date
    .toLocaleDateString('zh-Hans', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
    .replace('星期', '\u200B星期')
const clock = (minutes: number) => `${Math.floor(minutes / 60) % 24}:${String(minutes % 60).padStart(2, '0')}`
const holidays: Record<string, string> = {
  'New Year’s Day': '元旦',
  'Good Friday': '耶稣受难日',
  'Easter Monday': '复活节星期一',
  'Early May bank holiday': '五月初银行假日',
  'Spring bank holiday': '春季银行假日',
  'Summer bank holiday': '夏季银行假日',
  'Christmas Eve': '平安夜',
  'Christmas Day': '圣诞节',
  'Boxing Day': '节礼日',
  'Bank holiday': '银行假日',
}
const holiday = (name: string) => holidays[name.replace(' (substitute day)', '')] ?? name
/** @param name the day's name in English: Christmas Eve */
export const specialHours = (opens: number, closes: number, name: string) =>
  `${clock(opens)}–\u2060${clock(closes)}（${holiday(name)}）`
export const specialClosed = (name: string) => `休息（${holiday(name)}）`

export const departments = '部门'
export const whoToCall = '该联系谁'
export const department = '部门'
export const askFor = '联系人'
export const askForPerson = '联系人：'
export const phoneAndEmail = '电话和邮箱'

export const message = '留言'
export const writeToUs = '给我们留言'
export const enough = '写下姓名、电子邮箱和您的问题即可。'
export const timeZone = '如果您住在海外，请告诉我们您的时区。'
export const weReply = '回复时间'
export const emergency = '漏水等紧急情况，请致电'
export const gettingHere = '到访路线'
export const memberships = '行业组织'
export const whoHelps = '如果我们出错，谁能帮助您'
export const membership = (kind: string, number: string) => `${kind}，${number}`
export const inventedBodies = '这些机构均为虚构，真实的公司会在此写明所属机构。'
export const toComplain = '如需投诉，请先看我们的'
export const complaintProcedure = '投诉流程'

export const fullName = '姓名'
export const emailAddress = '电子邮箱'
export const phoneNumber = '电话号码'
export const weUse = '您的信息用于回复您的留言，我们也可能发邮件介绍合适的房源。如不希望收到，请在留言中说明。'
export const send = '发送留言'
export const thanks = '谢谢您'
export const sendAnother = '再发一条留言'
export const sent = '留言已发送。我们会尽快回复您。'
export const failed = '留言未能发送，请重试。'
export const enterMessage = '请填写留言。'
export const yourMessage = '留言'

null satisfies SameMessages<typeof import('../en/contact.ts'), typeof import('./contact.ts')>
