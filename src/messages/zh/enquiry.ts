import type { SameMessages } from '../same-messages.ts'

// The enquiry form of a home: steps, questions, errors, and what follows a send.

export const interestedInRental = '想租这套房源？'
export const interestedInSale = '想买这套房源？'
export const sendDetails = '请留下您的信息，我们会尽快联系您。'
export const formName = '咨询'
export const message = '留言'
export const yourMessage = '留言'
export const weUse = '我们用您的信息回复这次咨询，也可能发邮件介绍类似的房源。如不希望收到，请在留言中说明。'
export const back = '上一步'
export const submit = '提交咨询'
export const submitting = '正在提交…'
export const failed = '咨询未能提交，请重试。'

// Steps of a rental.
export const steps = ['您的信息', '工作情况', '看房和入住']
export const next = ['下一步：工作情况', '下一步：看房安排']
export const change = '修改'
/** For screen readers, after “Change”. */
export const stepToChange = (step: string) => `：${step}`
export const stepOf = (step: number, count: number) => `第 ${step} 步，共 ${count} 步：`
export const summaryOf = (parts: readonly string[]) => parts.join('，')

export const whyEmployment = '房东需要了解您能否支付租金。这些回答只用于核实这一点。'
export const employmentStatus = '工作状况'
export const selectEmployment = '请选择您的工作状况。'
export const employed = '在职'
export const position = '目前职位'
export const enterPosition = '请填写您目前的职位。'
export const selfEmployed = '自雇'
export const trade = '行业或职业'
export const enterTrade = '请填写您的行业或职业。'
export const student = '学生'
export const retired = '退休'
export const unemployed = '暂无工作'
export const guarantor = '由担保人支持'
/** @param label of the field */
export const yourWork = (label: string) => label
export const income = '年收入（£）'
export const incomeHint = '税前，以英镑填写，例如 45000 或 4.5万。'
export const enterIncome = '请填写您的年收入（英镑）。'

// The viewing, and the day to move in.
export const wouldYouSee = '您想看房吗？'
export const howToSee = '您想怎样看房？'
export const notYet = '暂时不看'
export const inPerson = '现场看房'
export const byVideo = '实时视频看房'
export const loadingTimes = '正在加载可预约的时间…'
export const loadingCalendar = '正在加载日历…'
export const seeTimes = '查看可预约的时间'
export const typeAnother = '填写其他日期和时间'
export const canType = '您可以自己填写日期和时间。'
export const viewingTime = '希望的看房日期和时间'
export const movingDay = '希望的入住日期'
export const londonTime = '伦敦时间，在我们的营业时间内。'
export const chooseOrType = '请选择或填写时间，例如 2026年12月1日 14:30。'
export const selectViewing = '请选择希望的看房日期。'
export const viewingAhead = '看房时间必须在将来。'
/** @param hours `周一至周五 9:00–18:30 或周六 10:00–16:00` */
export const outsideHours = (hours: string) =>
  `请在我们的伦敦营业时间内选择：${hours}。最晚的看房在营业结束前半小时开始。银行假日休息，个别日子的营业时间不同。`
export const or = '或'
export const selectMoving = '请选择希望的入住日期。'

// After a send.
export const sent = '咨询已提交'
export const another = '再提交一次咨询'
export const noted = '谢谢您。我们已记下您对 '
export const ifAvailable = ' 的兴趣。如果它重新上架，我们会发邮件告诉您。'
export const arrangeRental = '谢谢您。我们会联系您，安排看房：'
export const arrangeSale = '谢谢您。我们会联系您，安排看房：'
export const weReply = '。我们会'
export const replyEnd = '回复您。'
export const ifUrgent = '如有急事，请致电 '
export const heldTime = '我们为您保留这个时间：'
export const heldNext = '。请查收我们的邮件：它会说明看房是否已经约定，并附有更改或取消的链接。'
export const askedTime = '您希望的时间是'
export const askedNext = '。我们用邮件确认后，看房才算预约成功。'
export const addToCalendar = '将这个时间加入日历'

// The entry for the visitor's calendar.
export const calendarSummary = (title: string) => `看房（以邮件确认为准）：${title}`
export const calendarPlace = (title: string, area: string) => `${title}, ${area}, London`
export const calendarText = (title: string, phone: string, url: string) =>
  `您希望在这个时间看房：${title}。我们用邮件确认后，看房才算预约成功。` +
  `如需更改时间，请回复我们的邮件，或致电 ${phone}。如果取消，请删除此日程。${url}`

null satisfies SameMessages<typeof import('../en/enquiry.ts'), typeof import('./enquiry.ts')>
