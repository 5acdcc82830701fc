import type { SameMessages } from '../same-messages.ts'

// The valuation forms: fields, errors, the call, the time of the visit, and what to read afterwards.

export const salesForm = '出售估价'
export const rentalForm = '出租估价'
export const phoneHint = '英国以外的号码，请加国家代码。'
export const postcode = '房子的英国邮编'
export const address = '房子的地址'
export const bedrooms = '卧室数'
export const chooseNumber = '请选择'
/** A number of bedrooms as it is stored: `Studio`, `1`, `5+`. */
export const bedroomCount = (stored: string) =>
  stored === 'Studio' ? '开间（studio）' : stored.replace(/^(\d+)\+$/, '$1 间及以上').replace(/^\d+$/, '$& 间')
export const comments = '补充说明'
export const weUse = '您填写的内容用于为您的房子估价和回复您。'
export const request = '申请估价'
export const submitting = '正在提交…'
export const haveRequest = '谢谢您，申请已收到。'
export const requestAnother = '再申请一次估价'

// Errors.
export const failed = '估价申请未能提交，请重试。'
export const enterPostcode = '请填写房子的邮编。'
export const onlyPostcode = '这里请只填写邮编，地址另有一栏。'
export const enterAddress = '请填写房子的地址。'
export const theAddress = '地址'
export const selectBedrooms = '请选择卧室数。'
export const yourComments = '补充说明'

// After a request: the call.
export const headOfSales = '我们的出售主管'
export const headOfLettings = '我们的出租主管'
export const oneOfUs = '我们的一位同事'
/** Before the time until which we call, which begins with 在. */
export const callsYou = (caller: string) => `${caller}会`
/** Between that time and our number. */
export const fromNumber = '致电您，来电号码是'
export const addCall = '把这次通话加入日历'
export const howSaleWorks = '卖房流程，一步一步看'
export const whatPackagesInclude = '各种出租方案包含什么'
export const pricesAndRents = '伦敦各区域的房价和租金'
export const prices = '伦敦各区域的房价'

// The time of the visit.
export const chooseTime = '选择上门时间'
export const needNotWait = '您不必等我们来电。我们为您保留所选的时间，并发邮件给您。'
export const agreeLater = '我们致电时再约时间。'
export const unreachable = '我们的服务器没有回应，请再按一次按钮。'
export const hold = '保留这个时间'
export const holding = '正在保留…'
export const booked = '上门时间已约定'
export const held = '我们为您保留这个时间'
/** After the time, which a full stop follows. */
export const forMinutes = (minutes: number) => `，共 ${minutes} 分钟`
export const bookedEmail = '我们的邮件附有日历条目，以及更改或取消上门的链接。'
export const heldEmail = '请查收我们的邮件，其中有更改或取消上门的链接。确认后，我们会再发邮件给您。'
export const addTime = '把这个时间加入日历'
export const calendarLost = '日历文件没有加载出来。请检查网络连接，然后再按一次。'

// Entries in the owner's calendar.
export const callSummary = (agency: string) => `${agency} 在此时间之前致电您`
export const phoneCall = '电话'
export const callDescription = (caller: string, phone: string) =>
  `${caller}会在此时间之前就估价致电您，来电号码是 ${phone}。如果没有人致电，请拨打这个号码。`
export const visitSummary = (agency: string) => `上门估价（待确认）：${agency}`
export const yourProperty = '您的房子'
export const visitDescription = (phone: string) =>
  '您选择了由我们在这个时间上门估价。我们发邮件确认后才算约定。' +
  `如需更改时间，请用邮件中的链接，或致电 ${phone}。如果取消，请删除此日程。`

null satisfies SameMessages<typeof import('../en/valuation.ts'), typeof import('./valuation.ts')>
