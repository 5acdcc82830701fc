import type { SameMessages } from '../same-messages.ts'

// Maps of homes and around a home: their controls, and their words when they do not load.

export const mapLost = '未能加载地图。'
export const sameHomes = '列表显示相同的房源。'
export const loading = '正在加载地图…'
export const streetsLost = '未能加载街道地图。'
export const ownMapInstead = '现在显示的是我们自己的地图。'
export const mapOf = (title: string) => `${title} 的地图`
export const zoomIn = '放大'
export const zoomOut = '缩小'
/** The attribution of our drawing, followed by that of a tile server. */
export const drawnByUs = '由我们绘制，已与 OpenStreetMap 核对'

null satisfies SameMessages<typeof import('../en/maps.ts'), typeof import('./maps.ts')>
