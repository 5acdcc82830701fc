import type { SameMessages } from '../same-messages.ts'

// Words of parts that stand on many pages: breadcrumbs, contents, maps, messages.

/** Between two sentences, or two words that the markup parts. */
export const space = ''
/** After a link that ends a sentence. */
export const fullStop = '。'

export const home = '首页'
export const breadcrumb = '当前位置'
export const onThisPage = '本页内容'
export const contact = '联系我们'

export const lastReviewed = '最近核对：'
/** After the day of a review: what was read on it. */
export const reviewedWith = (read: string) => `，依据：${read}。`
export const source = '来源：'
export const sources = '来源：'
export const semicolon = '；'

export const pages = '分页'
export const previousPage = '上一页'
export const nextPage = '下一页'
export const pageOf = (page: number, last: number) => `第 ${page} 页，共 ${last} 页`

export const mapLabel = (title: string, shows: string) => `${title} 在伦敦的位置，地图显示${shows}`
export const mapOfStations = '步行可达的车站'
export const ourMap = '地图由我们绘制，位置已与 OpenStreetMap 核对。'
export const othersMap = '点按“显示地图”后，地图从另一家公司加载。'
export const showMap = '显示地图'
export const openMap = '在 OpenStreetMap 中打开'

export const lookingForHome = '您在找房吗？'
export const searchWithYou = '请告诉我们您想找什么样的房子。我们会有一位同事和您一起找，找到后发邮件告诉您。'
export const writeToUs = '给我们留言'
export const georgian = '乔治时期联排住宅的纸板模型（图片由电脑生成）'
export const victorian = '两栋维多利亚式住宅的纸板模型（图片由电脑生成）'
export const docklands = '码头区高层住宅的纸板模型（图片由电脑生成）'

export const pageNotFound = '页面不存在'
export const noPageHere = '这个网址没有页面。'
export const mayHaveMoved = '页面可能已移走，或者链接不完整。'
export const returnHome = '返回首页'
export const goBack = '返回上一页'

// When a part of the page fails.
export const stopped = '页面的这一部分停止了工作。'
export const whyStopped =
  '浏览器的翻译功能或扩展程序可能改动了本页。您已填写的内容仍在。如果再次出现，请为本网站关闭翻译。'
export const resume = '继续'
export const notLoaded = '页面的这一部分没有加载出来。'
export const checkConnection = '请检查网络连接。'
export const loadAgain = '重新加载页面'
export const tryAgain = '重试'

null satisfies SameMessages<typeof import('../en/common.ts'), typeof import('./common.ts')>
