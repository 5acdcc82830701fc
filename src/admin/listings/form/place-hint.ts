import { degrees } from './coordinates'
import type { ListingValues } from './property-form'

const between = (number: number, min: number, max: number) => number >= min && number <= max

// Approximate bounds of Greater London: from Heathrow to Upminster, from Coulsdon to Enfield.
const london = { south: 51.28, north: 51.7, west: -0.52, east: 0.34 }

/** The hint for coordinates outside London; not an error. */
export function placeHint({ latitude, longitude }: Pick<ListingValues, 'latitude' | 'longitude'>): string | null {
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
