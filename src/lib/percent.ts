/** A share: `3.3%`. */
export const formatPercent = (percent: number) => `${percent.toFixed(1)}%`

/** A change, with its sign always: `+1.8%`, `−2.0%`, `0.0%`. */
export const formatChange = (percent: number) => `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${formatPercent(Math.abs(percent))}`
