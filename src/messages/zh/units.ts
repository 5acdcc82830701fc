import type { SameMessages } from '../same-messages.ts'

// Prices in other currencies and sizes in square metres.

/** Whether square metres are a choice; else they stand beside all sizes. */
export const choosesSize: boolean = false

export const choice = '货币和面积单位'
export const pricesAlsoIn = '价格另以此货币显示：'
export const poundsOnly = '仅英镑'
export const sizesIn = '面积单位'
export const onlySizesIn = '面积单位'
export const squareFeet = 'sq ft'
export const squareMetres = 'sq ft 和平方米'
export const estimates = '您以英镑付款。其他货币的金额仅供参考，汇率日期为'
/** @param sources of the rates: `我们的估算` */
export const fromSources = (sources: string) => `。汇率来源：${sources}。`
export const lost = '未能加载所选单位。请检查网络连接，然后重新选择。'
export const indicative = (amount: string) => `≈ ${amount}（仅供参考）`
export const indicativeMonthly = (amount: string) => `≈ ${amount}/月（仅供参考）`

/**
 * `¥4.46万`, as `Intl.NumberFormat` writes it. Chinese pages show yuan from the start, and the first formatter of a page
 * takes a slow phone a tenth of a second.
 */
function yuan(amount: number): string {
  const rounded = Number(amount.toPrecision(3))
  const [unit, name] = rounded >= 1e8 ? [1e8, '亿'] : rounded >= 1e4 ? [1e4, '万'] : [1, '']
  return `¥${Number((rounded / unit).toPrecision(12))}${name}`
}
/** Currencies that this language formats itself, without `Intl`. */
export const ownFormats: Record<string, (amount: number) => string> = { CNY: yuan }

null satisfies SameMessages<typeof import('../en/units.ts'), typeof import('./units.ts')>
