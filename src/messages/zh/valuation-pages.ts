import type { SameMessages } from '../same-messages.ts'

// The pages of rental and sales valuations, except for their forms (valuation.ts).

export const stepByStep = '具体步骤'

// The rental valuation.
export const rentalDescription = '免费评估您在伦敦的房子能租多少：上门后书面给出一个建议租金，并附近期的出租案例。'
export const rentalLead =
  '依照法律，广告须写明一个租金，您不得接受更高的租金。所以这个租金必须定准。我们免费建议一个租金，并给您看依据。'
export const rentalHeading = '出租估价：定准\u200B广告中的租金'
export const sittingRoom = '暮色中高层公寓的客厅（图片由电脑生成）'
export const instantValuation = '立即估价'
export const formTakes = '填写表单约需一分钟，由真人回复。'
export const whyItMatters = '为什么重要'
export const whyRightRent = '为什么一开始\u200B就要定准租金'
export const fromCallToKeys = '从您来电\u200B到租客拿到钥匙，约三周'

export const guarantee = '租金保障'
export const ifRentIsNotPaid = '如果租客欠租'
export const hallTable = '玄关边几，上有台灯、信件托盘，墙上一面圆镜（图片由电脑生成）'
export const guaranteeFacts = [
  { name: '是什么', value: '一份保险' },
  { name: '由谁赔付', value: '保险公司，不是我们' },
  { name: '前提', value: '租客通过我们的审核' },
  { name: '我们的佣金', value: '无' },
]
export const guaranteeText =
  '租金保障险可以选购。在法院审理收回房屋的诉讼期间，由它支付租金，通常也支付律师费。请先阅读保单。'
export const insurerNotNamed = '本网站仅作演示，因此没有写明保险公司及其 FCA（英国金融行为监管局）编号。'
export const seeFees = '查看全部收费'

// The sales valuation.
export const salesDescription = '免费评估您在伦敦的房子能卖多少：上门后书面给出三个价格，并说明卖房的六个步骤。'
export const salesLead =
  '您会收到要价、我们预期的价格，以及我们建议您接受的最低价。即使您委托别的中介出售，也可以使用这些价格。'
export const salesHeading = '出售估价：三个价格，各有理由'
export const whyAskUs = '为什么找我们'
export const priceAndPapers = '先核对价格和文件，再登广告'
export const sixSteps = '六个步骤，每一步都告诉您进展'
export const aboutSelling = '关于卖房的问题'

export const insights = '市场数据'
export const whatDataTells = '市场数据\u200B能告诉您什么'
export const fulham = '富勒姆一排红砖联排住宅前的樱花（图片由电脑生成）'
/** @param span what a figure counts: `从第一次上门到完成交割` */
export const saleTakes = (span: string) => `卖一套房，${span}`
export const ofWhich = (span: string) => `其中，${span}`
export const ourFee = '我们的费用，含增值税'
export const pricesCompared =
  '要价反映卖家的期望。土地登记局（HM Land Registry）一两个月后公布成交价。我们把两者与我们了解到的近期出价比较。'
export const pricesAndRents = '各区域的房价、租金和回报率'
export const pricesAndYields = '各区域的房价和回报率'

// The request on both pages.
export const askUs = '申请'
export const askForRental = '申请出租估价'
export const askForSales = '申请出售估价'
export const tellUs = (promise: string) =>
  `请告诉我们地址、卧室数，以及房子有什么特别之处。我们会有一位同事${promise}回复您。估价免费，您不承担任何义务。`
export const phone = '电话'
export const visitLength = '上门用时'
export const inWriting = '上门后给出书面结果'

null satisfies SameMessages<typeof import('../en/valuation-pages.ts'), typeof import('./valuation-pages.ts')>
