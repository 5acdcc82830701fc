interface Size {
  width: number
  height: number
}

/** A slide's position on the stage: its scale, and its offset from the centre in pixels. */
export interface View {
  scale: number
  x: number
  y: number
}

export const fullView: View = { scale: 1, x: 0, y: 0 }

/** A view that shows nothing beyond the slide's edges. */
export function limitedView({ scale, x, y }: View, slide: Size, stage: Size): View {
  const limit = (value: number, max: number) => Math.max(-max, Math.min(max, value)) || 0
  return {
    scale,
    x: limit(x, Math.max(0, (slide.width * scale - stage.width) / 2)),
    y: limit(y, Math.max(0, (slide.height * scale - stage.height) / 2)),
  }
}

/**
 * A view zoomed by a factor around a fixed point; the full view below its size.
 * @param at in pixels from the stage's centre
 */
export function zoomedView({ scale, x, y }: View, factor: number, at: { x: number; y: number }, maxZoom: number): View {
  const newScale = Math.min(maxZoom, scale * factor)
  if (newScale < 1.02) return fullView
  const ratio = newScale / scale
  return { scale: newScale, x: at.x - (at.x - x) * ratio, y: at.y - (at.y - y) * ratio }
}
