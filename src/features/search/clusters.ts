import type { Mark } from './search.queries'

/**
 * Marks that would lie over each other, as one: the database gathers homes in cells, and two near a border can still
 * touch. The larger ones swallow the smaller.
 * @param high how near two marks may come, north to south, in degrees
 * @param wide the same from west to east
 */
export function apart(marks: Mark[], high: number, wide: number): Mark[] {
  const kept: Mark[] = []
  for (const mark of marks.toSorted((a, b) => b.count - a.count)) {
    const at = kept.findIndex(({ lat, lng }) => Math.abs(lat - mark.lat) < high && Math.abs(lng - mark.lng) < wide)
    const other = kept[at]
    if (!other) {
      kept.push(mark)
      continue
    }
    const count = other.count + mark.count
    const between = (a: number, b: number) => (a * other.count + b * mark.count) / count
    const cheaper = mark.from < other.from ? mark : other
    kept[at] = {
      count,
      lat: between(other.lat, mark.lat),
      lng: between(other.lng, mark.lng),
      from: cheaper.from,
      id: cheaper.id,
    }
  }
  return kept
}
