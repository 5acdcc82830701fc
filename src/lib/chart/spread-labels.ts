/**
 * Where labels beside a chart stand so that none covers another: each as near as may be to its wish, in the order of
 * the wishes, between 0 and a height.
 * @param wishes from the top, in pixels
 * @param gap between the middles of two labels
 */
export function spreadLabels(wishes: number[], gap: number, height: number): number[] {
  const order = wishes.map((_, n) => n).sort((a, b) => wishes[a]! - wishes[b]!)
  const places = order.map((n) => wishes[n]!)
  // Down from the top, then up again from the bottom, where the last would stand outside.
  for (let n = 1; n < places.length; n++) places[n] = Math.max(places[n]!, places[n - 1]! + gap)
  let limit = height
  for (let n = places.length - 1; n >= 0 && places[n]! > limit; n--) {
    places[n] = limit
    limit -= gap
  }
  const spread: number[] = []
  order.forEach((wish, n) => (spread[wish] = places[n]!))
  return spread
}
