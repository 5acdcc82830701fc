import { tryAgain } from '#messages/common.ts'
import { mapOfHomes } from '#messages/first-map.ts'
import * as messages from '#messages/search.ts'
import clsx from 'clsx'
import { type ComponentType, type FocusEvent, useCallback, useEffect, useRef, useState } from 'react'
import type { ListingsMapProps, MapPin } from '../../domain/listing/map-pin'
import type { Bounds } from '../../lib/map/bounds'
import type { Ring } from '../../lib/map/ring'
import type { ListingSummary } from '../../domain/listing/listing'
import { listingById } from '../../domain/listing/listings.queries'
import { mapResult, type Result, success } from '../../lib/http/result'
import { onPlainClick } from '../../lib/plain-click'
import { ChosenListings } from './ChosenListings'
import { pinOf, reach } from './clusters'
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

/** A keyboard focus on the map must be visible: a covering sheet closes. */
function uncover({ target, currentTarget }: FocusEvent) {
  const { left, top, width, height } = target.getBoundingClientRect()
  const there = document.elementFromPoint(left + width / 2, top + height / 2)
  if (target.matches(':focus-visible') && there && !currentTarget.contains(there))
    currentTarget.parentElement?.scrollIntoView()
}

/** The map remains, without what failed to load. */
const MapProblem = ({ onRetry }: { onRetry: () => void }) => (
  <>
    {messages.notOnMap}
    <button type="button" className="pointer-events-auto ml-2 min-h-11 cursor-pointer quiet-link" onClick={onRetry}>
      {tryAgain}
    </button>
  </>
)

/** A search on a map: shows the listings' positions, and can limit the search to the visible bounds. */
export function SearchMap({ search, listings, onChange, ListingsMap }: Props) {
  const [sight, setSight] = useState<View | null>(null)
  const [part, setPart] = useState<Bounds | null>(search.box ?? null)
  const [chosen, setChosen] = useState<{ pin: MapPin; listings: ListingSummary[] } | null>(null)
  const [failedChoice, setFailedChoice] = useState<{ pin: MapPin; filters: string } | null>(null)
  const latestChoice = useRef(0)
  const [drawing, setDrawing] = useState(false)
  const ours = useRef(search.box)
  const following = search.box !== undefined
  const shades = useTrainShades(search)
  const { filters, clusters, failed, retry } = useClusters(search, sight)

  // New filters fit the map to the listings, unless the bounds are a filter themselves.
  useEffect(() => {
    let late = false
    if (!following) void listingBounds(search).then((result) => !late && result.ok && setPart(result.value))
    return () => {
      late = true
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `filters` is what counts here of `search`.
  }, [filters, following])
  // Bounds that did not come from this map come from Back or an address.
  useEffect(() => {
    if (search.box && String(search.box) !== String(ours.current)) setPart(search.box)
    ours.current = search.box
  }, [search.box])
  const limit = (box: Bounds, mergeKey?: 'box') => {
    ours.current = box
    onChange({ ...search, box, drawn: undefined, page: 1 }, mergeKey)
  }
  const draw = (ring: Ring) => {
    setDrawing(false)
    onChange({ ...search, drawn: ring, box: undefined, page: 1 })
  }
  const cancel = useCallback(() => setDrawing(false), [])
  const move = (visible: Bounds, zoom: number, byHand: boolean) => {
    setSight({ part: visible, zoom })
    if (byHand && following) limit(visible, 'box')
  }
  const listingsOf = async (pin: MapPin): Promise<Result<ListingSummary[]>> => {
    const known = listings.find(({ id }) => id === pin.id)
    if (pin.count > 1 && sight) {
      const { high, wide } = reach(sight.zoom)
      return listingsAround(search, [pin.lat - high, pin.lng - wide, pin.lat + high, pin.lng + wide])
    }
    return known ? success([known]) : mapResult(await listingById(pin.id), (listing) => (listing ? [listing] : []))
  }
  const choose = async (pin: MapPin) => {
    const choice = ++latestChoice.current
    const result = await listingsOf(pin)
    // Another pin was chosen meanwhile.
    if (choice !== latestChoice.current) return
    setFailedChoice(result.ok ? null : { pin, filters })
    if (result.ok) setChosen({ pin, listings: result.value })
  }
  // Other filters have other pins.
  const failedPin = failedChoice?.filters === filters ? failedChoice.pin : null
  const retryFailed = () => (failedPin ? void choose(failedPin) : retry())
  const close = () => {
    const pin = document.querySelector<HTMLElement>(`[data-listing-id="${chosen?.pin.id}"]`)
    setChosen(null)
    pin?.focus()
  }
  // An open card would cover the map while drawing.
  const toggleDrawing = () => {
    setChosen(null)
    setDrawing(!drawing)
  }
  const list: Search = { ...search, view: 'list' }
  const fallback = (
    <a className="py-2 quiet-link" href={searchHref(list)} onClick={onPlainClick(() => onChange(list))}>
      {messages.seeAsList}
    </a>
  )
  const toggleArea = () => (following ? onChange(without(search, 'box')) : sight && limit(sight.part))
  return (
    <div className={frameClass} onFocus={uncover}>
      <ListingsMap
        pins={clusters.map((cluster) => pinOf(cluster, listings))}
        part={part}
        drawn={search.drawn}
        shades={shades}
        shaded={search.train !== undefined}
        overlay={drawing && sight && <DrawArea part={sight.part} onDrawn={draw} onCancel={cancel} />}
        label={mapOfHomes}
        onMove={move}
        onChoose={(pin) => void choose(pin)}
        problem={(failed || failedPin) && <MapProblem onRetry={retryFailed} />}
        fallback={fallback}
      />
      {sight && <MapControls drawing={drawing} following={following} onDraw={toggleDrawing} onLimit={toggleArea} />}
      {chosen && <ChosenListings listings={chosen.listings} count={chosen.pin.count} onClose={close} />}
    </div>
  )
}
