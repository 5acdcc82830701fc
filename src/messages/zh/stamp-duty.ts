import type { SameMessages } from '../same-messages.ts'

// The rates of stamp duty: their tables, and why they apply to a purchase.

export const rates = '税率'
export const ratesAndDates = '税率和生效日期'
export const rate = '税率'
export const band = '房价分段'
export const upTo = (max: string) => `${max} 及以下`
export const above = (min: string) => `超过 ${min}`

// The tables.
export const currentCaption = (day: string) => `英格兰，永久产权住房，${day}起完成交割`
export const standard = '标准'
export const anotherHome = '额外住房'
export const notResident = '非居民'
export const both = '两者兼有'
export const resident = '居民'
export const firstTimeCaption = (limit: string) => `首次购房，房价不超过 ${limit}。超过时，整个房价按标准税率计算`
interface CompanyText {
  limit: string
  percent: number
  points: number
  from: string
}
export const companyRules = ({ limit, percent, points, from }: CompanyText) =>
  '公司无论是否有其他房产，都按额外住房的税率缴纳。' +
  `房价超过 ${limit} 时，除非适用豁免，按整个房价的 ${percent}% 缴纳。` +
  `非居民公司再加 ${points} 个百分点。房价低于 ${from} 时没有附加税。每一段的税额向下取整到镑，与 HMRC 的做法相同。`
interface EarlierText {
  day: string
  free: string
  firstFree: string
  firstLimit: string
  points: number
  company: number
}
export const earlierRatesText = ({ day, free, firstFree, firstLimit, points, company }: EarlierText) =>
  `${day}起：${free} 以内免税。首次购房且房价不超过 ${firstLimit} 的，${firstFree} 以内免税。` +
  `额外住房的税率高 ${points} 个百分点，公司按 ${company}% 缴纳。要使用这些税率，请在上面的计算器中填写完成交割日期。`
export const earlierContracts =
  '如果在 2024年10月31日之前交换合同，通常适用较早的附加税率。请咨询过户律师。' +
  '政府预算案可能改变以后完成交割的税率。'

// Why rates apply.
export const ratesMayChange = (day: string) => `这是 ${day}的税率。在您完成交割之前，政府预算案可能改变它。`
export const earlierRates = (day: string, points: number, company: number) =>
  `如果在 ${day}之前交换合同，且此后没有变更，通常适用较早的税率：每一段加 ${points} 个百分点，` +
  `公司为 ${company}%。请咨询过户律师。`
const everyBuyer = '每位买家都必须从未在任何地方拥有过住房，并且都打算住在这里。'
export const firstTime = (free: string) => `首次购房，${free} 以内免税。${everyBuyer}`
export const firstTimeFromAbroad = (free: string, points: number) =>
  `首次购房，${free} 以内标准税率为 0%。非英国居民的买家仍须缴纳 ${points} 个百分点。${everyBuyer}`
export const firstTimeEnds = (limit: string) => `首次购房优惠适用至房价 ${limit}。超过时，整个房价按标准税率计算。`
export const companyRate = (percent: number, limit: string) =>
  `公司、有公司参与的合伙企业或集合投资计划，房价超过 ${limit} 时，除非适用豁免，按整个房价的 ${percent}% 缴纳。` +
  '豁免适用于出租、开发和买卖，以及向公众开放的住房、员工住房和农舍。' +
  '作为财产托管（settlement）受托人的公司，不适用这一税率。'
export const companyPoints = (points: number) => `公司无论是否有其他房产，每一段都加 ${points} 个百分点。`
export const claimsRelief = '公司在报税表中申请豁免。如果三年内改变用途，HMRC 会追回税款。'
export const additionalPoints = (points: number) =>
  `额外住房每一段加 ${points} 个百分点（额外住房附加税）。英国以外（包括中国）的住房也算，配偶或民事伴侣的住房也算。`
export const nonResidentPoints = (points: number) =>
  `非英国居民的买家，每一段加 ${points} 个百分点（非英国居民附加税）。与国籍无关。`
export const otherTests = '公司适用其他标准，请咨询税务顾问。'
export const noSurcharge = (from: string) => `房价低于 ${from} 时没有附加税。`

null satisfies SameMessages<typeof import('../en/stamp-duty.ts'), typeof import('./stamp-duty.ts')>
