import type { SameMessages } from '../same-messages.ts'

// What a home costs each month.

export const thenEachMonth = '此后每月'
export const notInSum = '未计入合计'
export const alsoEachMonth = '每月另有'
export const knownSum = '每月合计（已知部分）'
export const councilTaxSource = '市政税来源：'
export const readOn = (day: string) => `，查阅于 ${day}。`

export const parts = {
  council_tax: '市政税（council tax）',
  service_charge: '物业管理费',
  ground_rent: '地租',
  estate_charge: '小区公共费用',
  share_rent: '其余部分产权的租金',
  energy: '能源费用',
  parking: '停车证',
}
export const councilTaxBand = (band: string) => `市政税（council tax），${band} 级`
/** The bills that a rent can include. */
export const bills = {
  water: '水费',
  gas: '燃气费',
  electricity: '电费',
  council_tax: '市政税',
  broadband: '宽带费',
  heating: '暖气费',
}
export const inRent = (bills: string) => `租金已含：${bills}`
export const included = '已含'
export const youPay = '由您支付'
export const buyersBills = '水费、宽带费、保险和维修'
export const rent = '租金'
export const mortgage = '按揭贷款（举例）'
export const mortgageNote = (deposit: number, rate: string, years: number) =>
  `首付款 ${deposit}%，利率 ${rate}，${years} 年`
export const none = '无'

// Where a sum is from.
export const aYear = (pounds: string) => `每年 ${pounds}`
/** @param year `2026`, or a tax year such as `2026/27` */
export const forYear = (pounds: string, year: number | string) => `${year}年度 ${pounds}`
export const fromBill = (yearly: string) => `${yearly}，来自区政府账单`
export const councilCharge = (pounds: string, taxYear: string, council: string) => `${council} ${taxYear}年度 ${pounds}`
export const notThisYear = '。我们尚不知道今年的金额'
export const certificateEstimate = (pounds: string) => `每年 ${pounds}，供暖、热水和照明，按能源性能证书的估算`
export const estimateReadOn = (day: string) => `，查阅于 ${day}`

// Why there is no sum.
export const bandUnknown = '等级未知'
export const noBandYet = '尚未定级'
export const councilUnknown = '区政府未知'
export const requestedFromLandlord = '已向房东询问'
export const requestedFromSeller = '已向卖方询问'
export const partlyInRent = '部分含在租金内'
export const askCouncil = '请向区政府查询'
export const notKnownYet = '暂未知'
export const chargesUnknown = (council: string) => `我们不知道 ${council} 的收费标准，区政府网站有公布`
export const sellsPermits = (council: string) => `停车证由 ${council} 区政府出售`

null satisfies SameMessages<typeof import('../en/month-costs.ts'), typeof import('./month-costs.ts')>
