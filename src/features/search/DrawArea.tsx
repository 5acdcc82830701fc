import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { mapColours } from '../../domain/london/map/map-colours'
import type { Bounds } from '../../lib/map/bounds'
import { pointInView } from '../../lib/map/point-in-view'
import type { Ring } from '../../lib/map/ring'
import { drawnRing } from './drawn-area'

interface Props {
  /** The visible bounds of the map. */
  bounds: Bounds
  onDrawn: (ring: Ring) => void
  onCancel: () => void
}
type Point = [x: number, y: number]

// The minimum size of a drawing, in pixels.
const minSizePx = 16
const extent = (spots: Point[], axis: 0 | 1) => {
  const along = spots.map((spot) => spot[axis])
  return Math.max(...along) - Math.min(...along)
}

/** An overlay over either map that captures a loop drawn by finger, pen or mouse. */
export function DrawArea({ bounds, onDrawn, onCancel }: Props) {
  // Several moves may precede a frame, which then draws them all.
  const points = useRef<Point[]>([])
  const [line, setLine] = useState('')
  const pointer = useRef<number>(null)
  const setPath = (next: Point[]) => {
    points.current = next
    setLine(next.length > 1 ? `M${next.join('L')}` : '')
  }
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && onCancel()
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [onCancel])

  const pointOf = ({ clientX, clientY, currentTarget }: PointerEvent): Point => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    return [Math.min(width, Math.max(0, clientX - left)), Math.min(height, Math.max(0, clientY - top))]
  }
  const begin = (event: PointerEvent) => {
    if (!event.isPrimary || event.button > 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    pointer.current = event.pointerId
    setPath([pointOf(event)])
  }
  const move = (event: PointerEvent) => {
    if (event.pointerId !== pointer.current) return
    const [x, y] = pointOf(event)
    const [lastX, lastY] = points.current.at(-1) ?? [x, y]
    if (Math.hypot(x - lastX, y - lastY) >= 3) setPath([...points.current, [x, y]])
  }
  const end = (event: PointerEvent) => {
    if (event.pointerId !== pointer.current) return
    pointer.current = null
    const drawn = points.current
    setPath([])
    const { width, height } = event.currentTarget.getBoundingClientRect()
    const ring = drawnRing(drawn.map(([x, y]) => pointInView(bounds, x / width, y / height)))
    if (ring && Math.min(extent(drawn, 0), extent(drawn, 1)) >= minSizePx) onDrawn(ring)
  }
  return (
    <svg
      className="absolute inset-0 z-1001 size-full cursor-crosshair touch-none"
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={() => {
        pointer.current = null
        setPath([])
      }}
      aria-hidden="true"
      data-testid="drawing"
    >
      <rect width="100%" height="100%" fill="#fff" fillOpacity={0.25} />
      <path fill={mapColours.brick} fillOpacity={0.08} stroke={mapColours.brick} strokeWidth={2} d={line} />
    </svg>
  )
}
