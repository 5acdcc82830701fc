import type { SameMessages } from '../same-messages.ts'

// The table of facts of a home: its groups, and its values as phrases.

export const priceAndOwnership = '价格和产权'
export const tenancy = '租约'
export const building = '房屋'
export const services = '配套设施'
export const surroundings = '周边'

export const knownFacts = (known: number, counted: number) => `${counted} 项信息中已知 ${known} 项。`
export const requestedFacts = (requested: number) => `另有 ${requested} 项已向对方询问。`

export const requestedFromLandlord = '已向房东询问'
export const requestedFromSeller = '已向卖方询问'
export const notKnownOn = (day: string) => `截至 ${day}未知`
/** A value with what belongs to it; a source with its day. */
export const joined = (texts: readonly string[]) => texts.join('，')
/** Choices, one beside the other. */
export const listed = (choices: readonly string[]) => choices.join('、')
/** Several statements as one. */
export const clauses = (texts: readonly string[]) => texts.join('；')

export const none = '无'
export const noneKnown = '没有已知的'
export const yes = '是'
export const no = '否'

// Price and ownership.
/** What a sale price means, beside its name. */
export const priceMeanings = {
  asking_price: '',
  guide_price: '卖方预期的报价在此价附近',
  offers_over: '卖方预期的报价高于此价',
  offers_in_region: '卖方预期的报价接近此价，可高可低',
  fixed_price: '卖方期望按此价成交',
}
export const leaseEnded = (day: string) => `已于 ${day}到期`
export const leaseLeft = (years: number, day: string) => `剩余 ${years} 年，至 ${day}`
export const aYear = (pounds: string) => `每年 ${pounds}`
export const forYear = (pounds: string, year: number) => `${year}年 ${pounds}`
/** @param taxYear `2026/27` */
export const aYearFor = (pounds: string, taxYear: string) => `每年 ${pounds}（${taxYear}年度）`
export const shareBought = (percent: number) => `您购买 ${percent}% 的产权，其余部分付租金`

// The tenancy.
/** @param weeks `，五周租金`; empty for other sums */
export const protectedDeposit = (deposit: string) => `${deposit}，纳入押金保护机构`
export const countedDeposit = (pounds: string, weeks: string) => `${pounds}${weeks}，抵作首月租金的一部分`
export const noBills = '租金不含任何账单'
export const billInRent = (bill: string) => `租金含${bill}`
export const billsInRent = (bills: string) => `租金含${bills}`
export const onePerson = '1 人'
export const upToPeople = (people: number) => `最多 ${people} 人`
export const licenceNumber = (number: string) => `，编号 ${number}`
export const orCouncil = (council: string) => `或 ${council} 区政府`

// The building, its services, and around it.
export const withLift = (floor: string) => `${floor}，有电梯`
export const withoutLift = (floor: string) => `${floor}，无电梯`
export const water = '供水'
export const electricity = '供电'
export const sewerage = '排水'
export const mains = (services: string) => `${services}接公共管网`
/** A service that is not on the mains. */
export const serviceIs = (service: string, supply: string) => `${service}：${supply}`
export const goodIndoors = (networks: string) => `室内信号好：${networks}`
export const limitedOn = (networks: string) => `信号有限：${networks}`
export const noneOn = (networks: string) => `无信号：${networks}`
export const free = '免费'
export const riskOfFlooding = (risk: string) => `洪水风险：${risk}`
export const flooded = '是。维修情况请咨询我们'
export const coalMining = '位于煤矿开采区'
export const noCoalMining = '不在煤矿开采区'
export const atRisk = '有风险'
export const notAtRisk = '无风险'

null satisfies SameMessages<typeof import('../en/fact-texts.ts'), typeof import('./fact-texts.ts')>
