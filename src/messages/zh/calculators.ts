import type { SameMessages } from '../same-messages.ts'

// The pages of the calculators: their list, and what their titles and ends share.

export const allDescription =
  '五个伦敦计算器：您能负担多少、印花税与买房费用、按揭贷款、租金回报率，以及租客入住时要付多少。'
export const lettingsDescription = '伦敦租房计算器：租客入住时付多少、何时付，以及法律的上限。'
export const salesDescription = '三个伦敦计算器：您能负担多少、印花税与买房费用，以及按揭贷款。'
export const allHeading = '计算器：买房、出租和租房的费用'
export const lettingsHeading = '计算器：租房的费用'
export const salesHeading = '计算器：买房的费用'
export const lead = '每个计算器都列出计算过程，写明资料来源和日期。您可以把结果以链接发给别人。'
export const ownFees = '仅供参考，不构成建议。我们自己的收费见'
export const feesPage = '收费页面'
export const askForValuation = '请我们估价'
const depends = (value: string) => `结果取决于您填写的${value}。我们为您的房子估价，并书面说明我们的数字。`
export const dependsOnAny = depends('房价或租金')
export const dependsOnRent = depends('租金')
export const dependsOnPrice = depends('房价')
export const bookSalesValuation = '预约出售估价'
export const bookRentalValuation = '预约出租估价'

export const affordability = {
  name: '负担能力',
  says: '按您的收入和积蓄，能负担的房价或租金，以及相应的房源。',
  saysOfPrice: '按您的收入和积蓄，能负担的房价，以及相应的房源。',
}
export const buyingCost = {
  name: '买房费用',
  says: '印花税（精确到镑）、可能的退税，以及买房的其他费用。',
}
export const mortgage = {
  name: '按揭贷款',
  says: '一笔贷款每月和总共要付多少，以及按银行的测试利率要付多少。',
}
export const rentalYield = {
  name: '租金回报率',
  says: '一年租金中您能留下多少，占您所付金额的百分比；以及住在海外时会被预扣多少税。',
}
export const moveInCost = {
  name: '入住费用',
  says: '租客入住时付多少、何时付，以及法律的上限。',
}
export const next = '接下来'
export const otherCalculators = '其他计算器'

export const sources = '来源'

null satisfies SameMessages<typeof import('../en/calculators.ts'), typeof import('./calculators.ts')>
