import type { SameMessages } from '../same-messages.ts'

// The lists of homes: titles, filters, chips, counts, places, the map, and what stands in place of results.

export const rentHeading = '在伦敦租到合适的房子'
export const rentTitle = '出租房源'
export const rentDescription = (agency: string) =>
  `${agency} 的伦敦出租房源。每套只有一个公布的租金。租约不设到期日。租客入住时，不付给我们任何中介费或手续费。`
export const saleHeading = '伦敦出售房源'
export const saleTitle = '出售房源'
export const saleDescription = (agency: string) =>
  `${agency} 的伦敦出售房源，从一居室公寓到乔治时期住宅，附价格、面积和清楚的介绍。`
export const pageOf = (heading: string, page: number) => `${heading}，第 ${page} 页`
/** The description of the second page of a list, and of later ones. */
export const descriptionOfPage = (description: string, page: number, last: number) =>
  `${description}第 ${page} 页，共 ${last} 页。`
export const needsScript = '筛选和地图需要 JavaScript。全部房源都在下面的列表中，最新的在前。'
export const filtersNeedScript = '筛选需要 JavaScript。全部房源都在下面的列表中，最新的在前。'
export const emptyNeedsScript = '筛选和邮件提醒需要 JavaScript。'
export const listNeedsScript = '今天列表需要 JavaScript 才能显示。请致电我们，我们会介绍现有房源。'
export const filtersLost = '筛选条件未能加载，因此显示的是这一类的全部房源。请重新加载页面，或致电'

const numbers = new Intl.NumberFormat('en-GB')

// Prices, rooms and order.
export const anyPrice = '价格不限'
export const priceRange = (min: string, max: string) => `${min} 至 ${max}`
export const priceUpTo = (max: string) => `最高 ${max}`
export const priceFrom = (min: string) => `${min} 起`
export const upToWithBills = (max: string) => `含账单最高 ${max}`
export const bedsOrMore = (count: number) => `${count} 室及以上`
export const exactlyBeds = (count: number) => `正好 ${count} 室`
export const bedsRange = (min: number, max: number) => `${min} 至 ${max} 室`
export const bathsOrMore = (count: number) => `${count} 卫及以上`
/** Millions and thousands of pounds. */
export const millions = (count: number) => `£${Math.round(count * 10_000) / 100} 万`
export const thousands = (count: number) => `£${Math.round(count * 10) / 100} 万`
export const newest = '最新'
export const lowestPrice = '价格最低'
export const highestPrice = '价格最高'
export const largest = '面积最大'
export const nearest = '距离最近'
export const quickest = '通勤最快'
export const more = '更多'
export const moreSet = (count: number) => `更多（${count}）`

// Fields.
export const rentFrom = '最低租金'
export const rentUpTo = '最高租金'
export const salePriceFrom = '最低价格'
export const salePriceUpTo = '最高价格'
export const rentAndBills = '租金加账单，最高'
export const checkPrice = '请检查价格'
export const writeRent = '请用一个数字填写月租金，例如 1,500。'
export const writePrice = '请用一个数字填写价格，例如 500,000 或 50万。'
export const whatBills = '账单指市政税、供暖、热水、照明和停车证的费用，以我们掌握的为限。'
export const any = '不限'
export const bedrooms = '卧室'
export const beds = '卧室'
export const bathrooms = '卫生间'
export const baths = '卫生间'
export const availableBy = '最晚入住日期'
export const anyTime = '任何时间'
export const today = '今天'
export const keywords = '关键词'
export const keywordsExample = '英文词，如 garden、balcony、街名'
export const sortedBy = '排序'
export const area = '区域'
export const areas = '区域'
export const countedAreas = (count: number) => `${count} 个区域`
export const allLondon = '全伦敦'
export const apply = '应用筛选'
export const homesToRent = '出租房源'
export const homesForSale = '出售房源'
export const stationOrUniversity = '车站或大学'
export const stations = '车站'
export const universities = '大学'
export const walkingTime = '步行时间'
export const byTrainTo = '乘地铁或火车到'
export const anywhere = '不限'
export const doorToDoor = '门到门时间'
export const secondPerson = '另一位同住者要去'
export const nobodyElse = '没有'
export const upToMinutes = (minutes: number) => `${minutes} 分钟以内`
export const choosePlace = '请先选择地点'
export const placesLost = '未能加载车站和大学。'
export const tryAgain = '重试'
export const orLoadAgain = '，或重新加载页面。'

// Chips, and the links that remove a filter from an empty search.
export const filtersSet = '已选的筛选条件'
export const remove = '移除：'
export const clearAll = '全部清除'
export const aboutArea = (area: string) => `了解${area}`
export const bedroomsOrMore = (count: number) => `${count} 间及以上卧室`
export const bedroomsRange = (min: number, max: number) => `${min} 至 ${max} 间卧室`
export const bedroomCount = (count: number) => `${count} 间卧室`
export const bathroomsOrMore = (count: number) => `${count} 间及以上卫生间`
export const withinWalk = (minutes: number, place: string) => `步行 ${minutes} 分钟内到 ${place}`
export const nearUnknown = (slug: string) => `靠近“${slug}”`
export const withinTrain = (minutes: number, places: string) => `乘车 ${minutes} 分钟内到 ${places}`
export const trainUnknown = (slug: string) => `乘车到“${slug}”`
export const list = (items: readonly string[]) =>
  items.length > 1 ? `${items.slice(0, -1).join('、')}和${items.at(-1)}` : (items[0] ?? '')
