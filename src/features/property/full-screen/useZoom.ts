import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { nearer, panned, type View, fullView } from './view'

interface Options {
  /** The maximum zoom. */
  maxZoom: number
  /** A click at this fraction of the stage's width; returns whether it was handled. */
  onClick: (part: number) => boolean
  /** Reports whether the slide is zoomed. */
  onZoomed: (zoomed: boolean) => void
}

type Point = { x: number; y: number }
const middle: Point = { x: 0, y: 0 }
const between = ([a = middle, b = a]: Point[]): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
const apart = ([a = middle, b = a]: Point[]) => Math.hypot(a.x - b.x, a.y - b.y)

/** Zooms and pans a slide: by pinch, double tap, wheel or call. */
export function useZoom(ref: RefObject<HTMLElement | null>, { maxZoom, onClick, onZoomed }: Options) {
  const view = useRef<View>(fullView)
  const [scale, setScale] = useState(1)

  /** @param gently animated; false while a finger drags */
  const show = (to: View, gently: boolean) => {
    const stage = ref.current
    const slide = stage?.querySelector<HTMLElement>('.swiper-slide:not([inert]) [data-nearer]')
    if (!stage || !slide) return
    const size = { width: slide.offsetWidth, height: slide.offsetHeight }
    const { scale, x, y } = panned(to, 0, 0, size, { width: stage.clientWidth, height: stage.clientHeight })
    if (scale > 1 !== view.current.scale > 1) onZoomed(scale > 1)
    view.current = { scale, x, y }
    slide.style.transition = gently ? 'transform 200ms' : 'none'
    slide.style.transform = scale > 1 ? `translate(${x}px, ${y}px) scale(${scale})` : ''
    setScale(scale)
  }
  const zoom = (factor: number, at = middle) => show(nearer(view.current, factor, at, maxZoom), true)
  const move = (across: number, down: number, gently: boolean) =>
    show({ ...view.current, x: view.current.x + across, y: view.current.y + down }, gently)

  const gestures = useEffectEvent((stage: HTMLElement) => {
    const fingers = new Map<number, Point>()
    let [pressedAt, tappedAt, travelled] = [0, 0, 0]
    const place = ({ clientX, clientY }: MouseEvent): Point => {
      const { left, top, width, height } = stage.getBoundingClientRect()
      return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
    }
    const down = (event: PointerEvent) => {
      if (event.button !== 0) return
      fingers.set(event.pointerId, place(event))
      if (fingers.size === 1) [pressedAt, travelled] = [event.timeStamp, 0]
      else travelled = Infinity
      if (fingers.size === 2) onZoomed(true)
      if (fingers.size === 2 || view.current.scale > 1) stage.setPointerCapture(event.pointerId)
    }
    const moved = (event: PointerEvent) => {
      const from = fingers.get(event.pointerId)
      if (!from || fingers.size > 2) return
      const before = [...fingers.values()]
      const to = place(event)
      fingers.set(event.pointerId, to)
      travelled += apart([from, to])
      if (fingers.size === 1 && view.current.scale === 1) return
      const now = [...fingers.values()]
      const [was, after] = [between(before), between(now)]
      const pinch = fingers.size === 2 ? apart(now) / Math.max(1, apart(before)) : 1
      const next = pinch === 1 ? view.current : nearer(view.current, pinch, was, maxZoom)
      show({ ...next, x: next.x + after.x - was.x, y: next.y + after.y - was.y }, false)
    }
    const up = (event: PointerEvent) => {
      if (!fingers.delete(event.pointerId) || fingers.size > 0) return
      onZoomed(view.current.scale > 1)
      if (event.type !== 'pointerup' || travelled > 10 || event.timeStamp - pressedAt > 300) return
      const { width } = stage.getBoundingClientRect()
      const at = place(event)
      if (event.pointerType === 'mouse' && view.current.scale === 1 && onClick(at.x / width + 0.5)) return
      if (event.timeStamp - tappedAt > 350) return void (tappedAt = event.timeStamp)
      tappedAt = 0
      zoom(view.current.scale > 1 ? 0 : 2.5, at)
    }
    // Nothing scrolls here; a trackpad pinch arrives as a wheel event.
    const wheel = (event: WheelEvent) => {
      event.preventDefault()
      show(nearer(view.current, Math.exp(-Math.sign(event.deltaY) * 0.2), place(event), maxZoom), false)
    }
    return { pointerdown: down, pointermove: moved, pointerup: up, pointercancel: up, wheel }
  })

  useEffect(() => {
    const stage = ref.current
    if (!stage) return
    const listeners = Object.entries(gestures(stage)) as [string, EventListener][]
    for (const [name, listener] of listeners) stage.addEventListener(name, listener, { passive: false })
    return () => {
      for (const [name, listener] of listeners) stage.removeEventListener(name, listener)
    }
  }, [ref])

  return {
    scale,
    zoom,
    /** In fractions of the stage. */
    pan: (across: number, down: number) => {
      const { clientWidth = 0, clientHeight = 0 } = ref.current ?? {}
      move(across * clientWidth, down * clientHeight, true)
    },
    reset: () => show(fullView, false),
  }
}
