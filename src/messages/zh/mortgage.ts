import type { SameMessages } from '../same-messages.ts'

// The mortgage calculator and its page.

export const title = '按揭贷款计算器'
export const description = '一笔伦敦房屋按揭贷款每月和总共要付多少：等额本息或只还利息，以及按银行测试利率的月供。'
export const heading = '按揭贷款计算器：每月要付多少'
export const lead = '等额本息或只还利息，按银行给您的利率，以及银行测试用的更高利率。'

export const formName = '贷款'
export const eachMonth = '每月'
export const depositField = {
  label: '首付款',
  hint: '填写英镑金额，或占房价的百分比。',
  subject: '首付款',
  example: '25% 或 £160,000',
}
export const rateField = {
  label: '利率',
  hint: '年利率。请查询银行今天对您这种首付比例的报价。',
  subject: '利率',
}
export const yearsField = { label: '贷款期限', subject: '贷款年数', unit: '年' }
export const typeField = {
  label: '您怎样还款？',
  options: {
    repayment: '等额本息（repayment）：每月支付利息和部分本金',
    interest: '只还利息（interest only）：期满时一次还清全部本金',
  },
}
export const othersField = {
  label: '每月其他费用',
  hint: '市政税、物业管理费、能源。',
  subject: '其他费用',
}
export const stressField = {
  label: '测试：利率上浮',
  hint: '银行会测试利率更高时您能否负担。',
  subject: '上浮的百分点',
  unit: '百分点',
}
export const depositAbovePrice = '首付款不能高于房价'

interface LoanText {
  isInterestOnly: boolean
  amount: string
  rate: string
  years: number
  points: number
  tested: string
}
export const noLoan = '您不需要贷款。'
export const explanation = ({ isInterestOnly, amount, rate, years, points, tested }: LoanText) =>
  `贷款 ${amount}，利率 ${rate}，期限 ${years} 年，${isInterestOnly ? '只还利息' : '支付利息和本金'}。` +
  `利率高 ${points} 个百分点时：${tested}。`
export const lineByLine = '逐项计算'
export const depositNote = (share: string, overseas: string) =>
  `房价的 ${share}。银行通常要求海外买家支付 ${overseas}。`
export const loan = '贷款'
export const loanNote = (share: string) => `房价的 ${share}。银行称之为贷款价值比（loan to value）。`
export const monthAt = (rate: string) => `月供，利率 ${rate}`
export const testRate = '银行的测试利率。'
export const monthWithOthers = '每月合计，含其他费用'
export const interest = '全期利息'
export const rateWillChange = '假设利率不变，但利率会变。'
export const dueAtEnd = '期满时应还'
export const wholeLoan = '全部本金：用积蓄偿还，或卖房偿还。'
export const totalPaid = '向银行支付的总额'
export const balances = '若干年后还欠多少'
export const balancesCaption = '利率不变时，已还的本金和尚欠的本金'
export const year = '时间'
export const repaid = '已还'
export const owed = '尚欠'
export const afterYears = (years: number) => `${years} 年后`

export const whatItIncludes = '计算范围'
export const howLendersLook = '银行怎样看一笔贷款'
export const aboutLoans = [
  '等额本息贷款每月付款相同，开始时大部分是利息，到后期大部分是本金。只还利息的贷款每月只付利息，期满时仍欠全部本金，' +
    '银行会问您打算怎样偿还。计算器按月计息，按整年计算。银行手续费没有计入，通常为 £1,000 至 £2,000。',
  '贷款越少，利率通常越低。贷款额为房价的 90%、85%、75% 和 60% 时，利率往往变化。' +
    '银行还会看您的收入，并测试利率更高时您能否负担。如果买房是为了出租，银行看的是租金：' +
    '租金往往须达到按测试利率计算的利息的 125% 至 145%。',
]
export const fromAbroad = '海外买家'
export const ifAbroad = '如果您住在英国境外，或收入来自境外'
export const aboutAbroad = (deposit: string) => [
  `银行通常要求首付 ${deposit}，以及在您居住地认证的文件。每家银行都有自己接受的国家和货币名单。` +
    '由于汇率会变，奈拉、人民币或迪拉姆收入可能只按一部分计算。' +
    '看房前，请先取得原则性同意（agreement in principle，银行说明可能借给您多少的文件）。卖家会要求看。',
  '我们不销售贷款，也没有银行付钱给我们。经英国金融行为监管局（Financial Conduct Authority）授权的贷款经纪' +
    '可以告诉您能借多少。如果您不按时偿还按揭贷款，您的房子可能被收回。仅供参考，不构成建议。',
]

null satisfies SameMessages<typeof import('../en/mortgage.ts'), typeof import('./mortgage.ts')>
