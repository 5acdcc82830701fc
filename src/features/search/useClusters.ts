import { useEffect, useState } from 'react'
import type { Bounds } from '../../lib/map/bounds'
import { mergeOverlapping, minPinDistance } from './clusters'
import { searchQuery } from './search-address'
import type { Search } from './search-type'
import { listingClusters, type Cluster } from './search.queries'

/** The visible bounds of a map. */
export interface View {
  bounds: Bounds
  zoom: number
}

/**
 * The pins of a search in the visible bounds, and as text the filters that decide which listings are on the map. After
 * a failure the pins of other filters disappear.
 */
export function useClusters(search: Search, view: View | null) {
  const filters = searchQuery({ ...search, box: undefined, sort: 'newest', page: 1 })
  const [shown, setShown] = useState({ filters, clusters: [] as Cluster[], failed: false })
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (!view) return
    let cancelled = false
    const { latDegrees, lngDegrees } = minPinDistance(view.zoom)
    void listingClusters(search, view.bounds, latDegrees).then((result) => {
      if (cancelled) return
      setShown((before) => {
        const stale = before.filters === filters ? before.clusters : []
        return {
          filters,
          failed: !result.ok,
          clusters: result.ok ? mergeOverlapping(result.value, latDegrees, lngDegrees) : stale,
        }
      })
    })
    return () => {
      cancelled = true
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `filters` is what counts here of `search`.
  }, [filters, view, attempt])
  return { filters, clusters: shown.clusters, failed: shown.failed, retry: () => setAttempt(attempt + 1) }
}
