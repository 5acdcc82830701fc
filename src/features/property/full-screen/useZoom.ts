import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { fullView, limitedView, type View, zoomedView } from './view'

interface Options {
  /** The maximum zoom. */
  maxZoom: number
  /** A mouse click at a fraction of the stage's width, 0 at the left; returns whether it was handled. */
  onClick: (fraction: number) => boolean
  /** Reports whether the slide is zoomed. */
  onZoomed: (zoomed: boolean) => void
}

/** In pixels from the stage's centre. */
type Point = { x: number; y: number }
const centre: Point = { x: 0, y: 0 }
const midpoint = ([a = centre, b = a]: Point[]): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
const distance = ([a = centre, b = a]: Point[]) => Math.hypot(a.x - b.x, a.y - b.y)

/** Zooms and pans a slide: by pinch, double tap, wheel or call. */
export function useZoom(ref: RefObject<HTMLElement | null>, { maxZoom, onClick, onZoomed }: Options) {
  const view = useRef<View>(fullView)
  const [scale, setScale] = useState(1)

  /** @param animated false while a finger drags */
  const show = (target: View, animated: boolean) => {
    const stage = ref.current
    const slide = stage?.querySelector<HTMLElement>('.swiper-slide:not([inert]) [data-zoomable]')
    if (!stage || !slide) return
    const size = { width: slide.offsetWidth, height: slide.offsetHeight }
    const { scale, x, y } = limitedView(target, size, { width: stage.clientWidth, height: stage.clientHeight })
    if (scale > 1 !== view.current.scale > 1) onZoomed(scale > 1)
    view.current = { scale, x, y }
    slide.style.transition = animated ? 'transform 200ms' : 'none'
    slide.style.transform = scale > 1 ? `translate(${x}px, ${y}px) scale(${scale})` : ''
    setScale(scale)
  }
  const zoom = (factor: number, at = centre) => show(zoomedView(view.current, factor, at, maxZoom), true)
  const move = (dx: number, dy: number, animated: boolean) =>
    show({ ...view.current, x: view.current.x + dx, y: view.current.y + dy }, animated)

  /** The stage's event listeners, by event name. */
  const createListeners = useEffectEvent((stage: HTMLElement) => {
    const fingers = new Map<number, Point>()
    let [pressedAt, tappedAt, travelled] = [0, 0, 0]
    const positionOf = ({ clientX, clientY }: MouseEvent): Point => {
      const { left, top, width, height } = stage.getBoundingClientRect()
      return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
    }
    const down = (event: PointerEvent) => {
      if (event.button !== 0) return
      fingers.set(event.pointerId, positionOf(event))
      if (fingers.size === 1) [pressedAt, travelled] = [event.timeStamp, 0]
      else travelled = Infinity
      if (fingers.size === 2) onZoomed(true)
      if (fingers.size === 2 || view.current.scale > 1) stage.setPointerCapture(event.pointerId)
    }
    const moved = (event: PointerEvent) => {
      const from = fingers.get(event.pointerId)
      if (!from || fingers.size > 2) return
      const before = [...fingers.values()]
      const to = positionOf(event)
      fingers.set(event.pointerId, to)
      travelled += distance([from, to])
      if (fingers.size === 1 && view.current.scale === 1) return
      const now = [...fingers.values()]
      const [previousMidpoint, newMidpoint] = [midpoint(before), midpoint(now)]
      const pinch = fingers.size === 2 ? distance(now) / Math.max(1, distance(before)) : 1
      const next = pinch === 1 ? view.current : zoomedView(view.current, pinch, previousMidpoint, maxZoom)
      show(
        { ...next, x: next.x + newMidpoint.x - previousMidpoint.x, y: next.y + newMidpoint.y - previousMidpoint.y },
        false,
      )
    }
    const up = (event: PointerEvent) => {
      if (!fingers.delete(event.pointerId) || fingers.size > 0) return
      onZoomed(view.current.scale > 1)
      if (event.type !== 'pointerup' || travelled > 10 || event.timeStamp - pressedAt > 300) return
      const { width } = stage.getBoundingClientRect()
      const at = positionOf(event)
      if (event.pointerType === 'mouse' && view.current.scale === 1 && onClick(at.x / width + 0.5)) return
      if (event.timeStamp - tappedAt > 350) return void (tappedAt = event.timeStamp)
      tappedAt = 0
      zoom(view.current.scale > 1 ? 0 : 2.5, at)
    }
    // Nothing scrolls here; a trackpad pinch arrives as a wheel event.
    const wheel = (event: WheelEvent) => {
      event.preventDefault()
      show(zoomedView(view.current, Math.exp(-Math.sign(event.deltaY) * 0.2), positionOf(event), maxZoom), false)
    }
    return { pointerdown: down, pointermove: moved, pointerup: up, pointercancel: up, wheel }
  })

  useEffect(() => {
    const stage = ref.current
    if (!stage) return
    const listeners = Object.entries(createListeners(stage)) as [string, EventListener][]
    for (const [name, listener] of listeners) stage.addEventListener(name, listener, { passive: false })
    return () => {
      for (const [name, listener] of listeners) stage.removeEventListener(name, listener)
    }
  }, [ref])

  return {
    scale,
    zoom,
    /** Pans by fractions of the stage's width and height. */
    pan: (x: number, y: number) => {
      const { clientWidth = 0, clientHeight = 0 } = ref.current ?? {}
      move(x * clientWidth, y * clientHeight, true)
    },
    reset: () => show(fullView, false),
  }
}
