interface Size {
  width: number
  height: number
}

/** A slide's position on the stage: its scale, and its offset from the centre. */
export interface View {
  scale: number
  x: number
  y: number
}

export const fullView: View = { scale: 1, x: 0, y: 0 }

/** Panned by an offset, limited to the slide's edges. */
export function panned({ scale, x, y }: View, across: number, down: number, slide: Size, stage: Size): View {
  const within = (to: number, room: number) => Math.max(-room, Math.min(room, to)) || 0
  return {
    scale,
    x: within(x + across, Math.max(0, (slide.width * scale - stage.width) / 2)),
    y: within(y + down, Math.max(0, (slide.height * scale - stage.height) / 2)),
  }
}

/**
 * Zoomed by a factor around a fixed point.
 * @param at relative to the stage's centre
 * @param maxZoom the maximum zoom
 */
export function nearer({ scale, x, y }: View, factor: number, at: { x: number; y: number }, maxZoom: number): View {
  const to = Math.min(maxZoom, scale * factor)
  if (to < 1.02) return fullView
  const by = to / scale
  return { scale: to, x: at.x - (at.x - x) * by, y: at.y - (at.y - y) * by }
}
