import type { SameMessages } from '../same-messages.ts'

// The area guide.

export const heading = '区域指南：逐区了解伦敦'
const before = (moves: string) => `每个区域什么样、有哪些地铁和火车，以及在那里${moves}之前要问什么。`
export const leads = { both: before('买房或租房'), lettings: before('租房'), sales: before('买房') }
export const writtenForAbroad = '写给在海外选房的人。'

// The choice of an area.
export const chooseArea = '选择区域'
export const areas = '区域'
export const selectArea = '请在上方选择一个区域，查看详情'
export const averagePrice = '平均房价'
export const averageRent = '平均租金'
export const gettingAbout = '交通'
export const nearby = '附近'
export const buyIn = (area: string) => `${area}出售房源`
export const rentIn = (area: string) => `${area}出租房源`
export const livingIn = (area: string) => `了解${area}`

// The areas side by side.
export const sideBySide = '并列对比'
export const compared = (count: number) => `${count} 个区域对比`
export const captionWithPrices = (count: number) => `${count} 个区域的房价、租金、车站、公园和房源`
export const captionWithout = (count: number) => `${count} 个区域的车站、公园和房源`
export const salePrice = '平均房价'
export const change = '十二个月变化'
export const rent = '平均月租'
export const grossYield = '毛租金回报率'
export const stations = '最近的车站'
export const parks = '步行可达的公园'
export const noParks = '我们的地图上没有'
export const ourForSale = '我们的出售房源'
export const ourToRent = '我们的出租房源'
/** Between names in a cell. */
export const comma = '、'
export const pricesUpdated = '房价更新于'

// Every area.
export const allAreas = '全部区域'
export const everyArea = '我们服务的全部区域'
export const ownPages = '每个区域都有自己的页面。'
export const ownPagesToo = (count: number) => `每个区域都有自己的页面，包括上面的 ${count} 个。`
export const noAverage = (areas: string) => `${areas}没有平均房价，因为那里每月成交很少。`

// Kinds of home, places that change, universities and schools.
export const propertyTypes = '房屋类型'
export const threeKinds = '伦敦常见的三种住宅'
export const where = '分布'
export const tenure = '产权'
export const lookAt = '要看'
export const hotspots = '新建设'
export const whereBuilt = '正在新建\u200B住宅和办公楼的地方'
export const educationHubs = '教育'
export const education = '大学和学校'
export const educationCaption = '大学和学校，以及从我们的区域怎样前往'
export const institution = '院校'
export const fromOurAreas = '从我们的区域前往'

// Buyers from abroad.
export const buyerGuide = '海外买家指南'
export const buyingFromAbroad = '在海外买伦敦的房子'
export const surchargeAbroad = '印花税附加：您不住在英国'
export const surchargeAnother = '再加：您拥有另一套住房'
export const usualDeposit = '海外买家贷款的通常首付'
export const onlyHome = '唯一住房，您住在英国'
export const anotherHome = '额外住房，您住在英国'
export const anotherFromAbroad = '额外住房，您住在海外'
export const dutyOn = (price: string, area: string) => `${price}（${area}的平均房价）的印花税`
export const askQuestion = '向我们提问'
export const calculateDuty = '计算您的印花税'
export const pricesByArea = '各区域的房价和回报率'
export const forEngland = '适用于英格兰。仅供参考，不构成建议。'

null satisfies SameMessages<typeof import('../en/area-guide.ts'), typeof import('./area-guide.ts')>
