import type { SameMessages } from '../same-messages.ts'

// What stands around every page: skip link, header, notices and footer.

export const skipToContent = '跳到正文'
export const opensInNewTab = '（在新标签页中打开）'

export const mainMenu = '主菜单'
export const menu = '菜单'
export const closeMenu = '关闭'
export const bookValuation = '预约估价'
/** Between two items in a row, such as days and other days, or a link's text and its count. */
export const comma = '，'

export const notice = '通知'
export const newHomes = '新房源'

export const footerAbout = '关于'
export const footerLegal = '法律信息'
export const registration = (legalName: string, number: string, vat: string, address: string, invented: boolean) =>
  `${legalName} 在英格兰和威尔士注册。公司注册号 ${number} 和增值税号 ${vat}${invented ? ' 均为占位示例' : ''}。` +
  `注册地址：${address}。`
export const protection = (redress: string, money: string, invented: boolean) =>
  `投诉调解机构：${redress}。客户资金保护：${money}。${invented ? '两者均为占位示例。' : ''}`
export const feesWithVat = '我们的收费（含增值税）'
export const computerPictures = '图片由电脑生成。'

null satisfies SameMessages<typeof import('../en/layout.ts'), typeof import('./layout.ts')>
