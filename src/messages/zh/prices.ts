import type { SameMessages } from '../same-messages.ts'

// The page of prices and rents by area.

export const description = '伦敦十个区域的房价、租金和毛租金回报率，逐月列出。附计算方法，可下载表格。'
export const heading = '伦敦房价：房子值多少，能收多少租'
export const lead = '十个区域十三个月的房价和租金，并列对比。您可以看到，同样的房价在哪些区域租金更高。'
export const updated = '更新于'
export const illustrative = '。数字为示例，见'
export const see = '。见'
export const aboutTheData = '数据说明'

// Overview.
export const marketOverview = '市场概览'
export const averageRent = '平均租金'
export const grossYield = '毛租金回报率'
export const mostExpensive = '房价最高'
export const leastExpensive = '房价最低'
export const risenMost = '一年涨幅最大'
export const fallenMost = '一年跌幅最大'
export const ofArea = (area: string, figure: string) => `${area}，${figure}`
interface AverageText {
  areas: number
  month: string
  change: string
  rising: number
}
export const average = ({ areas, month, change, rising }: AverageText) =>
  `是 ${month}这 ${areas} 个区域的平均房价，一年变化 ${change}。其中 ${rising} 个区域上涨。`

// The map.
export const onTheMap = '地图'
export const pricesOnMap = '地图上的房价'
export const figureOnMap = '地图上的数字'
export const mapOfAreas = '各区域地图，下面的表格有相同的数字'
export const averagePrice = '平均房价'
export const averageRentMonth = '平均月租'
export const rentalYield = '租金回报率'
export const changeInYear = '一年变化'
export const shades = (label: string, min: string, max: string) => `${label}：从 ${min}（最浅）到 ${max}（最深）。`
export const aboutShapes =
  '图中的形状不是官方边界，而是离各区域中心最近的街道，最远一英里（约 1.6 公里）。点选可打开该区域的页面。'

// Month by month.
export const monthByMonth = '逐月变化'
export const howPricesChanged = '一年来房价的变化'
interface ChartText {
  areas: number
  since: string
  worst: string
  best: string
}
export const chart = ({ areas, since, worst, best }: ChartText) =>
  `折线图：${areas} 个区域自 ${since}以来的房价变化百分比，从${worst}，到${best}。下面的表格有全部数字。`
export const aboutLines = (since: string) =>
  `每条线表示一个区域的平均房价自 ${since}以来的变化。虚线表示比开始时低。房价见表格。`

// The table.
export const byArea = '按区域'
export const compared = '十个区域对比'
export const spark = (area: string, yearAgo: string, now: string) => `${area}：十二个月内从 ${yearAgo} 到 ${now}`
export const scale = (reach: number) =>
  `每条线表示十二个月的房价，虚线是一年前的房价。所有小图比例相同：上下各 ${reach}%。`
export const withoutAverage = (areas: string) => `我们也服务${areas}。那里每月成交太少，没有平均值。`
export const caption = '各区域的平均房价、年变化、平均租金和毛租金回报率'
export const area = '区域'
export const twelveMonths = '十二个月'
export const columns = {
  price: '平均房价',
  change: '年变化',
  rent: '平均月租',
  yield: '租金回报率',
}

// What follows it.
export const marketInsights = '市场观察'
export const whatTheyShow = '这些数字说明什么'
export const researchReports = '研究报告'
export const downloadOrPrint = '下载或打印这些数字'
export const spreadsheet = {
  title: '表格文件',
  text: (areas: number) =>
    `${areas} 个区域的房价、变化、租金和回报率。CSV 文件，可用 Excel、Numbers 或文本编辑器打开。`,
  action: '下载 CSV',
}
export const sales = {
  title: '2026年伦敦房价（英文）',
  text: '现在和一年前的平均房价，以及唯一住房、额外住房和海外买家各自的印花税。一页 A4，英文。',
}
export const rents = {
  title: '2026年伦敦租金（英文）',
  text: '现在和一年前的平均租金（含周租）、法律允许的最高押金，以及回报率。一页 A4，英文。',
}
export const openToPrint = '打开并打印'
/** After an action, for screen readers. */
export const whichReport = (title: string) => `：${title}`
export const aboutData = '数据说明'
export const whereFrom = '这些数字从哪里来'
export const official = '官方的房价和租金数据：'
export const whatIsYours = '您的房子\u200B值多少？'
export const bookSalesValuation = '预约出售估价'
export const bookRentalValuation = '预约出租估价'
export const askAboutStreet = '问问您那条街的情况'

null satisfies SameMessages<typeof import('../en/prices.ts'), typeof import('./prices.ts')>
