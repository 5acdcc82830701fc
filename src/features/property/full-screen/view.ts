interface Size {
  width: number
  height: number
}

/** How a slide lies on its stage: how near it is brought, and how far its middle is from the stage's. */
export interface View {
  scale: number
  x: number
  y: number
}

export const fullView: View = { scale: 1, x: 0, y: 0 }

/** Moved by so much, but never past its own edge. */
export function panned({ scale, x, y }: View, across: number, down: number, slide: Size, stage: Size): View {
  const within = (to: number, room: number) => Math.max(-room, Math.min(room, to)) || 0
  return {
    scale,
    x: within(x + across, Math.max(0, (slide.width * scale - stage.width) / 2)),
    y: within(y + down, Math.max(0, (slide.height * scale - stage.height) / 2)),
  }
}

/**
 * Nearer by a factor, so that what lies at a point stays there.
 * @param at from the middle of the stage
 * @param most how near it can be brought
 */
export function nearer({ scale, x, y }: View, factor: number, at: { x: number; y: number }, most: number): View {
  const to = Math.min(most, scale * factor)
  if (to < 1.02) return fullView
  const by = to / scale
  return { scale: to, x: at.x - (at.x - x) * by, y: at.y - (at.y - y) * by }
}
