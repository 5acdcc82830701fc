import type { SameMessages } from '../same-messages.ts'

// The page of an area.

export const inLondon = (area: string) => `伦敦${area}`
export const whatItIsLike = '区域印象'
export const nearby = '周边'
export const areasNear = (area: string) => `${area}附近的区域`
export const theGuide = '区域指南'

// Its top, with links to the sections.
export const resources = '资讯'
export const areaGuide = '区域指南'
export const forSale = '出售'
export const toRent = '出租'
export const map = '地图'
export const stations = '车站'
export const walk = '步行路线'
export const prices = '价格'
export const homeCount = (count: number) => `${count} 套房源`
export const hereToday = '今日在列'

// A walk.
export const aWalk = '步行路线'
export const walkThrough = (area: string) => `走一走${area}`
export const wholeWalk = (from: string, to: string, minutes: number) =>
  `从 ${from} 到 ${to}，中途不停约 ${minutes} 分钟。`
export const mapOfWalk = (places: string) => `步行路线地图：${places}`
export const kinds = { station: '车站', university: '大学', park: '公园', water: '水面' }
export const linesAndZone = (lines: string, zone: string) => `${lines}，${zone}`
export const fromBefore = (minutes: number) => `距上一处步行约 ${minutes} 分钟`
export const drawnByUs = '路线由我们按直线绘制，分钟数已考虑街道弯曲。小圆圈是其他车站。位置已与 OpenStreetMap 核对。'
export const estimates = '分钟数为估算，已考虑街道弯曲。'

// Homes and prices.
export const rent = '租房'
export const buy = '买房'
export const homesToRent = (area: string) => `${area}的出租房源`
export const homesForSale = (area: string) => `${area}的出售房源`
export const allToRent = (area: string) => `${area}的全部出租房源`
export const allForSale = (area: string) => `${area}的全部出售房源`
export const whatHomesCost = (area: string) => `${area}的\u200B房价和租金`
export const updated = '更新于'
export const whereFrom = '所有区域，以及数字的来源'

// Where it is.
export const onTheMap = '在地图上'
export const nearbyPlaces = '附近地点'
export const whereItIs = (area: string) => `${area}在哪里`
export const stationsAndParks = (area: string) => `${area}的车站和公园`
export const mapShows = '车站和公园'
export const parksNearby = (parks: string) => `附近的公园：${parks}。`

null satisfies SameMessages<typeof import('../en/area.ts'), typeof import('./area.ts')>
