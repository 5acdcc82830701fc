import type { SameMessages } from '../same-messages.ts'

// The rental yield calculator and its page.

export const title = '租金回报率计算器'
export const description =
  '在伦敦出租一套房子的毛回报率和净回报率：中介费、物业管理费、空置周数，以及住在海外时为 HMRC 预扣的税。'
export const heading = '租金回报率计算器：租金中您能留下多少'
export const lead = '一年租金扣除中介费、各项账单和空置之后，您能留下多少，占房价加印花税的百分比。'

export const formName = '房子和一年的收支'
export const netYield = '净租金回报率'
export const rentField = { label: '月租', subject: '租金' }
export const voidsField = { label: '每年空置周数', subject: '空置周数', unit: '周' }
export const service = {
  label: '谁来打理房子？',
  options: {
    'fully-managed': '我们全程托管（Fully Managed）',
    'rent-collection': '我们代收租金（Rent Collection）',
    'let-only': '我们每年招租一次（Let Only）',
    none: '您自己打理',
  },
}
export const chargeField = {
  label: '每年物业管理费',
  subject: '物业管理费',
  hint: '公寓才有。永久产权（freehold）的独栋住宅填 0。',
}
export const groundField = { label: '每年地租', subject: '地租' }
export const insuranceField = { label: '每年保险费', subject: '保险费' }
export const repairsField = { label: '每年维修费', subject: '维修费' }
export const abroadField = { label: '您住在英国境外', hint: '一年中有六个月或以上。' }
export const costsField = {
  label: '买房费用',
  hint: '不填则按额外住房的印花税计算。',
  subject: '买房费用',
}

export const none = '无'
export const loss = (amount: string) => `这一年的费用比租金多 ${amount}。`
export const explanation = (left: string, paid: string, grossYield: string) =>
  `您每年留下 ${left}，共付出 ${paid}。扣除费用前的毛租金回报率：${grossYield}。`
export const yearByLine = '一年收支，逐项列出'
export const twelveMonths = '十二个月租金'
export const grossYieldNote = (grossYield: string) => `毛租金回报率：房价的 ${grossYield}。`
export const emptyWeeks = (weeks: number) => `空置 ${weeks} 周`
export const ourFee = '我们的费用'
export const feeNote = (percent: string, of: string) => `${of}的 ${percent}，含增值税。`
export const rentReceived = '实收租金'
export const newTenancyNote = '见我们的收费表，每份新租约收一次。此处按每年一次计算。'
export const returns = '向 HMRC 申报'
export const returnsNote = '见我们的收费表，在 HMRC 批准您之前，每季度收一次。'
export const serviceCharge = '物业管理费'
export const groundRent = '地租'
export const insurance = '保险费'
export const repairs = '维修和安全证书'
export const lossBeforeTax = '税前、按揭前亏损'
export const leftBeforeTax = '税前、按揭前剩余'
export const whatYouPaid = '您为这套房子付出的金额'
export const additionalHome = '按额外住房计算。'
export const additionalFromAbroad = '按非英国居民购买额外住房计算。'
export const costsOfBuying = '买房费用'
export const total = '合计'

// Tax withheld.
export const withheldTitle = '为 HMRC 预扣的税'
export const withheld = (percent: number) => `预扣 ${percent}%`
export const beforeApproval = 'HMRC 批准之前，您得到'
export const afterApproval = 'HMRC 批准之后，您得到'
export const approvalNote = '个人用 NRL1 表，公司用 NRL2 表，受托人用 NRL3 表。每位共有人须各自申请。'
const noExtraTax = '这笔钱计入您的应缴税款，不是额外的税。'
export const onRentLessBills = `按租金减去我们的费用和我们从租金中代付的账单计算。${noExtraTax}`
export const onRentLessFees = `按租金减去我们的费用计算。您自己支付的账单不能减少预扣。${noExtraTax}`
export const onWholeRent = `按全部租金计算。您自己支付的账单不能减少预扣。${noExtraTax}`
export const agentPays = '我们在每季度结束后 30 天内缴给 HMRC，并给您全年的扣税证明。'
export const noAgent = '没有中介代收租金。'
export const lowRent = (weekly: number) => `每周租金不超过 £${weekly} 的租客无需预扣，除非 HMRC 要求。您仍须纳税。`
export const tenantWithholds = (weekly: number) =>
  `没有中介代收租金时，每周租金超过 £${weekly} 的租客必须就全部租金预扣税款，只能减去租客替您支付的款项。`

// The explanation.
export const twoYields = '两种回报率'
export const grossAndNet = '毛回报率和净回报率'
export const aboutYields =
  '毛租金回报率（gross yield）是一年租金除以房价，广告中通常写的是它。' +
  '净租金回报率（net yield）是租金扣除空置、我们的费用、物业管理费、地租、保险和维修之后的余额，' +
  '除以房价加印花税。它没有扣除按揭利息和所得税，因为这两项因人而异。'
export const feesFrom = '我们的费用取自'
export const priceList = '收费表'
export const countedOnce = '，含增值税。每份新租约收一次的费用，按每年一次计算。'
export const fromAbroad = '海外房东'
export const fullRent = '预扣税，以及怎样\u200B全额收取租金'
export const aboutScheme = (percent: number) => [
  '如果您一年中有六个月或以上住在英国境外，适用非居民房东税务计划（Non-resident Landlord Scheme，NRL）。' +
    `您的中介从租金中扣除它代您支付的账单后，预扣 ${percent}%，每季度缴给英国税务海关总署（HMRC）。` +
    '如果没有中介代收租金，每周租金超过 £100 的租客必须照此预扣和上缴。这笔钱计入您当年的应缴税款。' +
    '您报税之后，HMRC 退还多扣的部分。',
  '如果您在英国的税务情况正常，或您从未有过英国税务事项，HMRC 会批准您全额收取租金。' +
    '请在第一位租客入住之前申请，个人用 NRL1 表，公司用 NRL2 表，受托人用 NRL3 表。' +
    '房产收入的基本税率预定于 2027年4月6日升至 22%。' +
    '我们上次核对本页时，尚不确定非居民房东税务计划是否采用该税率。',
  '自 2026年4月6日起，租金和自雇收入合计每年超过 £50,000 的房东必须保存电子账目，每季度向 HMRC 申报。' +
    '这项制度叫数字化报税（Making Tax Digital）。门槛于 2027年4月降至 £30,000，2028年4月降至 £20,000。' +
    '是否适用于您，请咨询会计师。',
]
export const notAdvice = '。仅供参考，不构成建议。'

null satisfies SameMessages<typeof import('../en/rental-yield.ts'), typeof import('./rental-yield.ts')>
