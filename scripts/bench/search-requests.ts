import { required } from '../../src/lib/required.ts'

export const pick = <T>(list: readonly T[], n: number) => required(list[n % list.length], 'an entry of an empty list')

const words = ['garden', 'geor house', 'balcony', 'river apart', 'concierge park']

/** A drawn area with the maximum number of corners. */
const drawn = Array.from({ length: 30 }, (_, n) => [
  51.5 + 0.03 * Math.sin((n * Math.PI) / 15),
  -0.15 + 0.05 * Math.cos((n * Math.PI) / 15),
])

export interface London {
  stations: { lat: number; lng: number }[]
  thames: Record<'north' | 'south', [number, number][]>
}

/** A walk of a quarter of an hour to the n-th station, in the format of src/domain/london/walk.ts. */
export function walkRequest({ stations, thames }: London, n: number) {
  const river = [...thames.north, ...thames.south.toReversed()]
  const { lat, lng } = pick(stations, n * 7)
  const reach = [0.0086, 0.0138] as const
  const isNear = ([aLat, aLng]: [number, number]) =>
    Math.abs(aLat - lat) <= 2 * reach[0] && Math.abs(aLng - lng) <= 2 * reach[1]
  const banks = river.flatMap((corner, at) => {
    const before = river.at(at - 1)
    return before && (isNear(corner) || isNear(before)) ? [[...before, ...corner]] : []
  })
  const { filters, page } = searchRequest(n)
  return { filters: { type: filters.type, max: filters.max, near: { points: [[lat, lng]], reach, banks } }, page }
}

/** A journey by train, in the format of src/domain/london/trains/train-reach.ts: a walk around many stations. */
export function trainRequest({ stations }: London, n: number) {
  const [south, west, rows, columns] = [51_445, -256, 137, 307]
  const reached = stations.filter((_, at) => at % 4 !== n % 4)
  const levels = Array.from({ length: rows * columns }, (_, cell) => {
    const [lat, lng] = [(south + Math.floor(cell / columns)) / 1000, (west + (cell % columns)) / 1000]
    const metres = Math.min(...reached.map((at) => Math.hypot((at.lat - lat) * 111_000, (at.lng - lng) * 69_000)))
    // From the far side of each circle, in steps of five minutes.
    return metres > 1000 ? 0 : 1 + Math.floor(metres / 320)
  })
  const runs = (byTime: boolean) =>
    levels.reduce<number[]>((all, step) => {
      const level = byTime ? step : Math.min(step, 1)
      if (all.at(-2) === level) all[all.length - 1] = (all.at(-1) ?? 0) + 1
      else all.push(level, 1)
      return all
    }, [])
  const { filters, page } = searchRequest(n)
  const sort = n % 4 === 0 ? 'quickest' : 'newest'
  const train = { south, west, columns, runs: runs(sort === 'quickest') }
  // Every second search has no other filter: most listings match.
  return { filters: { type: filters.type, ...(n % 2 === 0 && { max: filters.max }), train }, sort, page }
}

/** The search of the n-th visitor. The combinations of filters differ from visitor to visitor. */
export function searchRequest(n: number) {
  const type = n % 2 === 0 ? 'sale' : 'rent'
  const [low, high] = type === 'sale' ? [600_000, 1_400_000] : [1800, 3200]
  const filters = {
    type,
    ...(n % 3 === 0 && { areas: [pick(['Camden', 'Fulham', 'Hackney'], n), ...(n % 6 === 0 ? ['Greenwich'] : [])] }),
    ...(n % 4 === 1 && { min: low }),
    ...(n % 5 < 2 && { max: high }),
    ...(n % 4 === 2 && { beds: 1 + (n % 4) }),
    ...(n % 7 === 3 && { baths: 2 }),
    ...(n % 6 === 4 && { q: pick(words, n) }),
    ...(type === 'rent' && n % 5 === 0 && { furnished: n % 10 === 0 }),
    ...(type === 'rent' && n % 7 === 0 && { available: '2026-12-15' }),
    ...(type === 'rent' && n % 8 < 5 && { monthly: 2000 + (n % 13) * 200 }),
    ...(n % 9 === 5 && { box: [51.48, -0.2, 51.53, -0.1] }),
    ...(n % 9 === 7 && { drawn }),
  }
  return { filters, sort: pick(['newest', 'price', '-price', 'size'], Math.floor(n / 3)), page: n % 11 === 0 ? 3 : 1 }
}

/** A limit of the whole month, alone or with words: the costliest filters. */
export function monthlyRequest(n: number, withWords: boolean) {
  const filters = { type: 'rent', monthly: 1500 + (n % 25) * 300, ...(withWords && { q: pick(words, n) }) }
  return { filters, sort: pick(['newest', 'price', '-price', 'size'], n), page: 1 }
}
