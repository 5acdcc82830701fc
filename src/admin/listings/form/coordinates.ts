import { tidyLine } from '../../../lib/form/normalise'
import { agency } from '#agency/agency.ts'

// A listing's coordinates, as copied from a map. Pure.

type Axis = 'latitude' | 'longitude'

const limits = { latitude: 90, longitude: 180 }
const axisOf = (letter: string): Axis => (/[NS]/.test(letter) ? 'latitude' : 'longitude')
// Rounded like the database's: to the street, not the house.
const rounded = (degrees: number) => Number(degrees.toFixed(agency.coordinateDecimals))

const minutes = String.raw`(\d{1,2}(?:\.\d+)?)\s?['′]\s?(?:(\d{1,2}(?:\.\d+)?)\s?["″])?`
const angle = String.raw`([+-]?\d{1,3}(?:\.\d+)?)\s?°?\s?(?:${minutes})?`
const lettered = String.raw`(?:([NSEW])\s?${angle}|${angle}\s?([NSEW])?)`
const single = new RegExp(`^${lettered}$`)
const pair = new RegExp(String.raw`^\(?${lettered}(?:\s?[,;]\s?|\s)${lettered}\)?$`)

const plain = (written: string) =>
  tidyLine(written)
    .replace(/−/g, '-')
    .replace(/[’‘]/g, "'")
    .replace(/[“”]|''/g, '"')
    .replace(/º/g, '°')
    .toUpperCase()

/** Converts the eight groups of a lettered angle to signed degrees and its axis letter. */
function readAngle(groups: (string | undefined)[]): { degrees: number; letter: string } | null {
  const letter = groups[0] ?? groups[7] ?? ''
  const [degreesText = '', minutes = '0', seconds = '0'] = groups[0] ? groups.slice(1, 4) : groups.slice(4, 7)
  // A sign and a letter would both give the direction.
  if ((letter && /^[+-]/.test(degreesText)) || Number(minutes) >= 60 || Number(seconds) >= 60) return null
  const size = Math.abs(Number(degreesText)) + Number(minutes) / 60 + Number(seconds) / 3600
  return { degrees: rounded(degreesText.startsWith('-') || /[SW]/.test(letter) ? -size : size), letter }
}

/** One coordinate in degrees, typed as `51.5074`, `0.156° W` or `0°09'21.6"W`; null if invalid for the axis. */
export function degrees(written: string, axis: Axis): number | null {
  const match = plain(written).match(single)
  const read = match && readAngle(match.slice(1))
  if (!read || (read.letter && axisOf(read.letter) !== axis) || Math.abs(read.degrees) > limits[axis]) return null
  return read.degrees
}

// The place itself takes precedence over the map's centre.
const links = [
  /!3d(-?[\d.]+)!4d(-?[\d.]+)/,
  /[?&]mlat=(-?[\d.]+)&mlon=(-?[\d.]+)/,
  /[?&](?:q|query|ll|destination|center)=(?:loc:)?(-?[\d.]+)(?:,|%2C)\+?(-?[\d.]+)/i,
  /\/@(-?[\d.]+),(-?[\d.]+)/,
  /#map=[\d.]+\/(-?[\d.]+)\/(-?[\d.]+)/,
]

/** A pair of coordinates, as maps give them: `51.539, -0.156`, with letters and degrees, or a map link. */
export function coordinatePair(written: string): Record<Axis, number> | null {
  if (/^\s*https?:/i.test(written)) {
    const match = links.map((link) => written.match(link)).find(Boolean)
    return match ? coordinatePair(`${match[1]}, ${match[2]}`) : null
  }
  // `51,5` is one number with a decimal comma.
  const match = /[.°NSEW]/.test(plain(written)) && plain(written).match(pair)
  const [first, second] = match ? [readAngle(match.slice(1, 9)), readAngle(match.slice(9, 17))] : []
  if (!first || !second) return null
  if (first.letter && second.letter && axisOf(first.letter) === axisOf(second.letter)) return null
  const eastFirst =
    (first.letter && axisOf(first.letter) === 'longitude') || (second.letter && axisOf(second.letter) === 'latitude')
  const [north, east] = eastFirst ? [second, first] : [first, second]
  if (Math.abs(north.degrees) > limits.latitude || Math.abs(east.degrees) > limits.longitude) return null
  return { latitude: north.degrees, longitude: east.degrees }
}

const between = (number: number, min: number, max: number) => number >= min && number <= max

// Approximate bounds of Greater London: from Heathrow to Upminster, from Coulsdon to Enfield.
const london = { south: 51.28, north: 51.7, west: -0.52, east: 0.34 }

/** The hint for coordinates outside London; not an error. */
export function placeHint({ latitude, longitude }: Record<Axis, string>): string | null {
  const [lat, lng] = [degrees(latitude, 'latitude'), degrees(longitude, 'longitude')]
  if (lat === null || lng === null) return null
  return between(lat, london.south, london.north) && between(lng, london.west, london.east)
    ? null
    : 'This position is outside Greater London. Check that latitude and longitude are not swapped.'
}

// Prefixes of Greater London postcodes; some outer ones extend beyond it.
const londonPostcode = /^(?:EC|WC|NW|SE|SW|[ENW]|BR|CR|DA|EN|HA|IG|KT|RM|SM|TN|TW|UB|WD)\d/

/** Whether a complete postcode is outside London. */
export const isOutsideLondon = (postcode: string) => / \d[A-Z]{2}$/.test(postcode) && !londonPostcode.test(postcode)
