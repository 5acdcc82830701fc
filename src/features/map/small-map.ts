import { metresFrom } from '../../domain/london/distance'
import type { Point } from '../../domain/london/london'
import { projection } from '../../domain/london/map/frame'
import { drawGround } from '../../domain/london/map/ground'
import { mapColours } from '../../domain/london/map/map-colours'
import { ringBounds } from '../../lib/map/ring'

/** The size in a list's rail, in pixels. */
const smallMapSize = { width: 244, height: 154 }
const edge = 14
/** Two corners of the ground that a map without listings shows. */
const innerLondon: Point[] = [
  [51.47, -0.21],
  [51.55, 0],
]

/** A small drawing of London as SVG, with a dot per listing. */
export function smallMap(points: Point[]): string {
  const shown = points.length > 0 ? points : innerLondon
  const [south, west, north, east] = ringBounds(shown)
  const centre: Point = [(south + north) / 2, (west + east) / 2]
  const [wide, high] = metresFrom([south, west], [north, east])
  const { width, height } = smallMapSize
  const metresPerPixel = Math.max(wide / (width - 2 * edge), high / (height - 2 * edge), 20)
  const frame = { ...smallMapSize, centre, metresPerPixel }
  const { parks, river, docks, canal, primeMeridian } = drawGround(frame)
  const dots = points.map((point) => {
    const [x, y] = projection(frame)(point).map(Math.round)
    return `<circle cx="${x}" cy="${y}" r="4.5"/>`
  })
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<path fill="${mapColours.ground}" d="M0 0h${width}v${height}H0z"/>` +
    `<path fill="${mapColours.park}" d="${parks}"/><path fill="${mapColours.water}" d="${river}${docks}"/>` +
    `<path fill="none" stroke="${mapColours.water}" stroke-width="1.5" d="${canal}"/>` +
    `<path fill="none" stroke="${mapColours.brick}" d="${primeMeridian}"/>` +
    `<g fill="${mapColours.ink}" stroke="${mapColours.paper}" stroke-width="1.5">${dots.join('')}</g></svg>`
  )
}
