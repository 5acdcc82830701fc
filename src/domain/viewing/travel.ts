import { areaCentre } from '../london/areas'
import { metresBetween } from '../london/distance'
import type { Point } from '../london/london'
import { placeOfPostcode } from '../london/outcodes'

// An estimate of the minutes between two appointments. Pure.

/** The place of an appointment, as far as it is known. */
export interface Place {
  listingId: string
  /** The agreed address. */
  address: string
  area: string
  latitude: number | null
  longitude: number | null
}

/** For two places of which at least one is unknown. */
const unknownMinutes = 30
// 15 km/h from door to door, and ten minutes to leave, to park or wait, and to arrive.
const metresPerMinute = 250
const extraMinutes = 10
const roundedTo = 5

/** The coordinates of a place: its listing's, or those of its postcode district or area. */
function pointOf({ latitude, longitude, address, area }: Place): Point | null {
  if (latitude !== null && longitude !== null) return [latitude, longitude]
  return areaCentre(placeOfPostcode(address) ?? '') ?? areaCentre(area)
}

const folded = (address: string) => address.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

function isSamePlace(from: Place, to: Place) {
  if (from.listingId && from.listingId === to.listingId) return true
  return folded(from.address) !== '' && folded(from.address) === folded(to.address)
}

/** Minutes from one place to another: 0 for the same place, otherwise a multiple of five. */
export function travelMinutes(from: Place, to: Place): number {
  if (isSamePlace(from, to)) return 0
  const [start, end] = [pointOf(from), pointOf(to)]
  if (!start || !end) return unknownMinutes
  const minutes = metresBetween(start, end) / metresPerMinute + extraMinutes
  return Math.ceil(minutes / roundedTo) * roundedTo
}
