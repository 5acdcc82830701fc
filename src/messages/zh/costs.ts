import type { SameMessages } from '../same-messages.ts'

// What a home costs: to move in, to buy, and each month.

export const toMoveIn = '入住费用'
export const toBuy = '购房费用'

// To move in.
export const toReserve = '预留房源时'
export const whenYouSign = '签约时'
export const holdingDeposit = '预留金（holding deposit）'
export const deposit = '押金'
export const none = '无'
/** A sum that the listing does not have, nor the law. */
export const asAgreed = (deposit: string) => `${deposit}，按约定`
export const askUs = '请咨询我们'
/** @param weeks `五周` */
export const atMostRent = (deposit: string, weeks: string) => `${deposit}，最多${weeks}租金`
export const upTo = (pounds: string) => `最多 ${pounds}`
export const firstMonth = '首月租金'
export const lessHolding = '减去预留金'
export const minus = (pounds: string) => `−${pounds}`
export const whatYouPaid = '您已付的金额'
export const feesToUs = '付给我们的费用'
export const beforeKeys = '拿到钥匙前合计'
export const atMostBeforeKeys = '拿到钥匙前合计，最多'
export const andDeposit = (rent: string) => `${rent} 加押金`
export const noMoreThanShown = '任何人都不得要求预付超过一个月的租金，也不得接受高于所示租金的金额。'
export const protectedDeposit = '您的押金会在 30 天内存入押金保护机构。'
export const noLimit = '法律对这类租约没有规定上限。您付多少押金、预付多少租金，以租约为准。'
export const shareCosts = '几人合租，分摊费用'

// To buy.
export const dutyToday = '印花税（SDLT），按现行税率'
export const stampDuty = '印花税'
export const minDuty = '个人最低：唯一住房，居住在英国'
export const maxDuty = '个人最高：另有住房，居住在海外'
export const companyAbroad = '海外公司'
export const standardRates = '按标准税率'
export const ownAnother = (percent: string) => `您另有住房：加 ${percent}（额外住房附加税）`
export const liveAbroad = (percent: string) => `您居住在海外：加 ${percent}（非英国居民附加税）`
export const backIfSold = (pounds: string) =>
  `如果您在三年内卖掉原来的主要住房，并且这套房子取而代之，成为您的主要住房，可退回 ${pounds}`
export const backIfHere = (pounds: string) => `如果您和每位共同买方之后在一年中都有 183 天在英国，可退回 ${pounds}`
export const refunds = (sentences: readonly string[]) => `${sentences.join('。')}。`
export const sharedDuty = '取决于您怎样购买部分产权，由过户律师计算。'
export const firstTime = (pounds: string) => `如果所有买方都从未在任何地方拥有过住房，应付 ${pounds}。`
export const onlyHome = '这是您唯一的住房吗？'
export const abroadCounts = '英国以外（包括中国）的住房也算。'
export const yes = '是'
export const ownsAnother = '不是，我另有住房'
export const inUk = '您居住在英国吗？'
export const daysInUk = '过去 365 天中至少 183 天。'
export const no = '否'
export const answerBoth = '回答这两个问题，即可看到您的印花税。'
export const whoBuys = '税额取决于买方是谁。'
export const together = '如果几人合买，其中一人须答“否”或“不是”，请选该项。如果您是换购主要住房，第一个问题请选“是”。'
export const companyRates = (day: string) => `公司适用其他税率。税率最近核对于 ${day}。`
export const openCalculator = '打开买房费用计算器'
export const afterPurchase = '买下之后'
export const secondHome = '第二套住房的市政税'
export const mayBeDouble = '可能加倍'
export const nobodyLives = (council: string) => `许多区政府对无人长期居住的房子加倍征收：请向 ${council} 区政府查询。`
export const plannedSurcharge = '拟议的附加税，2028年4月起'
export const surchargeNote = '每年，适用于价值 £200万或以上的住房。规则尚未最终确定。'
export const longerLease = '延长产权年限'
export const askSolicitor = '请咨询过户律师'
export const leaseNote = '您一成为业主就可以提出。原来须等两年的规定已于 2025年1月31日取消。'
export const netYield = '如出租，扣除费用后的回报率'
export const yieldNote = (area: string, gross: string, forBuyer: boolean) =>
  `按平均毛租金回报率（${area}，${gross}），扣除两周空置、物业管理费和地租，` +
  `以房价加${forBuyer ? '上述印花税' : '已有其他房产的英国居民应缴的印花税'}为基数计算。未扣除代理费、保险和维修。`

null satisfies SameMessages<typeof import('../en/costs.ts'), typeof import('./costs.ts')>
