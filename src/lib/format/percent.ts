/** A share of the market's figures, to one decimal always: `3.3%`. Fees are written as they are (lib/format/vat.ts). */
export const formatShare = (percent: number) => `${percent.toFixed(1)}%`

/** A change, with its sign always: `+1.8%`, `−2.0%`, `0.0%`. */
export const formatChange = (percent: number) =>
  `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${formatShare(Math.abs(percent))}`
