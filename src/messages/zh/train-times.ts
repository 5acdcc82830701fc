import type { SameMessages } from '../same-messages.ts'

// The journeys by train from a home, and the chooser of another place.

export const title = '乘地铁或火车，门到门'
export const noStation = (minutes: number) => `我们的地图上，从这套房源步行 ${minutes} 分钟以内、河同一侧没有车站。`
export const noWay = '没有找到路线'
export const toAnother = '到其他车站或大学'
export const choosePlace = '选择地点'
export const stations = '车站'
export const universities = '大学'
export const failed = '未能加载路线。请稍后重新选择地点。'
export const allHomes = (place: string) => `乘车 40 分钟以内到 ${place} 的全部房源`
export const estimates =
  '时间为工作日白天的估算，取整到五分钟。其中包括：步行到车站，两班车间隔的一半，乘车时间，' +
  '每次换乘三分钟和再次候车，以及下车后的步行。依据是距离和常见车速，而不是时刻表。'

null satisfies SameMessages<typeof import('../en/train-times.ts'), typeof import('./train-times.ts')>
