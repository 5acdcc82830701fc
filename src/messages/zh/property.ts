import type { SameMessages } from '../same-messages.ts'
import { floorName } from './rooms.ts'

// The page of a home: head, actions, sections, and messages if it is missing.

export const pageTitle = '房源'
export const addedToday = '今天新上架的房源。'
export const needsScript = '这套房源在页面生成之后上架，需要 JavaScript 才能显示。请致电'
export const phoneOffer = '，我们会向您介绍。'
export const skipToEnquiry = '跳到咨询表单'
export const loading = '正在加载房源…'
export const failed = '未能加载房源'
export const notFound = '您要找的房源不存在，或已下架'
export const seeOthers = '请看目前在租、在售的房源，或致电'
export const returnHome = '返回首页'

export const backToRent = '← 返回出租房源'
export const backToSale = '← 返回出售房源'
/** @param floor as staff wrote it: Raised ground floor */
export const typeOnFloor = (type: string, floor: string) => `${type}，${floorName(floor)}`
export const reducedOn = (pounds: string, day: string) => `${day}降价 ${pounds}`
export const perMonth = '/月'
export const perCalendarMonth = '按自然月计'
export const lastAskingPrice = '（最后公布的价格）'

// Contents and titles of sections.
export const pictures = '图片'
export const description = '介绍'
export const costs = '费用'
export const facts = '房源信息'
export const light = '日照'
export const floorPlan = '户型图'
export const floorPlans = '户型图'
export const location = '位置'
export const enquire = '咨询'
export const otherHomes = '其他房源'
export const similar = '相似房源'
export const knownCount = (known: number, counted: number) => `${known}/${counted}`
export const fullDescription = '房源介绍'
/** Above a description that is not in the page's language. */
export const originalFollows = '以下为英文原文。'
export const features = '特点'
export const factCount = (count: number) => `${count} 项`
export const allToRent = '全部出租房源'
export const allForSale = '全部出售房源'

export const history = '价格记录'
export const aMonth = '每月'
export const ownRecords = '来自我们自己的记录，价格以伦敦当天结束时为准。当天更正的改动不显示。我们没有其他中介的记录。'

// Actions, and ways to reach us.
export const arrangeViewing = '预约看房'
export const call = '致电'
export const email = '邮件'
export const print = '打印'
export const video = '视频'
export const virtualTour = '虚拟看房'
export const listedOn = (day: string) => `${day}上架`
export const reference = (reference: string) => `编号 ${reference}`
export const askAboutHome = '咨询这套房源'
export const enquiryAboutHome = '咨询这套房源'
export const whatNext = '接下来'
export const sendEmail = '发送邮件'
export const writeOnWhatsApp = '用 WhatsApp 联系'
export const viewingFree = '看房免费。如果您住在海外，可以通过实时视频通话看房。'
export const onRightmove = '在 Rightmove 上查看'
export const portalDemoNote = '本网站仅作演示，链接打开该平台的首页。'
export const sameListingNote = '该平台上的同一套房源。'
export const lookingForSimilar = '您在找类似的房源吗？'
export const availableToday = '列表显示今天在租、在售的房源，最新的在前。'
export const homesToRent = '出租房源'
export const homesForSale = '出售房源'
export const lettingNearby = '您在附近有房出租？'
export const sellingNearby = '您在附近有房出售？'
export const whatItLetsFor = '问问您的房子能租多少'
export const whatItIsWorth = '问问您的房子值多少'

// The energy certificate.
export const energy = '能源'
export const rated = (rating: string) => `${rating} 级`
export const ratedSentence = (rating: string) => `能源性能证书（EPC）等级为 ${rating}。`
export const potentialSame = '潜在等级相同。'
export const potentialIs = (rating: string) => `潜在等级为 ${rating}。`
export const certificateUntil = (day: string) => `证书有效期至${day}。`
export const readOnRegister = (day: string) => `${day}在官方登记处查得。`
export const certificate = '能源性能证书'
export const certificatePage = (page: number) => `能源性能证书，第 ${page} 页`
export const efficientFirst = '最节能的在上'
export const now = '目前'
export const potential = '潜在'

// On paper.
export const pageAndAgent = '本房源的网页和中介'
export const openPage = '打开本房源的网页'

null satisfies SameMessages<typeof import('../en/property.ts'), typeof import('./property.ts')>
