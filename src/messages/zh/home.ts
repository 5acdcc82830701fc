import type { SameMessages } from '../same-messages.ts'

// The home page, except for what the agency says of itself (src/agency/texts.ts).

export const onePerson = '每套房源由一位专人负责。'
export const wantToRent = '我想租房'
export const getRentalValuation = '获取租金估价'
export const onePersonSale = '您的出售由一位专人负责。'
export const wantToBuy = '我想买房'
export const getSalesValuation = '获取出售估价'

// The search.
export const findHome = '查找房源'
export const rent = '租房'
export const buy = '买房'
export const anyRent = '租金不限'
export const anyPrice = '价格不限'
export const findRent = '查找出租房源'
export const findSale = '查找出售房源'
export const where = '位置'
export const wherePlaceholder = '区域、车站或邮编'
export const upTo = '最高'
export const bedrooms = '卧室'
export const any = '不限'
export const seeOnMap = '在地图上查看'

export const homesLabel = '房源'
export const ourHomes = '我们的房源'
export const featured = '精选房源'
export const allToRent = '全部出租房源'
export const allForSale = '全部出售房源'
export const emailAboutRent = '有新的出租房源时邮件通知我'
export const emailAboutSale = '有新的出售房源时邮件通知我'

export const whatWeDo = '我们的服务'
export const focus = '我们只专注一件事：照看好您的房子，租金按时到账，并及时告诉您进展。'
export const callsAbroad = {
  name: '按您的时区通话',
  text: '如果您住在海外，我们会约定方便您的通话时间。每月账单同时以英镑和您的货币列出。',
}
export const onePersonToCall = {
  name: '一位专人接听',
  text: '带人看房的同事认识您的租客，也由他接听您的电话。',
}
export const oneRent = {
  name: '只有一个\u200B公布的租金',
  text: '我们不要求任何申请人加价。依照法律，租客支付的就是房源中公布的租金。',
}
export const inspected = (limit: string) => ({
  name: '每季度检查一次',
  text: `每次上门检查后，您会收到附照片的报告。维修费用超过 ${limit} 时，我们会先征得您的同意。`,
})

// Of an agency that only sells.
export const salesFocus = '我们只专注一件事：以公道的价格，把您的房子卖给能完成交割的买家，并及时告诉您进展。'
export const salesCallsAbroad = {
  name: '按您的时区通话',
  text: '如果您住在海外，我们会约定方便您的通话时间。',
}
export const salesPersonToCall = {
  name: '一位专人接听',
  text: '带人看房的同事认识您的买家，也由他接听您的电话。',
}
export const threePrices = {
  name: '书面列出三个价格',
  text: '您会收到要价、我们预期的价格，以及我们建议您接受的最低价。',
}
export const papersFirst = {
  name: '先看文件，再登广告',
  text: '我们先读租赁产权契约（lease）和物业管理费（service charge）账目，这样就能回答买家过户律师的问题。',
}

export const forLandlords = '致房东'
export const management = '物业托管，每月一份\u200B清楚的账单'
export const managementFee = '费用：占月租的比例，含增值税'
export const inspections = '上门检查，附照片'
export const emergency = '紧急情况的响应时间，通常在'
export const worksLimit = '维修超过此金额时先征得您同意'
export const howWeManage = '我们如何托管'
export const kitchen = '绿色厨房，岛台旁有三张高凳（图片由电脑生成）'

export const forSellers = '致卖家'
export const saleInSteps = '六步卖房，每个日期都告诉您'
export const saleFee = '费用：占成交价的比例，含增值税'
export const pricesAfterVisit = '上门后，书面列出三个价格'
export const visitToCompletion = '从第一次上门到完成交割'
export const afterOffer = '其中，接受出价之后'
export const howWeSell = '我们如何卖房'

export const since = (year: number) => `始于 ${year}年`
export const landlordsIn = (countries: string) => `位房东，住在超过 ${countries} 个国家`
export const landlords = '位房东'
export const tenants = '位租客，住在我们照看的房子里'
export const assets = '托管的房产总值'
export const invented = '本公司和这些数字均为虚构。'

export const clients = '客户'
export const testimonials = (count: number) => `${count} 条客户评价`
export const quoted = (quote: string) => `“${quote}”`
export const client = {
  tenant: (where: string) => `租客，${where}`,
  landlord: (where: string) => `房东，${where}`,
  seller: (where: string) => `卖家，${where}`,
  buyer: (where: string) => `买家，${where}`,
}
export const inventedClients = '本公司、客户及其评价均为虚构。'
export const previousTestimonials = '上一条评价'
export const nextTestimonials = '下一条评价'

export const findUs = '找到我们'
export const visitOffice = '欢迎到访\u200B我们的\u200B办公室'
export const visitOffices = '欢迎到访\u200B我们的\u200B办公室'
export const address = '地址'
export const phone = '电话'
export const email = '邮箱'
export const hours = '营业时间'
export const openingHours = (days: string) => `${days} `

export const worthToRentOrSell = '您的房子\u200B能租多少、\u200B卖多少？'
export const worthToRent = '您的房子\u200B能租多少？'
export const worthToSell = '您的房子能卖多少？'
export const knowsYourStreet = (promise: string) => `熟悉您那条街的同事会${promise}回复您。`
export const freeValuation = '免费估价'
export const browseSale = '浏览出售房源'
export const browseRent = '浏览出租房源'

null satisfies SameMessages<typeof import('../en/home.ts'), typeof import('./home.ts')>
