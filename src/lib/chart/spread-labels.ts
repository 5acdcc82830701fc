/**
 * Where labels beside a chart stand so that none covers another: each as near as may be to its wish, in the order of
 * the wishes, between 0 and a height.
 * @param wishes from the top, in pixels
 * @param gap between the middles of two labels
 */
export function spreadLabels(wishes: number[], gap: number, height: number): number[] {
  const labels = wishes.map((place) => ({ place }))
  const sorted = [...labels].sort((a, b) => a.place - b.place)
  // Down from the top, then up again from the bottom, where the last would stand outside.
  let above = -Infinity
  for (const label of sorted) above = label.place = Math.max(label.place, above + gap)
  let limit = height
  for (const label of sorted.reverse()) {
    if (label.place <= limit) break
    label.place = limit
    limit -= gap
  }
  return labels.map(({ place }) => place)
}
