import type { SameMessages } from '../same-messages.ts'

// The pictures and floor plans of a home, in its page and in full screen.

export const carousel = '轮播图'
export const allPictures = (count: number) => `全部 ${count} 张图片`
export const fullScreen = '全屏'
export const inFullScreen = '，全屏'
export const opensFullScreen = '（全屏打开）'
export const openFullScreen = '全屏查看'
export const pictureSpace = '图片 '
export const picture = '图片'
export const pictureNumber = (position: number) => `第 ${position} 张图片`
export const pictureFullScreen = (position: number, count: number) => `第 ${position} 张图片，共 ${count} 张，全屏`
export const previousPicture = '上一张图片'
export const nextPicture = '下一张图片'
export const map = '地图'

export const chooseView = '选择查看内容'
export const onSite = (host: string) => `，在 ${host}`
export const moveOrClose = '← → 切换 · Esc 关闭'
export const escCloses = 'Esc 关闭'
export const larger = '放大'
export const smaller = '缩小'

export const planKeys = '户型图：用 + 和 − 缩放，用方向键移动'
export const planHint = '+ − 缩放 · 拖动移动 · Esc 关闭'
export const previousPlan = '上一张户型图'
export const nextPlan = '下一张户型图'
export const planOf = (title: string) => `${title} 的户型图`
export const planNumber = (title: string, position: number, count: number) =>
  `${title} 的户型图，第 ${position} 张，共 ${count} 张`
/** Between the floors of a plan and its notes. */
export const betweenNotes = '。'
export const illustration = '仅为示意，请勿据此确定尺寸。'

null satisfies SameMessages<typeof import('../en/gallery.ts'), typeof import('./gallery.ts')>
