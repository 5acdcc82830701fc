import { metresBetween } from './distance'
import { london, type Point } from './london'

const half = Math.floor(london.river.length / 2)
const south = london.river.slice(half)

/** The middle of the Thames, for a map that draws it as a line. */
export const riverLine = london.river.slice(0, half).map((bank): Point => {
  const [lat, lng] = south.reduce((a, b) => (metresBetween(bank, b) < metresBetween(bank, a) ? b : a))
  return [(bank[0] + lat) / 2, (bank[1] + lng) / 2]
})
