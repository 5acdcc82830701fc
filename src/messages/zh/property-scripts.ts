import type { SameMessages } from '../same-messages.ts'

// Scripts of a home's page import this file: constants alone, so that it stays no file of its own.

export const picturesOf = ''
export const itsPictures = ' 的图片'
export const close = '关闭'
export const closeFullScreen = '关闭全屏'
export const pictureKeys = '图片：用方向键切换'
export const printedOn = '打印日期：'

null satisfies SameMessages<typeof import('../en/property-scripts.ts'), typeof import('./property-scripts.ts')>
