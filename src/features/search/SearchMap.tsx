import clsx from 'clsx'
import { buttonClass } from '../../components/ui/button-class'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import type { ListingsMapProps, MapPin } from '../../domain/listing/map-pin'
import type { Bounds } from '../../lib/map/bounds'
import { degreesPerPixels, longitudeScale } from '../../lib/map/longitude-scale'
import { counted } from '../../lib/format/words'
import type { ListingSummary } from '../../domain/listing/listing'
import { ListingCard } from '../../domain/listing/ListingCard'
import { listingById } from '../../domain/listing/listings.queries'
import { isPlainClick } from '../../lib/plain-click'
import { mergeOverlapping } from './clusters'
import { searchHref, searchQuery } from './search-address'
import { type Search, without } from './search'
import { listingBounds, listingClusters, type Cluster } from './search.queries'
import { shortPrice } from './search-text'

interface Props {
  search: Search
  listings: ListingSummary[]
  onChange: (search: Search, typing?: boolean) => void
  ListingsMap: ComponentType<ListingsMapProps>
}

const pinOf = ({ count, lat, lng, from, id }: Cluster, listings: ListingSummary[]): MapPin => {
  const words = count > 1 ? String(count) : shortPrice(from)
  const title = listings.find((listing) => listing.id === id)?.title
  return {
    id,
    count,
    lat,
    lng,
    words,
    label:
      count > 1 ? `${counted(count, 'home')} from ${shortPrice(from)}: look closer` : `${words}, ${title ?? 'a home'}`,
  }
}

const chosenClass = clsx(
  'relative scroll-my-24 bg-stucco p-3.5 shadow-raised ring-1 ring-line outline-none',
  'md:absolute md:top-3.5 md:left-3.5 md:z-3 md:w-68',
)
const closeClass = 'absolute top-3.5 right-3.5 z-2 min-h-11 cursor-pointer bg-stucco px-3.5 text-small link'

/** The search on a map: it shows where the homes are, and may be told that only what is in sight counts. */
export function SearchMap({ search, listings, onChange, ListingsMap }: Props) {
  const [sight, setSight] = useState<{ part: Bounds; zoom: number } | null>(null)
  const [part, setPart] = useState<Bounds | null>(search.box ?? null)
  const [clusters, setClusters] = useState<Cluster[]>([])
  const [chosen, setChosen] = useState<ListingSummary | null>(null)
  const card = useRef<HTMLDivElement>(null)
  const ours = useRef(search.box)
  const following = search.box !== undefined
  const filters = searchQuery({ ...search, box: undefined, sort: 'newest', page: 1 })

  // Other filters, other homes: all of them come into sight, unless the map area is itself a filter.
  useEffect(() => {
    let late = false
    if (!following) void listingBounds(search).then((result) => !late && result.ok && setPart(result.value))
    return () => {
      late = true
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `filters` is what counts here of `search`.
  }, [filters, following])
  // A part that did not come from here came with Back, or with an address.
  useEffect(() => {
    if (search.box && String(search.box) !== String(ours.current)) setPart(search.box)
    ours.current = search.box
  }, [search.box])
  useEffect(() => {
    if (!sight) return
    let late = false
    const { part: seen, zoom } = sight
    // Pins may overlap by a few pixels, so that few homes are not gathered into fewer numbers than need be. A degree of
    // longitude is shorter than one of latitude.
    const [high, wide] = [degreesPerPixels(zoom, 28), degreesPerPixels(zoom, 50) / longitudeScale]
    void listingClusters(search, seen, high).then((result) => {
      if (!late && result.ok) setClusters(mergeOverlapping(result.value, high, wide))
    })
    return () => {
      late = true
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `filters` is what counts here of `search`.
  }, [filters, sight])
  // On a phone it stands below the map.
  useEffect(() => {
    card.current?.focus({ preventScroll: true })
    card.current?.scrollIntoView({ block: 'nearest' })
  }, [chosen])

  const limit = (box: Bounds, typing: boolean) => {
    ours.current = box
    onChange({ ...search, box, page: 1 }, typing)
  }
  const move = (seen: Bounds, zoom: number, byHand: boolean) => {
    setSight({ part: seen, zoom })
    if (byHand && following) limit(seen, true)
  }
  const choose = async ({ id }: MapPin) => {
    const known = listings.find((listing) => listing.id === id)
    const result = known ? null : await listingById(id)
    setChosen(known ?? (result?.ok ? result.value : null))
  }
  const close = () => {
    const pin = document.querySelector<HTMLElement>(`[data-home="${chosen?.id}"]`)
    setChosen(null)
    pin?.focus()
  }
  const list: Search = { ...search, view: 'list' }
  const otherwise = (
    <a
      className="py-2 link"
      href={searchHref(list)}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        onChange(list)
      }}
    >
      See them as a list
    </a>
  )
  const toggleArea = () => (following ? onChange(without(search, 'box')) : sight && limit(sight.part, false))
  return (
    <div className="relative mb-7 lg:self-start lg:tall:sticky lg:tall:top-24">
      <ListingsMap
        pins={clusters.map((cluster) => pinOf(cluster, listings))}
        part={part}
        label="Map of the homes"
        onMove={move}
        onChoose={(pin) => void choose(pin)}
        otherwise={otherwise}
      />
      {sight && (
        <p className="absolute top-0 right-0 z-2 bg-stucco pb-2.5 pl-2.5">
          <button
            type="button"
            className={buttonClass({ variant: following ? 'primary' : 'secondary', size: 'small' })}
            aria-pressed={following}
            onClick={toggleArea}
          >
            Search this area
          </button>
        </p>
      )}
      {chosen && (
        <div
          ref={card}
          className={chosenClass}
          role="region"
          aria-label={chosen.title}
          tabIndex={-1}
          onKeyDown={({ key }) => key === 'Escape' && close()}
        >
          <button type="button" className={closeClass} onClick={close}>
            Close
          </button>
          <ListingCard listing={chosen} sizes="17rem" />
        </div>
      )}
    </div>
  )
}
