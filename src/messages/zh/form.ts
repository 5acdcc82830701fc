import type { SameMessages } from '../same-messages.ts'

// What all forms say: labels, errors, sending, and what follows.

export const fullName = '姓名'
export const email = '电子邮箱'
export const phone = '电话'
export const optional = '（选填）'
export const errorPrefix = '错误：'
export const problem = '有内容需要修改'
export const sending = '正在发送…'

export const seeOur = '请看我们的'
export const privacyPolicy = '隐私政策'

/** When we reply, after a send: `在北京时间 11月30日（星期一）18:00（伦敦时间 10:00）之前`. */
export const replyAt = (deadline: string) => `在${deadline}`

export const nextSteps = '接下来'
export const callNumber = (phone: string) => `致电 ${phone}`
export const weChat = '微信'
export const weChatName = (id: string) => `微信：${id}`
export const writeOnWhatsApp = '用 WhatsApp 联系'

export const offline = '您似乎没有联网。填写的内容保留在这里，联网后请重新发送。'
export const unreachable = '我们的服务器没有回应。填写的内容保留在这里，您可以重新发送，我们不会重复收到。'
export const refused = '填写的内容保留在这里。'
export const orCall = '也可以致电'

export const formNeedsScript = '此表单需要 JavaScript。您也可以发邮件至'
export const orCallInstead = '或致电'
export const instead = '。'
export const connectionLost = '表单加载完成前连接中断。填写的内容仍在这里。请再按一次按钮，或致电 '

export const tooLong = (limit: string, what: string) => `${what}请不要超过 ${limit} 个字符。`
export const enterName = '请填写姓名（至少 2 个字符）。'
export const nameTooLong = '姓名请不要超过 200 个字符。'
export const enterEmail = '请填写有效的电子邮箱。'
export const enterPhone = '请填写电话号码。'
export const addCountryCode = '请以 + 和国家代码开头，例如中国 +86、英国 +44。'
export const yourPhone = '电话号码'
export const honeypotFilled = '有程序填写了表单中的隐藏栏。请重新发送表单。'

// What the database refuses.
export const viewingPast = '看房时间必须在将来。按伦敦时间，这个时间已过，请另选一个。'
export const moveAfterViewing = '入住日期必须晚于看房日期。'
export const datesNear = '请选择 2100 年之前的日期。'
export const enterFullName = '请填写姓名。'
export const validPhone = '请填写有效的电话号码。'
export const validPostcode = '请填写有效的英国邮编。'

null satisfies SameMessages<typeof import('../en/form.ts'), typeof import('./form.ts')>
