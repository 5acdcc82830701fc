import type { Cluster } from './search.queries'

/**
 * Marks that would lie over each other, as one: the database gathers homes in cells, and two near a border can still
 * touch. The larger ones swallow the smaller.
 * @param high how near two marks may come, north to south, in degrees
 * @param wide the same from west to east
 */
export function mergeOverlapping(clusters: Cluster[], high: number, wide: number): Cluster[] {
  const kept: Cluster[] = []
  for (const cluster of clusters.toSorted((a, b) => b.count - a.count)) {
    const at = kept.findIndex(
      ({ lat, lng }) => Math.abs(lat - cluster.lat) < high && Math.abs(lng - cluster.lng) < wide,
    )
    const other = kept[at]
    if (!other) {
      kept.push(cluster)
      continue
    }
    const count = other.count + cluster.count
    const between = (a: number, b: number) => (a * other.count + b * cluster.count) / count
    const cheaper = cluster.from < other.from ? cluster : other
    kept[at] = {
      count,
      lat: between(other.lat, cluster.lat),
      lng: between(other.lng, cluster.lng),
      from: cheaper.from,
      id: cheaper.id,
    }
  }
  return kept
}
