import { primeMeridian } from '#messages/map-drawing.ts'
import { london } from '../london'
import { clipLine, clipRing } from './clip'
import { type Frame, frameBox, projection, unproject } from './frame'
import { polygonPath, smoothPath } from './path'

export interface Ground {
  /** SVG paths. */
  parks: string
  river: string
  docks: string
  canal: string
  /** Each minute of longitude, and the prime meridian. */
  minutes: string
  primeMeridian: string
  /** The minute labels and their positions. */
  named: { x: number; text: string }[]
}

// Curves depend on neighbouring points, so they are cropped this far outside the visible area.
const neighbourhood = 700

/** The spacing of longitude lines, in minutes. */
const spacing = ({ metresPerPixel }: Frame) =>
  [1, 2, 5, 10].find((minutes) => (minutes * 1154) / metresPerPixel > 90) ?? 20

const nameOf = (minutes: number) => `0° ${Math.abs(minutes)}′ ${minutes < 0 ? 'W' : 'E'}`

/** Parks, water and longitude lines in a frame, in drawing order. */
export function drawGround(frame: Frame): Ground {
  const at = projection(frame)
  const near = frameBox(frame, 8)
  const far = frameBox(frame, Math.max(40, neighbourhood / frame.metresPerPixel))
  const polygons = (shapes: { ring: [number, number][] }[]) =>
    shapes.map(({ ring }) => polygonPath(clipRing(ring.map(at), near))).join('')
  const minutesAt = (x: number) => unproject(frame, [x, 0])[1] * 60
  const [first, last] = [minutesAt(0), minutesAt(frame.width)]
  const every = spacing(frame)
  const marks = Array.from({ length: Math.max(0, Math.floor(last / every) - Math.ceil(first / every) + 1) }, (_, n) => {
    const minutes = (Math.ceil(first / every) + n) * every
    return { minutes, x: Math.round(at([0, minutes / 60])[0]) }
  })
  const lines = (chosen: typeof marks) => chosen.map(({ x }) => `M${x} 0v${frame.height}`).join('')
  const river = london.river.map(at)
  // A curve bends a few pixels beyond its points.
  const isInSight = clipRing(river, frameBox(frame, 40)).length > 0
  return {
    parks: polygons(london.parks),
    river: isInSight ? smoothPath(clipRing(river, far), true) : '',
    docks: polygons(london.basins),
    canal: clipLine(london.canal.map(at), near)
      .map((run) => smoothPath(run, false))
      .join(''),
    minutes: lines(marks.filter(({ minutes }) => minutes !== 0)),
    primeMeridian: lines(marks.filter(({ minutes }) => minutes === 0)),
    named: marks.map(({ minutes, x }) => ({ x, text: minutes === 0 ? primeMeridian : nameOf(minutes) })),
  }
}
