import type { SameMessages } from '../same-messages.ts'

// A home in a list: its card, its state, its buttons, and what stands in place of an empty list.

export const toRent = '出租'
export const forSale = '出售'
export const draft = '草稿'
export const live = '在架'
export const underOffer = '已接受报价'
export const letAgreed = '已达成租约'
export const sold = '已售'
export const isLet = '已租'

export const reduced = '降价'
export const newToday = '今日新上架'
export const newThisWeek = '本周新上架'

export const viewDetails = '查看详情'
export const ofHome = (title: string) => `：${title}`
export const rightmovePage = (title: string) => ` 页面：${title}（在新标签页中打开）`
export const pcmNote = '租金按自然月计'

/** The title of the feed. */
export const newHomesFrom = (agency: string) => `${agency} 的新房源`
export const feedSummary = (price: string, rooms: string, line: string) => `${price}。${rooms}。${line}`

export const save = '收藏'
export const saved = '已收藏'
export const share = '分享'
export const loading = '正在加载房源…'

export const noneFound = '没有找到房源'
export const noneToday = (kind: string) => `目前没有${kind}。请留下您的邮箱，有新房源时我们会发邮件告诉您。`
export const anyHomes = '房源'
export const homesToRent = '出租房源'
export const homesForSale = '出售房源'
export const orCall = '也可以致电'
export const tellUs = '告诉我们您想找什么样的房子。如果您有房产，可以'
export const freeValuation = '申请免费估价'
export const noneToRent = (area: string) => `${area} 今天没有出租房源。`
export const noneForSale = (area: string) => `${area} 今天没有出售房源。`
export const allToRent = '伦敦全部出租房源'
export const allForSale = '伦敦全部出售房源'

export const building = '建筑外观'
export const livingRoom = '客厅'
export const kitchen = '厨房'
export const bedroom = '卧室'
export const bathroom = '卫生间'
export const roomPicture = (room: string, title: string) => `${title}，${room}（图片由电脑生成）`
export const picture = (title: string, position: number) => `${title}，第 ${position} 张图片`

null satisfies SameMessages<typeof import('../en/listing-card.ts'), typeof import('./listing-card.ts')>
