/** A market percentage, always with one decimal: `3.3%`. Fees keep their own decimals (lib/format/vat.ts). */
export const formatShare = (percent: number) => `${percent.toFixed(1)}%`

/** A change, always with its sign: `+1.8%`, `−2.0%`, `0.0%`. */
export const formatChange = (percent: number) =>
  `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${formatShare(Math.abs(percent))}`
