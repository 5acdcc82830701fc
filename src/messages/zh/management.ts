import type { SameMessages } from '../same-messages.ts'

// The page about property management.

export const description = (percent: string, limit: string) =>
  `我们照看您在伦敦的房子，收取租金的 ${percent}，含增值税。每季度检查，维修超过 ${limit} 先征得您同意，租金以您的货币支付。`
export const lead = (percent: string) =>
  `一位专人照看您的房子、租客和文件，并及时告诉您进展。费用为租金的 ${percent}，含增值税。`
export const heading = '物业托管：一位专人，一项费用'
export const drawingRoom = '客厅，高大的推拉窗和黑色壁炉架（图片由电脑生成）'
export const whyChooseUs = '为什么选择我们'
export const whatChanges = '托管带来的变化'
export const inventedFigures = '这三个数字及其统计内容均为演示虚构。真实的公司会在这里说明统计的方法和时间。'
export const ownersAsk = '业主最先问的问题'
export const startWithValuation = '从出租估价\u200B开始'
export const signNothing = '我们为房子估价，您看数字。当天不用签任何文件。'
export const askForValuation = '申请出租估价'

export const whatWeDo = '我们的工作'
export const fourJobs = '我们为您做的四件事'
export const apples = '浅色厨房台面上的一碗青苹果（图片由电脑生成）'

// The planned dashboard, with an example of a statement.
export const dashboard = '房东线上账号'
export const planned = '筹备中：一个页面\u200B看完一个月'
export const notOpenYet = '线上账号尚未开放。在此之前，账单、发票和报告由我们用邮件发给您。开放后，您可以在那里找到：'
export const onDashboard = [
  '最近七年的账单和发票',
  '各项证书及其到期日',
  '检查报告和照片',
  '需要您批准的维修',
  '租约、物品清单和押金证明',
]
export const exampleStatement = '账单示例，2026年10月'
export const item = '项目'
export const amount = '金额'
export const rentReceived = '收到租金，10月1日'
export const gasCheck = '燃气安全检查，附记录'
export const managementFee = (percent: string) => `托管费，${percent}，含增值税`
export const taxDeducted = '为 HMRC 代扣的税（业主已获批准）'
export const none = '无'
export const sentToYou = '汇给您，10月5日'

export const forOwnersAbroad = { label: '海外服务', title: '为住在海外的业主' }
export const ask = (person: string) => `咨询 ${person}`
export const askUs = '咨询我们'
export const taxAndLaw = '海外房东的税务与法律'

export const tenantAndMoney = '租客与资金管理'
export const lookingAfterTenant = '照看租客'
export const lookingAfterMoney = '管好资金'

export const peaceOfMind = '放心'
export const inOurCare = '房子交给我们照看。每季度一份报告，让您看到房子的状况。'
export const feeForOne = '一套房子的托管费，占租金'
export const feeForTwo = '两套房子，每套'
export const feeForThree = '三套及以上，每套'
export const inspections = '上门检查，附照片'
export const portal = '维修网站，筹备中'
export const emergency = '紧急情况的响应时间，通常在'
export const worksLimit = '维修超过此金额时先征得您同意'
export const getStarted = '申请出租估价'
export const contactTeam = '联系我们的团队'

null satisfies SameMessages<typeof import('../en/management.ts'), typeof import('./management.ts')>
