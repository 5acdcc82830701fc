import type { SameMessages } from '../same-messages.ts'

// The buying cost calculator and its page, except for the rates (stamp-duty.ts).

export const title = '买房费用计算器'
export const description = '伦敦买房的印花税，精确到镑：首次购房、第二套住房、海外买家和公司，以及可能的退税。'
export const heading = '买房费用计算器：印花税和其他费用'
export const lead = '印花税（SDLT）按 HMRC 的规则精确到镑，其他费用为估算。'

export const formName = '购房情况'
export const needs = '印花税取决于房价和买家。请回答以下问题：'
export const buyer = {
  label: '谁来买？',
  hint:
    '英国以外（包括中国）的住房也算，配偶或民事伴侣的住房也算。' +
    '如果您在完成交割当天或之前卖掉原来的主要住房，或在此前三年内已卖掉，就是更换主要住房。',
  problem: '请选择谁来买',
  options: {
    first: '买家都是首次购房，并且都会住在这里',
    home: '其他人：每位都没有其他住房，或是更换主要住房',
    additional: '其他人：至少一位拥有另一套住房，且不是更换主要住房',
    company: '公司或其他机构',
  },
}
export const reliefField = {
  label: '公司将把它出租给无关联的人、用于开发或买卖',
  hint: '这样可以申请豁免统一税率。',
}
export const abroad = {
  hint: '就这项税而言：完成交割前的 365 天中，至少有 183 天在英国。与国籍无关。公司适用其他标准。',
  problem: '请选择所有买家是否都住在英国',
}
export const dateField = { label: '完成交割日期', hint: '不填则按今天的税率。' }
export const dateTooEarly = (day: string) => `日期不能早于 ${day}。这里没有更早的税率`

export const explanation = (share: string, day: string) =>
  `相当于房价的 ${share}，按 ${day}起的税率。完成交割后 14 天内须申报并缴税。`
export const otherCosts = '其他费用'
export const landRegistry = '土地登记费（Land Registry）'
export const landRegistryNote = '在线登记整个产权的费用。'
export const ourEstimate = (name: string) => `${name}，我们的估算`
export const priceTaxAndCosts = '房价、税和费用合计'

export const sliceBySlice = '分段计算'
export const dutyOn = (price: string) => `${price} 的印花税`
export const tax = '税额'

// What can be claimed back.
export const claimBack = '可以申请退还的税'
export const ifOldHomeSold = '如果这套房子成为您的主要住房，并在三年内卖掉原来的主要住房'
export const oldHomeNote =
  '这套房子须取代原来的住房，成为您的主要住房。' +
  '须在卖出后 12 个月内申请；如果印花税申报的截止日更晚，则从该截止日起 12 个月内申请。'
export const ifDaysInUk = '如果买家随后在英国停留满 183 天'
export const daysInUkNote =
  '从完成交割前 364 天到交割后 365 天之间，任意连续 365 天内停留满即可。' +
  '须在完成交割后两年内申请。每位共同买家都必须满足。'
export const afterBoth = '两项退税后的印花税'
export const afterRefund = '退税后的印花税'

// The explanation.
export const whenDue = '付款时间'
export const whatAndWhen = '付什么，何时付'
export const aboutPaying = [
  '最先支付的是房屋勘验和产权查询费，在出价被接受后的几周内。' +
    '交换合同（exchange）时支付首期款（deposit），通常为房价的 10%，从此您必须买下。' +
    '完成交割（completion）之前，您把余下的房款、费用和印花税汇给过户律师（solicitor）。',
  '过户律师在完成交割后 14 天内向 HMRC 申报并缴税。如果您可以申请退税，则由您向 HMRC 提出，您可以自己办理。',
]
export const planned = '尚在计划'
export const lawsMayChange = '买房之后\u200B可能变化的\u200B法律'
export const surchargePlanned = (yearly: string) =>
  `计划自 2028年4月起，对英格兰价值 £200万及以上的住房加收市政税附加费，由业主支付，每年 ${yearly}。`
export const groundRentDraft = '2026年1月的一份法律草案拟将地租上限定为每年 £250，最早于 2028年底生效；40 年后降为零。'
export const plannedRead = '政府征求意见网页和律师事务所说明的副本'
export const notLawYet = '两者当时都还不是法律。'
export const surchargeSource = 'GOV.UK，高价值住房市政税附加费'
export const notIncluded = '未计入的情况'
export const whenToAsk = '何时咨询过户律师'
export const leavesOut = '结果适用于英格兰一套永久产权（freehold）住房，或一份现有租赁产权（leasehold）的价格。未计入：'
export const leftOut = [
  '新签租赁产权的地租税',
  '带店铺或土地的住房、一次购买六套及以上、关联购买',
  '信托、部分产权购房（shared ownership），以及公司的居民身份标准',
  '公司持有住房的年度税，以及搬家费用',
]
export const aboutEstimates =
  '“我们的估算”指范围由我们自己估计，含增值税。请向各家询价。土地登记费取自其官方费率表，生效日期：'
export const otherNations = '。威尔士和苏格兰有各自的税。仅供参考，不构成建议。'
export const registryFees = '土地登记费：'

null satisfies SameMessages<typeof import('../en/buying-cost.ts'), typeof import('./buying-cost.ts')>
