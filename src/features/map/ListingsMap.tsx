import { tryAgain } from '#messages/common.ts'
import * as messages from '#messages/maps.ts'
import { buttonClass } from '../../components/ui/button-class'
import { useEffect, useRef, useState } from 'react'
import { Notice } from '../../components/ui/Notice'
import type { ListingsMapProps, MapPin } from '../../domain/listing/map-pin'
import { type ListingsMapHandle, london } from './listings-map'
import { noStreetMap } from './map'
import { canvasClass, frameClass } from './map-frame'

const notesClass =
  'pointer-events-none absolute right-16 bottom-6 left-2 z-1000 grid justify-items-start gap-2 text-ink'

const googleKey = import.meta.env.PUBLIC_GOOGLE_MAPS_KEY

/** Listings on Google's map if a key is set, else on ours; loads its code on first display. */
export function ListingsMap(props: ListingsMapProps) {
  const { pins, bounds, drawn: ring, shades, shaded, overlay, label, onMove, onChoose, problem, fallback } = props
  const canvas = useRef<HTMLDivElement>(null)
  const [drawn, setDrawn] = useState<ListingsMapHandle | null>(null)
  const [lost, setLost] = useState<'tiles' | 'map' | null>(null)
  const [attempt, setAttempt] = useState(0)
  // The map stores the first callbacks; these refs always call the latest.
  const latest = useRef({ onMove, onChoose })
  useEffect(() => {
    latest.current = { onMove, onChoose }
  })

  useEffect(() => {
    let cancelled = false
    let made: ListingsMapHandle | undefined
    const events = {
      onMove: (...args: Parameters<ListingsMapProps['onMove']>) => latest.current.onMove(...args),
      onSelect: (pin: MapPin) => latest.current.onChoose(pin),
      onTilesFailed: () => setLost('tiles'),
    }
    const start = bounds ?? london
    const element = canvas.current
    if (!element) return
    const draw = async () => {
      if (googleKey) return (await import('./listings-google')).drawListings(element, start, events, googleKey)
      return (await import('./listings-leaflet')).drawListings(element, start, events)
    }
    draw().then(
      (map) => {
        made = map
        if (cancelled) made.remove()
        else setDrawn(map)
      },
      (error: unknown) => {
        console.error(error instanceof Error ? error.message : 'Failed to load Google Maps API')
        setLost('map')
      },
    )
    return () => {
      cancelled = true
      made?.remove()
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Drawn once an attempt; later `bounds` move the map.
  }, [attempt])
  useEffect(() => drawn?.show(pins), [drawn, pins])
  useEffect(() => drawn?.outline(ring ?? null), [drawn, ring])
  const parts = shades?.parts
  useEffect(() => drawn?.shade?.(parts ?? []), [drawn, parts])
  useEffect(() => {
    if (drawn && bounds) drawn.fit(bounds, shaded)
  }, [drawn, bounds, shaded])

  const retry = () => {
    setLost(null)
    setAttempt(attempt + 1)
  }
  if (lost === 'map')
    return (
      <Notice tone="problem" title={messages.mapLost} role="alert">
        <p>{messages.sameHomes}</p>
        <p className="mt-4.5 flex flex-wrap items-baseline gap-x-6.5 print:hidden">
          <button type="button" className={buttonClass({ variant: 'secondary', size: 'small' })} onClick={retry}>
            {tryAgain}
          </button>
          {fallback}
        </p>
      </Notice>
    )
  return (
    <div className={frameClass}>
      {!drawn && <p className="absolute inset-0 grid place-items-center text-ink-2">{messages.loading}</p>}
      <div ref={canvas} className={canvasClass} role="region" aria-label={label} />
      {overlay}
      {/* Over the map, beside its buttons: below it, it would shift the list. */}
      <div className={notesClass}>
        <p className="bg-paper px-3 py-2 text-small empty:sr-only" role="status">
          {lost === 'tiles' && noStreetMap}
        </p>
        <p className="bg-paper px-3 text-small empty:sr-only" role="status">
          {problem}
        </p>
        {drawn?.shade && shades?.legend}
      </div>
    </div>
  )
}
