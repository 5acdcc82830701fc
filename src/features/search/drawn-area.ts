import { type Ring, simplifyRing } from '../../lib/map/ring'

// A drawn area as an address parameter: `515200,-1800,-100,0,0,150`. The first corner is in ten-thousandths of a degree
// (about ten metres), each other one relative to its predecessor, north and east.

/** The maximum corners, for a short address and for the database. */
export const maxCorners = 30
const step = 10_000

/** A drawn shape, simplified; null for a dot or line. */
export function drawnRing(points: Ring): Ring | null {
  const ring = simplifyRing(
    points.map(([lat, lng]) => [Math.round(lat * step) / step, Math.round(lng * step) / step]),
    maxCorners,
  )
  return ring.length < 3 ? null : ring
}

export function formatDrawn(ring: Ring): string {
  const corners = ring.map(([lat, lng]) => [Math.round(lat * step), Math.round(lng * step)] as const)
  return corners
    .flatMap(([lat, lng], n) => {
      const [lat0, lng0] = corners[n - 1] ?? [0, 0]
      return [lat - lat0, lng - lng0]
    })
    .join()
}

const shape = new RegExp(String.raw`^-?\d{1,7}(,-?\d{1,7}){5,${2 * maxCorners - 1}}$`)

/** Parses an area; undefined for too few or too many corners, an incomplete corner, and invalid coordinates. */
export function parseDrawn(text: string): Ring | undefined {
  const steps = shape.test(text) ? text.split(',').map(Number) : []
  if (steps.length === 0 || steps.length % 2 > 0) return undefined
  let [lat, lng] = [0, 0]
  const ring: Ring = []
  for (let n = 0; n < steps.length; n += 2) {
    lat += steps[n] ?? 0
    lng += steps[n + 1] ?? 0
    ring.push([lat / step, lng / step])
  }
  return ring.every(([lat, lng]) => Math.abs(lat) <= 90 && Math.abs(lng) <= 180) ? ring : undefined
}
