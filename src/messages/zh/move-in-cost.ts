import type { SameMessages } from '../same-messages.ts'

// The move-in cost calculator and its page.

export const title = '入住费用计算器'
export const description = '在伦敦租房，入住时要付多少：预留金、首月租金和押金，均按法律对受保障租约允许的上限。'
export const heading = '入住费用计算器：租客要付多少'
export const lead = '您支付预留金、首月租金和押金。入住时，我们不收取任何中介费或手续费。'

export const formName = '租约'
export const rentField = { label: '月租', hint: '房源中公布的租金。', subject: '租金' }
export const depositField = {
  label: '房源中写明的押金',
  hint: '不填则按五周租金；年租金达到 £50,000 则按六周。',
  subject: '押金',
}
export const billsField = {
  label: '每月账单',
  hint: '市政税、能源等。房源页面列出我们掌握的数字。',
  subject: '账单',
}
/** Five or six: the law knows no other number. */
const words = { 5: '五', 6: '六' }
const weeksOfRent = (weeks: 5 | 6) => `${words[weeks]}周租金`
export const depositTooHigh = (max: string, weeks: 5 | 6) => `押金不能高于 ${max}：法律允许${weeksOfRent(weeks)}`

export const explanation = (each: string) =>
  `一个月租金和押金${each && `，每人约 ${each}`}。入住时，我们不收取任何中介费或手续费。`
export const whatYouPay = '依次支付的款项'
export const holdingNote = '一周租金。为您预留房子最多 15 天，之后抵作首月租金。'
export const holdingAgreed = '此处按一周租金计算，抵作首月租金。法律没有上限，条件由双方约定。'
export const firstMonthNote = '签约之后支付。任何人都不得要求或接受预付一个月以上的租金。'
export const firstMonthAgreed = '签约之后支付。预付多少租金，以租约为准。'
const isProtected = '押金在 30 天内纳入政府认可的押金保护机构。租约结束时退还给您，扣除双方同意的款项。'
export const depositMost = (weeks: 5 | 6) => `${weeksOfRent(weeks)}，即法律允许的上限。${isProtected}`
export const depositBelow = (max: string) => `法律允许的上限是 ${max}。${isProtected}`
export const depositAgreed = '法律没有上限。签约前请问清由谁保管、何时退还。'
export const depositExample = (weeks: 5 | 6) => `此处按${weeksOfRent(weeks)}计算。${depositAgreed}`
export const feesToUs = '付给我们的费用'
export const noFees = '看房、资信审核、物品清单和入住手续，您都无需付费。'
export const otherKind = (limit: string) =>
  `年租金超过 ${limit} 的租约属于另一类，押金和预付租金的上限对它不适用。这里的数字是示例，以租约为准。`
export const afterThat = '入住之后的费用'
export const eachMonth = '每月'
export const withBills = '每月，含账单'
export const eachYear = '每年'
export const besideRent = '除租金外，您还要支付市政税、能源、水、宽带和电视许可费（TV licence，如租约如此约定）。'
export const noEndDate = '租约不设到期日。您可以提前两个月通知终止。'
export const agreedEnd = '租期多长、怎样结束，以租约为准。'

export const whatLawSays = '法律规定'
export const mostYouPay = '您最多会被要求\u200B支付多少'
/** The tenancies outside the Tenant Fees Act, beside its limits. */
export const limitsAreFor =
  '这些上限适用于受保障租约（assured tenancy），也就是通常的租约。如果租客是公司，或年租金超过 £100,000，' +
  '上限不适用，以租约为准。'
export const law = [
  limitsAreFor,
  '《2019年租客收费法》（Tenant Fees Act 2019）规定：预留金不超过一周租金；押金不超过五周租金，' +
    '年租金达到 £50,000 则不超过六周。一周租金的算法：月租乘以 12，除以 52，向下取整到便士。',
  '自 2026年5月1日起，《租客权利法》（Renters’ Rights Act）增加两条规定。' +
    '一，任何人都不得要求、引导或接受高于公布租金的出价。' +
    '二，签约之前，您只付预留金；签约之后，最多预付一个月租金。任何人都不得要求或接受预付六个月或十二个月租金。',
]
export const holdingBack =
  '房东反悔时，预留金退还给您。15 天内未能签约而责任不在您的，也退还给您。如果您反悔、提供不实信息，' +
  '或不采取签约所需的步骤，可能失去预留金。' +
  '如果您没有租房资格（right to rent），而房东无法知道这一点，也可能失去预留金。' +
  '租客可能被要求支付的其他所有款项，见我们的'
export const feesPage = '收费页面'
export const whereToRead = '在哪里阅读法律原文'
export const read = 'Trading Standards 网页的副本，以及《租客权利法》第 56 条 2025年通过时的文本'
export const feesGuidance = 'GOV.UK，《租客收费法》指引'
export const rentersGuide = 'GOV.UK，《租客权利法》指南'
export const forEngland = '。适用于英格兰。仅供参考，不构成建议。'

null satisfies SameMessages<typeof import('../en/move-in-cost.ts'), typeof import('./move-in-cost.ts')>
