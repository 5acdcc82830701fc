import type { SameMessages } from '../same-messages.ts'

// The page of fees, and prices with VAT.

/** A price without its VAT, beside one that includes it. The advertising authority wants the whole price first. */
export const vatNote = (net: string) => `含增值税（不含税 ${net}）`
export const withVat = (price: string, note: string) => `${price}，${note}`
/** @param of what a percentage is of: `每月租金` */
export const shareOf = (share: string, of: string) => `${of}的 ${share}`
/** @param of what a fee pays for: `每份租约` */
export const priceFor = (price: string, of: string) => `${of} ${price}`

export const landlordsAndSellers = '房东和卖家'
export const landlords = '房东'
export const sellers = '卖家'
export const everyFee = (payers: string, agency: string) => `${payers}付给 ${agency} 的每一项费用，均含增值税`
export const andOfTenants = '，以及法律允许我们向租客收取的每一笔款项。'
export const heading = '收费：您可能需要\u200B付给我们的\u200B全部款项'
export const threeLists = '这里有租客、房东和卖家各自的完整清单。'
export const twoLists = '这里有租客和房东各自的完整清单。'
export const sellersList = '这里有卖家的完整清单。'
export const notOnYourList = '如果有人以我们的名义向您收取清单以外的款项，请不要支付，并致电我们。'

export const tables = {
  tenant: {
    label: '租客',
    title: '租客可能支付的款项',
    note:
      '我们只能向您收取以下款项，均为《2019年租客收费法》（Tenant Fees Act 2019）所允许。' +
      '看房、资信审核、物品清单和入住交接，您都不用付费。',
    column: '金额',
  },
  landlord: {
    label: '房东',
    title: '房东付给我们的费用',
    note:
      '所有价格均含增值税（VAT）。即使您住在海外，也须支付增值税。以下费用付给他人：承包商的账单（如燃气检查），' +
      '我们转交但不加价；海外汇款的银行手续费；以及可选的租金保障险。',
    column: '价格',
  },
  seller: {
    label: '卖家',
    title: '卖家付给我们的费用',
    note: '费用包含照片、户型图、房产网站和陪同看房。以下费用付给他人：能源性能证书（EPC，如果您还没有）和过户律师。',
    column: '价格',
  },
}
export const paidFor = '项目'
export const when = '何时支付'
export const includedIn = (packages: string) => `${packages}已含此项。`

export const protection = '保障'
export const howProtected = '如何保障您和\u200B您的资金'
export const body = (name: string, number: string) => `${name}，${number}。`
export const inventedBodies = '两家机构均为演示虚构。真实的公司必须写明自己所属的机构。'
export const toComplain = '如需投诉，请看我们的'

null satisfies SameMessages<typeof import('../en/fees.ts'), typeof import('./fees.ts')>
