import type { SameMessages } from '../same-messages.ts'

// The page for landlords about lettings: packages, the law, and life abroad.

export const description = '出租伦敦房产的方案，价格均含增值税，以及英格兰法律对房东有哪些要求。'
export const descriptionAbroad =
  '出租伦敦房产的方案，价格均含增值税。英格兰法律对房东有哪些要求，住在海外又有什么不同。'
export const lead = '选择适合您的方案，看看法律对您有哪些要求。'
export const leadAbroad = '选择适合您的方案。看看法律对您有哪些要求，住在其他国家又有什么不同。'
export const title = '房东出租代理'
export const heading = '房东出租代理：无论您在哪里，都能出租\u200B伦敦的房子'
export const highbury = 'Highbury 一栋带凸窗的维多利亚式住宅（图片由电脑生成）'
export const askForValuation = '申请出租估价'
export const landlordsAbroad = '海外房东'
export const hallTable = '玄关边几，上有信件托盘，墙上一面圆镜（图片由电脑生成）'
export const whatRent = '您的房子\u200B能租多少？'
export const oneRent = '您会收到一个书面的建议租金，并附依据。之后您可以自己出租，也可以委托我们。'
export const howWeManage = '我们如何托管'

// Packages.
export const packages = '方案'
export const howMuchWeDo = '由您选择我们做多少'
export const popular = '热门'
/** Below a percentage. @param of what it is of: `每月租金` */
export const ofRent = (of: string, vat: string) => `占${of}，${vat}`
export const whoDoesWhat = '谁做什么（价格含增值税）'
export const job = '工作'
export const weDo = '我们'
export const you = '您'
/** @param of what a fee pays for: `每份租约` */
export const charged = (price: string, of: string) => `${of} ${price}`
export const percentagesWithVat =
  '百分比均含增值税（VAT）。即使您住在海外，也须支付增值税。其他全部费用，以及租客可能需要支付的款项，请看'
export const onePageOfFees = '收费页'
export const rentPaidToYou =
  '选择“仅招租”时，租客直接把租金付给您。如果您住在海外，且租金高于每周 £100，由租客扣税，' +
  '并每季度向 HMRC（英国税务海关总署）申报。经 HMRC 批准，您可以全额收取租金。'

// The law.
export const compliance = '合规'
export const whatLawRequires = '英格兰法律\u200B对房东的要求'
export const weKeepDates = '选择“全程托管”，所有日期由我们为您跟进。'
export const checklist = '合规清单'
export const needed = '所需事项'
export const rule = '法律要求'
export const howOften = '时限或频率'
export const howOftenIs = '时限或频率：'
export const source = '来源（英文）'
export const register =
  '政府曾宣布，私人房东登记册（PRS Database）将于 2026年底起按地区推行。我们读到的最新网页（2026年7月1日）没有给出日期。'

// Landlords abroad.
export const ifYouLiveAbroad = '如果您住在英国境外'
export const sourceIs = '来源（英文）：'
export const noAdvice =
  '以上是信息，不是建议。税务取决于您的情况，以及您所在国家与英国的税收协定。请咨询为非英国居民服务的会计师。'

// When the statements were compared with their sources.
export const reviewed = { before: '最近核对日期', after: '，核对所用的来源副本：' }
export const reviewedWith = (name: string, read: string) => `${name}：${read}`
export const notReviewed = '尚未核对，链接供进一步阅读'

null satisfies SameMessages<typeof import('../en/lettings.ts'), typeof import('./lettings.ts')>
