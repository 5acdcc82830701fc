import type { SameMessages } from '../same-messages.ts'

// Where a home is, what is near it, and when the sun shines in.

export const fullAddress = '我们确认看房后，会告诉您完整地址。'
export const mapShowsStreet = '地图显示所在街道。'
export const outsideMap = '这套房源在我们的伦敦地图范围之外。'
export const areaOutsideMap = (area: string) => `${area} 不在我们的地图上。`
export const openStreet = '在 OpenStreetMap 中打开所在街道'
export const openArea = (area: string) => `在 OpenStreetMap 中打开 ${area}`
export const inLondon = (area: string) => `伦敦，${area}`
export const shownAroundHome = '步行可达的车站、大学和公园'
export const shownInArea = '车站和公园'
export const askForStreet = '请向我们询问所在街道。'
export const livingIn = (area: string) => `了解${area}`

export const stations = '车站（步行）'
export const universities = '大学'
export const parks = '公园（步行）'
export const aboutMinutes = (minutes: number) => `约 ${minutes} 分钟`
export const aboutRange = (min: number, max: number) => `约 ${min} 至 ${max} 分钟`
export const linesAndZone = (lines: string, zone: string) => `${lines}，${zone}`
export const kilometres = (count: string) => `${count} 公里`
export const onFoot = '步行'
export const straightLine = '直线距离'
export const nextToIt = '紧邻'
export const estimates =
  '步行时间为估算：从所在街道到目的地的直线距离加四分之一，每分钟 80 米。公园量到最近的边缘。隔河的地点不列出。'

export const roomsLook = (direction: string) => `主要房间朝${direction}。`
export const compass = (direction: string) =>
  `指南针图。窗户朝${direction}。弧线表示六月、九月和十二月太阳从日出到日落的路径。`
/** North, east, south and west. */
export const directions = ['北', '东', '南', '西']
export const calculated =
  '按伦敦的位置和当地时间计算，为各月 21 或 22 日的情况。我们知道窗户的朝向，' +
  '但不知道对面有哪些楼房和树木，它们可能遮挡阳光。'
export const sunOnWindows = '阳光可照到窗户'
export const otherDaylight = '其他日光时间'

null satisfies SameMessages<typeof import('../en/location.ts'), typeof import('./location.ts')>
