import type { SameMessages } from '../same-messages.ts'

// Journeys by train and on foot, which browsers write: on a home's page and on cards.

export const aboutMinutes = (minutes: number) => `约 ${minutes} 分钟`
export const walkAndRide = (minutes: number, station: string, way: string) =>
  `步行 ${minutes} 分钟到 ${station}，再${way}。`
export const onFoot = '步行。'
export const noJourney = (place: string, minutes: number) =>
  `从这套房源步行 ${minutes} 分钟以内的车站出发，没有找到乘车到 ${place} 的路线。`
/** On a card. */
export const walkToPlace = (minutes: number, place: string) => `步行约 ${minutes} 分钟到 ${place}`
export const trainToPlace = (minutes: number, place: string) => `乘车约 ${minutes} 分钟到 ${place}`
export const onFootToPlace = (minutes: number, place: string) => `步行约 ${minutes} 分钟到 ${place}`

null satisfies SameMessages<typeof import('../en/journeys.ts'), typeof import('./journeys.ts')>
