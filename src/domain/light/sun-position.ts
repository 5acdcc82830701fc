// The position of the sun over London. Pure. Formulas of the Astronomical Almanac for its mean motion, as in Meeus,
// Astronomical Algorithms (chapter 25, low accuracy): good to a hundredth of a degree, far more than windows need.

/** Central London. Across the city, the sun's times differ by less than two minutes. */
const london = { lat: 51.5074, lng: -0.1278 }

const radians = Math.PI / 180
const sin = (degrees: number) => Math.sin(degrees * radians)
const cos = (degrees: number) => Math.cos(degrees * radians)
const dayMs = 86_400_000
/** Noon of 1 January 2000, from which the almanac counts days. */
const epoch = Date.UTC(2000, 0, 1, 12)
/** The tilt of the earth's axis. */
const tilt = 23.4397

export interface SunPosition {
  /** Degrees above the horizon, without refraction. */
  altitude: number
  /** Degrees clockwise from north. */
  azimuth: number
}

/** The position of the sun at a moment. */
export function sunPosition(moment: number, { lat, lng } = london): SunPosition {
  const days = (moment - epoch) / dayMs
  const anomaly = 357.5291 + 0.98560028 * days
  const centre = 1.9148 * sin(anomaly) + 0.02 * sin(2 * anomaly) + 0.0003 * sin(3 * anomaly)
  const longitude = anomaly + centre + 102.9372 + 180
  const sinDeclination = sin(tilt) * sin(longitude)
  const ascension = Math.atan2(sin(longitude) * cos(tilt), cos(longitude)) / radians
  const hourAngle = 280.147 + 360.9856235 * days + lng - ascension
  const cosDeclination = Math.sqrt(1 - sinDeclination ** 2)
  const altitude = Math.asin(sin(lat) * sinDeclination + cos(lat) * cosDeclination * cos(hourAngle)) / radians
  const fromSouth = Math.atan2(sin(hourAngle), cos(hourAngle) * sin(lat) - (sinDeclination / cosDeclination) * cos(lat))
  return { altitude, azimuth: (fromSouth / radians + 540) % 360 }
}
