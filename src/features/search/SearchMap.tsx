import { tryAgain } from '#messages/common.ts'
import { mapOfHomes } from '#messages/first-map.ts'
import * as messages from '#messages/search.ts'
import clsx from 'clsx'
import { type ComponentType, type FocusEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { ListingsMapProps, MapPin } from '../../domain/listing/map-pin'
import type { Bounds } from '../../lib/map/bounds'
import type { Ring } from '../../lib/map/ring'
import type { ListingSummary } from '../../domain/listing/listing'
import { listingById } from '../../domain/listing/listings.queries'
import { mapResult, type Result, success } from '../../lib/http/result'
import { onPlainClick } from '../../lib/plain-click'
import { ChosenListings } from './ChosenListings'
import { pinOf, minPinDistance } from './clusters'
import { DrawArea } from './DrawArea'
import { MapControls } from './MapControls'
import { searchHref } from './search-address'
import { without } from './search'
import type { Search } from './search-type'
import { useTrainShades } from './useTrainShades'
import { listingBounds, listingsAround } from './search.queries'
import { useClusters, type View } from './useClusters'

interface Props {
  search: Search
  listings: ListingSummary[]
  /** With `box` for steps of a moved map. */
  onChange: (search: Search, mergeKey?: string) => void
  ListingsMap: ComponentType<ListingsMapProps>
}

// On phones it is sticky, and the list scrolls over it.
const frameClass = clsx(
  'relative mb-7 max-tablet:tall:sticky max-tablet:tall:top-27 max-tablet:tall:mb-0',
  'laptop:self-start laptop:tall:sticky laptop:tall:top-36',
)

/** Scrolls a part with keyboard focus into view if the list covers it, as on phones. */
function scrollToCoveredFocus({ target, currentTarget }: FocusEvent) {
  const { left, top, width, height } = target.getBoundingClientRect()
  const topElement = document.elementFromPoint(left + width / 2, top + height / 2)
  if (target.matches(':focus-visible') && topElement && !currentTarget.contains(topElement))
    currentTarget.parentElement?.scrollIntoView()
}

/** The message over the map when its pins failed to load. */
const MapProblem = ({ onRetry }: { onRetry: () => void }) => (
  <>
    {messages.notOnMap}
    <button type="button" className="pointer-events-auto ml-2 min-h-11 cursor-pointer quiet-link" onClick={onRetry}>
      {tryAgain}
    </button>
  </>
)

/** A pressed pin. */
interface Choice {
  pin: MapPin
  /** The filters of its time. */
  filters: string
  /** Whether it failed before: its message stays, and so does the focus on its button. */
  isRetry: boolean
  /** Its listings, none if they are gone; null while they load. */
  result: Result<ListingSummary[]> | null
}

/** A search on a map: shows the listings' positions, and can limit the search to the visible bounds. */
export function SearchMap({ search, listings, onChange, ListingsMap }: Props) {
  const [view, setView] = useState<View | null>(null)
  const [bounds, setBounds] = useState<Bounds | null>(search.box ?? null)
  const [choice, setChoice] = useState<Choice | null>(null)
  const [drawing, setDrawing] = useState(false)
  const ownBox = useRef(search.box)
  const isLimited = search.box !== undefined
  const shades = useTrainShades(search)
  const { filters, clusters, failed, retry } = useClusters(search, view)

  // New filters fit the map to the listings, unless the bounds are a filter themselves.
  useEffect(() => {
    let cancelled = false
    if (!isLimited) void listingBounds(search).then((result) => !cancelled && result.ok && setBounds(result.value))
    return () => {
      cancelled = true
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `filters` is what counts here of `search`.
  }, [filters, isLimited])
  // Bounds that did not come from this map come from browser history or a new URL.
  useEffect(() => {
    if (search.box && String(search.box) !== String(ownBox.current)) setBounds(search.box)
    ownBox.current = search.box
  }, [search.box])
  const limitToBounds = (box: Bounds, mergeKey?: 'box') => {
    ownBox.current = box
    onChange({ ...search, box, drawn: undefined, page: 1 }, mergeKey)
  }
  const draw = (ring: Ring) => {
    setDrawing(false)
    onChange({ ...search, drawn: ring, box: undefined, page: 1 })
  }
  const cancel = useCallback(() => setDrawing(false), [])
  const move = (visible: Bounds, zoom: number, byHand: boolean) => {
    setView({ bounds: visible, zoom })
    // The message that a home is gone ends.
    setChoice((latest) => (latest?.result?.ok && latest.result.value.length === 0 ? null : latest))
    if (byHand && isLimited) limitToBounds(visible, 'box')
  }
  const listingsOf = async (pin: MapPin): Promise<Result<ListingSummary[]>> => {
    const known = listings.find(({ id }) => id === pin.id)
    if (pin.count > 1 && view) {
      const { latDegrees, lngDegrees } = minPinDistance(view.zoom)
      return listingsAround(search, [
        pin.lat - latDegrees,
        pin.lng - lngDegrees,
        pin.lat + latDegrees,
        pin.lng + lngDegrees,
      ])
    }
    return known ? success([known]) : mapResult(await listingById(pin.id), (listing) => (listing ? [listing] : []))
  }
  const choose = async (pin: MapPin, isRetry = false) => {
    const started: Choice = { pin, filters, isRetry, result: null }
    setChoice(started)
    const result = await listingsOf(pin)
    // Another pin may be chosen meanwhile, or none.
    setChoice((latest) => (latest === started ? { ...started, result } : latest))
    if (result.ok && result.value.length === 0) retry()
  }
  // A choice ends with its filters.
  const chosen = choice?.filters === filters ? choice : null
  const chosenListings = chosen?.result?.ok ? chosen.result.value : null
  const hasFailed = chosen && (chosen.result ? !chosen.result.ok : chosen.isRetry)
  const failedPin = hasFailed ? chosen.pin : null
  const retryFailed = () => (failedPin ? void choose(failedPin, true) : retry())
  const busyId = chosen && !chosen.result ? chosen.pin.id : undefined
  // The map draws a new array again.
  const pins = useMemo(() => clusters.map((cluster) => pinOf(cluster, listings, busyId)), [clusters, listings, busyId])
  const close = () => {
    const pin = document.querySelector<HTMLElement>(`[data-listing-id="${chosen?.pin.id}"]`)
    setChoice(null)
    ;(pin ?? document.querySelector<HTMLElement>('.listings-map'))?.focus()
  }
  // An open card would cover the map while drawing.
  const toggleDrawing = () => {
    setChoice(null)
    setDrawing(!drawing)
  }
  const listSearch: Search = { ...search, view: 'list' }
  const fallback = (
    <a className="py-2 quiet-link" href={searchHref(listSearch)} onClick={onPlainClick(() => onChange(listSearch))}>
      {messages.seeAsList}
    </a>
  )
  const toggleLimit = () => (isLimited ? onChange(without(search, 'box')) : view && limitToBounds(view.bounds))
  return (
    <div className={frameClass} onFocus={scrollToCoveredFocus}>
      <ListingsMap
        pins={pins}
        bounds={bounds}
        drawn={search.drawn}
        shades={shades}
        shaded={search.train !== undefined}
        overlay={drawing && view && <DrawArea bounds={view.bounds} onDrawn={draw} onCancel={cancel} />}
        label={mapOfHomes}
        onMove={move}
        onChoose={(pin) => void choose(pin)}
        problem={
          failed || failedPin ? <MapProblem onRetry={retryFailed} /> : chosenListings?.length === 0 && messages.noneHere
        }
        fallback={fallback}
      />
      {view && (
        <MapControls drawing={drawing} isLimited={isLimited} onDraw={toggleDrawing} onToggleLimit={toggleLimit} />
      )}
      {chosen && chosenListings && (
        <ChosenListings listings={chosenListings} count={chosen.pin.count} onClose={close} />
      )}
    </div>
  )
}
