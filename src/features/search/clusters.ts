import type { ListingSummary } from '../../domain/listing/listing'
import type { MapPin } from '../../domain/listing/map-pin'
import * as messages from '#messages/search.ts'
import { degreesPerPixels, longitudeScale } from '../../lib/map/longitude-scale'
import type { Cluster } from './search.queries'
import { shortPrice } from './search-text'

/** A cluster's pin: its count, or a single listing's price. `busyId` is the id of the one that loads. */
export const pinOf = ({ count, lat, lng, from, id }: Cluster, listings: ListingSummary[], busyId?: string): MapPin => {
  const text = count > 1 ? String(count) : shortPrice(from)
  const title = listings.find((listing) => listing.id === id)?.title
  return {
    id,
    count,
    lat,
    lng,
    text,
    busy: id === busyId,
    label:
      count > 1
        ? messages.zoomIn(messages.homeCount(count), shortPrice(from))
        : messages.pinOf(text, title ?? messages.aHome),
  }
}

/**
 * The minimum distance of two pins, in degrees: a price is up to 66 px wide, and 44 px high on touch screens. A degree
 * of longitude is shorter than one of latitude.
 */
export const minPinDistance = (zoom: number) => ({
  latDegrees: degreesPerPixels(zoom, 44),
  lngDegrees: degreesPerPixels(zoom, 66) / longitudeScale,
})

/**
 * Merges overlapping pins: the database clusters by cells, and pins near a border may still touch. Larger ones absorb
 * smaller ones.
 * @param latDegrees the minimum distance north to south
 * @param lngDegrees the minimum distance west to east
 */
export function mergeOverlapping(clusters: Cluster[], latDegrees: number, lngDegrees: number): Cluster[] {
  const merged: Cluster[] = []
  for (const cluster of [...clusters].sort((a, b) => b.count - a.count)) {
    const at = merged.findIndex(
      ({ lat, lng }) => Math.abs(lat - cluster.lat) < latDegrees && Math.abs(lng - cluster.lng) < lngDegrees,
    )
    const other = merged[at]
    if (!other) {
      merged.push(cluster)
      continue
    }
    const count = other.count + cluster.count
    const between = (a: number, b: number) => (a * other.count + b * cluster.count) / count
    const cheaper = cluster.from < other.from ? cluster : other
    merged[at] = {
      count,
      lat: between(other.lat, cluster.lat),
      lng: between(other.lng, cluster.lng),
      from: cheaper.from,
      id: cheaper.id,
    }
  }
  // A merged pin has moved, and may touch another.
  return merged.length < clusters.length ? mergeOverlapping(merged, latDegrees, lngDegrees) : merged
}
