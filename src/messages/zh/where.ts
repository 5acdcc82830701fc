import type { SameMessages } from '../same-messages.ts'

// What the “where” box suggests. The home page loads this without the messages of the lists.

export const kinds = {
  Area: '区域',
  Station: '车站',
  University: '大学',
  District: '地段',
  Postcode: '邮编',
  Street: '街道',
}
export const words = '关键词'
export const reference = '房源编号'
export const toRent = '出租'
export const forSale = '出售'
export const detailWithList = (detail: string, list: string) => `${detail}，${list}`
export const homesIn = (place: string) => `${place} 的房源`
export const around = (place: string) => `${place} 附近`
export const nearStation = (station: string) => `靠近 ${station} 站`
export const quoted = (text: string) => `“${text}”`
export const searchWords = '在房源文字中搜索'

export const ourAreas = '我们的区域。也可以输入车站、大学、邮编或街名。'
export const firstPart = (outcode: string, postcode: string) =>
  `我们只公布房源邮编的前半部分。${outcode} 是 ${postcode} 的前半部分。`
export const unknownPostcode = (outcode: string) => `没有找到邮编 ${outcode}。`
export const unknownName = '没有找到这个地名。'
export const placesLost = '未能加载地点，您可以搜索关键词。'
export const unknownReference = '没有这个编号的房源。'
export const suggestions = (count: number) => `${count} 条建议。`
export const wordsInstead = '改为搜索关键词。'
export const places = '地点'
export const clear = '清除位置'

null satisfies SameMessages<typeof import('../en/where.ts'), typeof import('./where.ts')>