export const postcode = (district: string) => `邮编 ${district}`
export const anyPostcode = '不限邮编区'
export const notInPostcode = (district: string) => `不在 ${district}`
export const withoutLowest = '不设最低价格'
export const belowLowest = (pounds: string) => `比您的最低价格低 ${pounds}`
export const withoutLimit = '不设最高价格'
export const aboveLimit = (pounds: string) => `比您的最高价格高 ${pounds}`
export const billsUpTo = (pounds: string) => `租金加账单最高 ${pounds}`
export const withoutBills = '不限租金加账单'
export const aboveBills = (pounds: string) => `含账单超过 ${pounds}`
export const withoutBedrooms = '不限卧室数'
export const withoutBathrooms = '不限卫生间数'
const roomsApart = (difference: number, room: string) =>
  `${difference < 0 ? '少' : '多'} ${Math.abs(difference)} 间${room}`
/** `少 2 间卧室`. */
export const bedroomsApart = (difference: number) => roomsApart(difference, '卧室')
export const bathroomsApart = (difference: number) => roomsApart(difference, '卫生间')
export const availableByDay = (day: string) => `${day}前可入住`
export const withoutDate = '不限入住日期'
export const afterDate = '可入住日期晚于您的日期'
export const quoted = (text: string) => `“${text}”`
export const withoutKeywords = '不用关键词'
export const notMentioned = (text: string) => `没有提到“${text}”`
export const withLongerWalk = '步行再远一些'
export const longerWalk = '步行更远'
export const withLongerJourney = '车程再长一些'
export const longerJourney = '车程更长'
export const mapArea = '地图范围'
export const inAllLondon = '全伦敦'
export const outsideMap = '在地图范围之外'
export const drawnArea = '您圈出的范围'
export const outsideDrawn = '您圈出的范围之外'
export const outsideDrawnArea = '在您圈出的范围之外'
export const inEveryArea = '所有区域'
export const inArea = (area: string) => `位于${area}`
export const walkUpTo = (minutes: number) => `步行 ${minutes} 分钟以内`
export const nearInstead = (place: string) => `改为靠近 ${place}`
export const withCount = (text: string, count: string) => `${text}：${count}`
/** Several reasons as one sentence. */
export const reasons = (texts: readonly string[]) => texts.join('，')

// Results.
export const homesUnit = () => '套房源'
export const homeCount = (count: number) => `${numbers.format(count)} 套房源`
export const homesHere = (counted: string) => `此处有 ${counted}`
export const newestOnly = '以上为最新的几套。'
export const close = '关闭'
export const newer = '较新的房源'
export const older = '较早的房源'
export const noneFound = '没有找到房源'
export const removeOne = '没有房源同时符合全部条件。移除其中一项，可以看到：'
export const changeOne = '没有房源同时符合全部条件。更改或移除其中一项，可以看到：'
export const noneAtAll = '没有房源同时符合全部条件，移除任何一项也没有结果。'
export const closeToSearch = '接近您条件的房源'
export const orTellUs = '也可以告诉我们您的要求：'
export const weWrite = '。有合适的房源时，我们会发邮件告诉您。'
export const filtersFailed = '筛选功能暂时无法使用。'
export const listFailed = '未能加载列表。'
export const changeFailed = '这次更改未能加载。'
export const offline = '您似乎没有联网。'
export const homesBefore = '显示的仍是更改之前的房源。'
export const allOfKind = '以下是这一类的全部房源。'
export const tryInMinute = '请稍后重试，或致电'
export const weHelp = '，我们会帮助您。'
export const unknownStation = (slug: string) => `没有找到车站或大学“${slug}”，列表没有使用这一条件。`
export const unknownPlace = (text: string) => `没有找到地点“${text}”，因此在房源文字中搜索了这些词。`
export const placeLost = (text: string) => `暂时无法查找地点“${text}”，因此在房源文字中搜索了这些词。`
export const listOverMap = '地图上方的列表'
export const seeAsList = '以列表查看'
export const listView = '列表'
export const mapView = '地图'
export const seeOnMap = '在地图上查看'
export const emailAlert = '新房源提醒'
export const whenListed = '有类似的新房源上架时，我们会发邮件通知您。'
export const setUpAlert = '设置提醒'
export const filters = '筛选'
export const filtersCount = (count: number) => `筛选（${count}）`
export const showHomes = '显示房源'
export const showCounted = (counted: string) => `显示 ${counted}`
export const drawLoop = '请圈出'
export const roundArea = '要查找的范围'
export const drawByKeys = '使用键盘时：取消，移动地图，然后搜索此范围。'
export const cancel = '取消'
export const draw = '圈选'
export const anArea = '范围'
export const searchArea = '搜索此范围'
export const shades = (minutes: string, places: string) =>
  `地图阴影表示门到门乘车 ${minutes} 分钟内可到 ${places} 的范围。`
export const upTo = (minutes: number | string) => `${minutes} 以内`
export const zoomIn = (counted: string, price: string) => `${counted}，${price} 起：放大查看`
export const pinOf = (price: string, title: string) => `${price}，${title}`
export const aHome = '一套房源'
export const findPlace = '位置'
export const wherePlaceholder = '地点？'
export const notOnMap = '房源没有加载出来。'
export const noneHere = '这里已没有房源。'
export const searchPlace = '搜索此位置'
export const minutesTo = (places: string) => `乘车到 ${places} 的分钟数`

null satisfies SameMessages<typeof import('../en/search.ts'), typeof import('./search.ts')>
