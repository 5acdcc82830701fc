import type { SameMessages } from '../same-messages.ts'

// A home's page: key facts, its state, its history, its head, and messages to us that begin with its name.

export const bedrooms = '卧室'
export const bathrooms = '卫生间'
export const floorSize = '面积'
export const availableFrom = '可入住日期'
export const now = '即日起'
export const isFurnished = '家具'
export const furnished = '带家具'
export const unfurnished = '不带家具'
export const tenure = '产权'
export const energy = '能源等级'
export const councilTax = '市政税'

export const underOffer = '这套房源已接受报价（under offer）。'
export const underOfferMeans =
  '卖方已接受一位买家的出价，但在交换合同之前，交易仍不确定。请留下您的联系方式，如果房源重新上架，我们会发邮件告诉您。'
export const letAgreed = '这套房源已达成租约（let agreed）。'
export const letAgreedMeans =
  '我们已与一位租客谈妥条件，但租约尚未签署。请留下您的联系方式，如果房源重新上架，我们会发邮件告诉您。'
export const sold = '这套房源已售出。'
export const soldMeans = '房源已下架。所示价格为最后一次公布的要价。'
export const isLet = '这套房源已租出。'
export const letMeans = '房源已下架。所示租金为最后一次公布的租金。'

/** What happened to a home on the market. */
export const events = {
  listed: '上架',
  relisted: '重新上架',
  reduced: '降价',
  under_offer: '已接受报价',
  let_agreed: '已达成租约',
  live: '重新可租可售',
}
export const less = (pounds: string) => `降 ${pounds}`
export const lessPercent = (pounds: string, percent: number) => `降 ${pounds}（${percent}%）`

export const titleInArea = (title: string, area: string) => `${title}，${area}`
export const notFound = '没有找到房源'
export const price = '价格'
export const status = '状态'
export const area = '区域'
export const statusAndPrice = (status: string, price: string) => `${status}，${price}`
/** The beginning of a description, for search engines. */
export const excerpt = (price: string, line: string) => `${price}。${line.slice(0, 80)}${line.length > 80 ? '…' : ''}`

/** The same of a home whose description is in another language than the page. */
export const keyFacts = (facts: readonly string[]) => `${facts.join('，')}。`

export const whatsApp = (title: string, area: string, url: string) => `您好，我想咨询 ${title}（${area}）：${url} `
export const emailSubject = (title: string, area: string) => `咨询：${title}，${area}`
export const emailBody = (title: string, area: string, price: string, url: string) =>
  `您好：\n\n我对 ${title}（${area}，${price}）感兴趣。\n${url}\n\n`

null satisfies SameMessages<typeof import('../en/listing.ts'), typeof import('./listing.ts')>
