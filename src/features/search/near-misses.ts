import { areaName } from '#messages/formats.ts'
import * as messages from '#messages/search.ts'
import type { ListingSummary } from '../../domain/listing/listing'
import { filterOf } from './filters'
import { roomDifference } from './rooms'
import type { FilterName, Search } from './search-type'

// Listings that narrowly miss a search, and by how much. Pure.

/** A listing that narrowly misses a search. */
export interface NearMiss {
  listing: ListingSummary
  /** The reason: `£50 above your price`. */
  reason: string
}

/** Why a listing misses these filters of a search: `In Fulham, one bedroom fewer`. */
export function missReason(search: Search, missed: FilterName[], listing: ListingSummary): string {
  const reason = (name: FilterName) => {
    if (name === 'areas') return messages.inArea(areaName(listing.area))
    const value = search[name]
    return value === undefined ? undefined : filterOf(name).missed(value, listing)
  }
  return messages.reasons(missed.flatMap((name) => reason(name) ?? []))
}

/** The distance of a listing from a filter: a tenth of the price weighs as much as half a bedroom. */
function distance({ min, max, beds, baths }: Search, name: FilterName, listing: ListingSummary): number {
  const { price } = listing
  if (name === 'max' && max) return (price - max) / max
  if (name === 'min' && min) return (min - price) / min
  if (name === 'beds' && beds !== undefined) return Math.abs(roomDifference(listing.beds, beds)) / 5
  if (name === 'baths' && baths) return (baths - listing.baths) / 8
  return 0.25
}

/** The listings nearest to a search, without duplicates; fewer missed filters first. */
export function nearestMisses(
  search: Search,
  candidates: { listing: ListingSummary; missed: FilterName[] }[],
  limit = 3,
): NearMiss[] {
  const unique = [...new Map([...candidates].reverse().map((miss) => [miss.listing.id, miss])).values()]
  const weigh = ({ missed, listing }: (typeof unique)[number]) =>
    missed.length * 100 + missed.reduce((sum, name) => sum + distance(search, name, listing), 0)
  return unique
    .sort((a, b) => weigh(a) - weigh(b))
    .slice(0, limit)
    .map(({ listing, missed }) => ({ listing, reason: missReason(search, missed, listing) }))
}
