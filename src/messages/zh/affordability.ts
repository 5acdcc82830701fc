import type { SameMessages } from '../same-messages.ts'

// The affordability calculator and its page.

const limit = (hasLettings: boolean) => (hasLettings ? '房价或租金' : '房价')
export const title = '负担能力计算器'
export const description = (hasLettings: boolean) =>
  `按收入和积蓄，在伦敦能负担的${limit(hasLettings)}，逐步列出首付款、印花税和各项费用。`
export const heading = '负担能力计算器：您能负担多少'
export const lead = (hasLettings: boolean) => `从您的收入和积蓄，逐步算到${limit(hasLettings)}，再到相应的房源。`

export const formName = '您的资金'
export const figureLabel = '可以看的房源，最高'
export const aim = { label: '您想做什么？', options: { buy: '买房', rent: '租房' } }
export const incomeField = {
  label: '年收入',
  hint: '税前，所有付款人合计。',
  subject: '收入',
}
export const savingsField = { label: '积蓄', hint: '这次可以动用的钱。', subject: '积蓄' }
export const multipleField = {
  label: '贷款与年收入之比',
  hint: '银行通常最高贷到 4 或 4.5 倍，各家自行决定。',
  subject: '贷款与年收入的倍数',
  unit: '倍',
}
export const depositField = {
  label: '最低首付',
  hint: '占房价的比例。请问您的银行。',
  subject: '最低首付',
}
export const buyer = {
  label: '谁来买？',
  hint: '英国以外（包括中国）的住房也算。',
  options: {
    first: '买家都从未拥有过住房，并且都会住在这里',
    home: '换房的人，或没有其他住房的人',
    additional: '会保留另一套住房的人',
  },
}
export const abroadHint = '过去 365 天中至少有 183 天在英国。'

export const stepByStep = '逐步计算'
export const lowerOfTwo = '两者中较低的一个'

// To rent.
export const enterForRent = '请填写收入，以及足够支付首月租金和押金的积蓄。'
export const incomeSetsRent = '每月。上限由您的收入决定。'
export const savingsSetRent = '每月。上限由您入住时能付的钱决定。'
export const rentEach = (each: string, people: number) => `${people} 人合租，每人 ${each}。`
export const seeToRent = (max: string) => `查看月租不超过 ${max} 的房源`
export const rentByIncome = '按收入计算的租金'
export const rentByIncomeNote = (income: string, months: number) =>
  `${income} 除以 ${months}。资信审核通常要求合租人的年收入合计达到 ${months} 个月租金。` +
  '房东可能要求得少一些、多一些，或要求担保人。'
export const rentBySavings = '按积蓄计算的租金'
export const rentBySavingsNote = '首月租金加押金，正好用完您的积蓄。'
export const moveInPayments = '入住前支付的款项'
export const holdingNote = '一周租金，抵作首月租金。'
/** Five or six weeks: the law knows no other number. */
export const depositNote = (weeks: 5 | 6) => `最多${weeks === 5 ? '五' : '六'}周租金。`
export const noLimit = '此处按六周租金计算。租金这样高时，法律没有上限。'
export const forEach = '每人约'
export const otherBills =
  '您还要支付市政税、能源、水和宽带。每套房源的页面列出我们掌握的数字，列表中可以按租金加账单筛选。'

// To buy.
export const savingsTooLow = '这些积蓄不够支付首付款、税款和买房费用。'
export const incomeSetsPrice = '上限由您的收入可支持的贷款决定。能借多少，由银行决定。'
export const savingsSetPrice = '上限由您的积蓄决定。能借多少，由银行决定。'
export const seeForSale = (max: string) => `查看不超过 ${max} 的出售房源`
export const maxLoan = '贷款上限'
export const maxLoanNote = (income: string, times: number) => `${income} 的 ${times} 倍。这是通常的做法，不是承诺。`
export const priceByIncome = '按收入计算的房价'
export const priceByIncomeNote = '贷款加积蓄，减去税款和费用。'
export const priceBySavings = '按积蓄计算的房价'
export const priceBySavingsNote = (deposit: string) => `积蓄支付 ${deposit} 的首付款、税款和费用。`
export const fromAbroad = (deposit: string) => `银行通常要求海外买家支付 ${deposit}。`
export const lowerInThousands = '两者中较低的一个，取整到千镑'
export const savingsPay = '您的积蓄用在哪里'
export const ofPrice = (share: string) => `房价的 ${share}。`
export const ratesOfToday = '按今天的税率。'
export const otherCosts = '其他费用'
export const otherCostsNote = '过户律师、产权查询、房屋勘验、身份核查和土地登记费：取我们估算的上限。'
export const leftOver = '剩余'
export const savings = '积蓄'
export const eachMonth = '每月支付的款项'
export const loanOf = (amount: string) => `贷款 ${amount}`
export const loanNote = (years: number, rate: string) => `期限 ${years} 年，利率 ${rate}。`
export const threePointsMore = '利率高三个百分点时'
export const threePointsNote = '银行会测试您能否负担这个数。'
export const ownersBills =
  '您还要支付市政税和能源费；租赁产权（leasehold）的房子还有物业管理费。每套房源的页面列出我们掌握的数字。'

// The explanation.
export const howItWorks = '计算方法'
export const whatItMeans = '这个数字的含义'
export const aboutBuying =
  '买房有两个限制。银行等贷款机构看您的收入，按年收入的倍数放贷，常见的上限是 4 倍或 4.5 倍。' +
  '您的积蓄则必须够付首付款、印花税（SDLT）和其他费用。计算器求出两者都允许的最高房价。' +
  '它不计债务、子女和其他开支，银行会计入。'
export const aboutRenting =
  '租房时，资信审核通常要求年收入达到 30 个月租金，合租人的收入合并计算。入住前支付首月租金和押金。' +
  '法律规定的上限，请看我们的'
export const moveInCalculator = '入住费用计算器'
export const afterMoveInLink = '。'
export const multiples = (hasLettings: boolean) =>
  `这些倍数是通常的做法，没有人必须遵守。您的银行${hasLettings ? '或房东' : ''}可能另有决定。`
export const billsFilter = '出租房源列表可以按租金加账单筛选。出售房源列表没有这一项，因为月供取决于您的首付款和利率。'
export const advice =
  '仅供参考，不构成建议。经英国金融行为监管局（Financial Conduct Authority）授权的贷款经纪可以为您提供建议。'
export const whereFrom = '税率和费率的来源'
export const stampDutyFrom = '印花税：'
export const reviewed = (day: string) => `，最近核对于 ${day}`
export const landRegistryFrom = '。土地登记费：'
export const estimates = '。其他费用是我们自己的估算，列在'
export const buyingCalculator = '买房费用计算器'
export const afterBuyingLink = '中。收入倍数是行业常识，没有单一来源。'

null satisfies SameMessages<typeof import('../en/affordability.ts'), typeof import('./affordability.ts')>
