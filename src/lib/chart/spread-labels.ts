/**
 * Positions labels beside a chart without overlap, between 0 and a height: each as near as possible to its preferred
 * place, in the same order.
 * @param preferred preferred places from the top, in pixels
 * @param gap between the middles of two labels
 */
export function spreadLabels(preferred: number[], gap: number, height: number): number[] {
  const labels = preferred.map((place) => ({ place }))
  const sorted = [...labels].sort((a, b) => a.place - b.place)
  // One pass down from the top, then one up from the bottom for labels beyond the height.
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
