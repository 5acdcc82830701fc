import type { SameMessages } from '../same-messages.ts'

// The valuation dialog: its steps, buttons and errors. Errors of fields that all forms share are in form.ts.

export const dialogLabel = '免费估价'
export const caption = '由熟悉您那条街的同事免费估价'
export const stepOf = (step: number, last: number) => `第 ${step} 步，共 ${last} 步`
export const closeDialog = '关闭估价'

// Step 1.
export const claim = '申请免费估价'
export const knowsStreet = (what: string) => `熟悉您那条街的同事会告诉您大概的${what}。`
export const rentOrPrice = '租金或价格'
export const rent = '租金'
export const price = '价格'
export const now = '现在'
export const sixQuestions = '六个简短的问题'
export const afterwards = '然后'
export const weCall = (within: string) => `我们${within}致电，由您选择方便的时间`
export const theVisit = '上门估价'
export const withOrWithoutYou = (time: string) => `${time}，您可不在场`

// Steps 2 and 3: choices.
export const whatCanWeDo = '我们能帮您做什么？'
export const chooseOne = '请选一项。我们致电时您还可以更改。'
export const upcomingSale = '准备出售，需要估价'
export const rental = '出租估价'
export const switching = '考虑更换中介'
export const whatKind = '是什么样的房子？'
export const chooseOneOrMore = '请选一项或多项。'
export const newHouse = '新建独栋或联排住宅'
export const existingHouse = '二手独栋或联排住宅'
export const newFlat = '新建公寓'
export const existingFlat = '二手公寓'
export const pleaseChooseOne = '请选一项。'
export const pleaseChooseSome = '请选一项或多项。'

// Steps 4 to 7: a line of text.
export const whereIsIt = '房子在哪里？'
export const postcodeIsEnough = '填写邮编即可。门牌号我们致电时再问。'
export const postcode = '英国邮编'
export const yourName = '怎么称呼您？'
export const asWeSayIt = '请填写您希望我们称呼的姓名。'
export const yourEmail = '您的电子邮箱是？'
export const inWriting = '我们把书面估价发给您，不会把您加入群发名单。'
export const yourPhone = '您的电话号码是？'
export const phoneAbroad = '英国以外的号码，请以 + 和国家代码开头，例如 +86。'

// Step 8.
export const haveRequest = '申请已收到'
export const thanks = '谢谢您的咨询。我们会在 24 小时内联系您，了解更多情况。请留意电话。'

// Buttons.
export const start = '开始'
export const next = '下一步'
export const back = '上一步'
export const close = '关闭'
export const submit = '提交'
export const submitting = '正在提交…'

// When the request could not be sent. Our phone number follows.
export const rateLimitMessage = (why: string) => `填写的内容保留在这里。${why}您也可以致电`
export const unreachable = '填写的内容保留在这里，但我们的服务器没有回应。请稍后重试，或致电'
export const offline = '您似乎没有联网。填写的内容保留在这里，联网后请重新发送，或致电'
export const refused = '填写的内容保留在这里。我们的系统没有接收，这是我们的问题。请重试，或致电'

null satisfies SameMessages<typeof import('../en/valuation-dialog.ts'), typeof import('./valuation-dialog.ts')>
