import type { SameMessages } from '../same-messages.ts'

// Saved homes: the page, the toasts of its buttons, shared lists and the comparison.

export const title = '已收藏的房源'
export const description = '您在此浏览器中收藏的房源，附您的备注和价格变化。最多可并排对比四套。'
export const lead = '收藏列表只保存在此浏览器中。除非您分享，否则没有人能看到。'
export const leadWithAlerts = '收藏列表只保存在此浏览器中。除非您分享，或要求我们就此发邮件，否则没有人能看到。'
export const loadingList = '正在加载您的列表…'
export const needsScript = '收藏列表保存在您的浏览器中，需要 JavaScript。不用它也能查看全部房源：'
export const toRent = '出租房源'
export const forSale = '出售房源'

// Toasts.
export const seeSaved = '查看收藏'
export const full = (limit: number) => `您已收藏 ${limit} 套房源，达到上限。请先移除一套。`
export const isSaved = '已收藏。'
export const savedHere = '只在本页收藏。您的浏览器不允许我们保存。'
export const linkCopied = '链接已复制。'
export const copyRefused = (url: string) => `您的浏览器不允许我们复制链接。链接是 ${url}`
export const removed = '已从收藏中移除。'
export const undo = '撤销'
export const isBack = '已恢复收藏。'
export const dismiss = '关闭'

// The list.
export const notStored = '您的浏览器不允许我们保存数据。列表只保留到您离开本页。'
export const copyToKeep = '如需保留更久，请复制列表的链接。'
export const oldPrices = '未能加载今天的价格。显示的是您收藏时的房源信息。'
export const tryAgain = '重试'
export const yours = '您的收藏'
export const noneOfYourOwn = '您还没有自己的收藏'
export const nothingYet = '还没有收藏'
export const howToSave = '点按房源上的心形，即可收藏到这里。无需账号。'
export const counted = (count: number) => `${count} 套房源`
export const notesKept = '备注在您输入时自动保存，只保存在此浏览器中。'
export const isRemoved = (title: string) => `${title} 已从列表中移除。`
export const putBack = (title: string) => `：恢复 ${title}`
export const remove = '移除'
export const whichHome = (title: string) => ` ${title}`
export const yourNote = '您的备注'
export const noteAbout = (title: string) => `：${title}`
export const charactersLeft = (count: number) => `还可输入 ${count} 个字符`
export const goneHome = '已下架的房源'
export const aHome = '一套房源'
export const isGone = '这套房源已不在网站上。'
export const wasWhenSaved = (price: string) => ` 收藏时为 ${price}`
export const whenSaved = ' 收藏时的价格'
export const lastAskingPrice = ' 最后的要价'
export const compare = '对比'

export const history = '浏览记录'
export const recentlyViewed = '最近浏览'
export const keepHistory = '记录我最近浏览的十二套房源，只保存在此浏览器中'
export const clearHistory = '清除记录'

// Shared lists.
export const shareTitle = '伦敦房源清单'
export const shareCopied = '链接已复制。打开链接的人能看到这些房源，但看不到您的备注。'
export const shareList = '分享此列表'
export const carriesLatest = (count: number) => `链接只包含最近的 ${count} 套。`
export const copyLink = '复制此链接'
export const sharedList = '分享的列表'
export const sharedWithYou = '与您分享的房源清单'
export const saveAll = '全部收藏'
export const ownUnchanged = (counted: string) => `${counted}。在您收藏之前，您自己的列表不会改变。`
export const loadingShared = '正在加载列表…'
export const added = (counted: string) => `已将 ${counted}加入您的列表。`
export const addedUntilFull = (counted: string) => `已将 ${counted}加入您的列表。列表已满，其余未加入。`
export const missing = (count: number) => `此列表中有 ${count} 套房源已不在网站上。`

// The comparison.
const numbers = new Intl.NumberFormat('en-GB')
export const sideBySide = '并排对比'
export const chosenOne = '您已选择一套房源。再为另一套勾选“对比”，即可并排查看。'
export const tickCompare = '为两套、三套或四套房源勾选“对比”，即可并排查看。'
export const twoToFour = ['两套房源对比', '三套房源对比', '四套房源对比']
export const print = '打印'
export const notGiven = '未提供'
export const doesNotApply = '不适用'
export const captionOf = (title: string, price: string) => `${title}，${price}`
export const fourAtMost = '最多可对比四套房源。取消其中一套，即可选择另一套。'
export const status = '状态'
export const price = '价格'
export const area = '区域'
export const bedrooms = '卧室'
export const bathrooms = '卫生间'
export const floorSize = '面积'
export const bothAreas = (squareMetres: string, squareFeet: number) =>
  `${squareMetres} 平方米（${numbers.format(squareFeet)} sq ft）`
/** Of square metres. On a home's page they are whole. */
export const areaDecimals = 0
export const poundsPerUnit = '每平方米（英镑）'
/** Whether that price is of a square metre. */
export const isPerSquareMetre = true
export const availableFrom = '可入住日期'
export const furnished = '家具'
export const yes = '带家具'
export const no = '不带家具'
export const tenure = '产权'
export const lease = '剩余产权年限'
export const yearsLeft = (years: number) => `剩余 ${years} 年`
export const groundRent = '地租（ground rent）'
export const serviceCharge = '物业管理费（service charge）'
export const deposit = '押金'
export const councilTax = '市政税（council tax）'
export const energy = '能源等级'
export const features = '特点'
export const aYear = (pounds: string) => `每年 ${pounds}`
export const none = '无'

null satisfies SameMessages<typeof import('../en/saved.ts'), typeof import('./saved.ts')>
