import type { SameMessages } from '../same-messages.ts'

// What a home's page says of its state, and what links, heads and shares say of it.

export const underOffer = {
  summary: '这套房源已接受报价（under offer）。',
  explanation:
    '卖家已接受一份报价，但在交换合同之前，交易仍可能变化。请留下您的信息，如果房源重新上市，我们会写信告诉您。',
}
export const letAgreed = {
  summary: '这套房源已达成租约（let agreed）。',
  explanation: '我们已与一位租客商定条件，但租约尚未签署。请留下您的信息，如果房源重新上市，我们会写信告诉您。',
}
export const sold = {
  summary: '这套房源已售出。',
  explanation: '它已不在市场上。所示价格为最后的要价。',
}
export const isLet = {
  summary: '这套房源已租出。',
  explanation: '它已不在市场上。所示租金为最后公布的租金。',
}

/** The title of a page. */
export const titleInArea = (title: string, area: string) => `${title}，${area}`
export const price = '价格'
export const status = '状态'
export const area = '区域'
export const statusAndPrice = (status: string, price: string) => `${status}，${price}`
/** For search engines and shares: the price, and how the description begins. */
export const headOf = (price: string, description: string) =>
  `${price}。${description.length > 80 ? `${description.slice(0, 80)}…` : description}`

// Messages that a visitor sends from a page. Our staff read English, and whoever writes may not.
export const chat = (title: string, area: string, url: string) => `您好，我想咨询这套房源：${title}，${area} ${url} `
export const emailSubject = (title: string, area: string) => `咨询房源（Enquiry）：${title}，${area}`
export const emailBody = (title: string, area: string, price: string, url: string) =>
  `您好，\n\n我对这套房源感兴趣：${title}，${area}（${price}）。\n${url}\n\n`

null satisfies SameMessages<typeof import('../en/listing-texts.ts'), typeof import('./listing-texts.ts')>
