/** The size of a table's sparkline, in pixels. */
export const sparkSize = { width: 150, height: 48 }

/**
 * The points of a sparkline, relative to its first figure in per cent, so that areas at different prices share a scale.
 * @param reach the drawn range above and below the first figure, in per cent
 */
export function sparkPoints(series: number[], reach: number): { x: number; y: number }[] {
  const { width, height } = sparkSize
  const first = series[0] ?? 1
  return series.map((figure, n) => ({
    x: round((n / (series.length - 1)) * width),
    y: round(height / 2 - ((figure / first - 1) * 100 * height) / 2 / reach),
  }))
}
const round = (figure: number) => Math.round(figure * 10) / 10

/** The smallest range, in whole per cent, that fits every series. */
export const reachOf = (all: number[][]) =>
  Math.ceil(
    Math.max(1, ...all.flatMap(([first = 1, ...later]) => later.map((figure) => Math.abs(figure / first - 1) * 100))),
  )
