/** The drawing of a series in a table, in pixels. */
export const sparkSize = { width: 150, height: 48 }

/**
 * A series as the points of an SVG polyline, as per cent of its first figure, so that areas at different prices share
 * a scale.
 * @param reach per cent above and below the first figure that the drawing has room for
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

/** The least reach, in whole per cent, that holds every series. */
export const reachOf = (all: number[][]) =>
  Math.ceil(
    Math.max(1, ...all.flatMap(([first = 1, ...later]) => later.map((figure) => Math.abs(figure / first - 1) * 100))),
  )
