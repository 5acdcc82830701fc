import { type ReactNode, useEffect, useRef, useState } from 'react'
import { squeeze } from '../../lib/map/longitude-scale'
import { counted } from '../../lib/format/words'
import type { Listing } from '../../domain/listing/listing'
import { ListingCard } from '../../domain/listing/ListingCard'
import { listingById } from '../../domain/listing/listings.queries'
import { goesHere } from '../../lib/plain-click'
import { apart } from './clusters'
import { addressOf, type Box, type Search, searchOf, without } from './search'
import { homeBounds, homesOnMap, type Mark } from './search.queries'
import { shortPrice } from './search-text'

export interface MapPin {
  id: string
  count: number
  lat: number
  lng: number
  words: string
  label: string
}
export interface MapDrawing {
  pins: MapPin[]
  part: Box | null
  label: string
  onMove: (part: Box, zoom: number, byHand: boolean) => void
  onChoose: (pin: MapPin) => void
  /** A way on, for when the map cannot be loaded. */
  otherwise: ReactNode
}
interface Props {
  search: Search
  homes: Listing[]
  onChange: (search: Search, typing?: boolean) => void
  draw: (drawing: MapDrawing) => ReactNode
  /** Degrees of latitude under so many pixels at a zoom. */
  cellAt: (zoom: number, pixels: number) => number
}

const pinOf = ({ count, lat, lng, from, id }: Mark, homes: Listing[]): MapPin => {
  const words = count > 1 ? String(count) : shortPrice(from)
  const title = homes.find((home) => home.id === id)?.title
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

/** The search on a map: it shows where the homes are, and may be told that only what is in sight counts. */
export function SearchMap({ search, homes, onChange, draw, cellAt }: Props) {
  const [sight, setSight] = useState<{ part: Box; zoom: number } | null>(null)
  const [part, setPart] = useState<Box | null>(search.box ?? null)
  const [marks, setMarks] = useState<Mark[]>([])
  const [chosen, setChosen] = useState<Listing | null>(null)
  const card = useRef<HTMLDivElement>(null)
  const ours = useRef(search.box)
  const following = search.box !== undefined
  const filters = searchOf({ ...search, box: undefined, sort: 'newest', page: 1 })

  // Other filters, other homes: all of them come into sight, unless the map area is itself a filter.
  useEffect(() => {
    let late = false
    if (!following) void homeBounds(search).then((result) => !late && result.ok && setPart(result.value))
    return () => {
      late = true
    }
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
    const [high, wide] = [cellAt(zoom, 28), cellAt(zoom, 50) / squeeze]
    void homesOnMap(search, seen, high).then((result) => {
      if (!late && result.ok) setMarks(apart(result.value, high, wide))
    })
    return () => {
      late = true
    }
  }, [filters, sight])
  // On a phone it stands below the map.
  useEffect(() => {
    card.current?.focus({ preventScroll: true })
    card.current?.scrollIntoView({ block: 'nearest' })
  }, [chosen])

  const limit = (box: Box, typing: boolean) => {
    ours.current = box
    onChange({ ...search, box, page: 1 }, typing)
  }
  const move = (seen: Box, zoom: number, byHand: boolean) => {
    setSight({ part: seen, zoom })
    if (byHand && following) limit(seen, true)
  }
  const choose = async ({ id }: MapPin) => {
    const known = homes.find((home) => home.id === id)
    const result = known ? null : await listingById(id)
    setChosen(known ?? (result?.ok ? result.value : null))
  }
  const close = () => {
    const pin = document.querySelector<HTMLElement>(`.pin[data-home="${chosen?.id}"]`)
    setChosen(null)
    pin?.focus()
  }
  const list: Search = { ...search, view: 'list' }
  const otherwise = (
    <a href={addressOf(list)} onClick={(event) => goesHere(event) && onChange(list)}>
      See them as a list
    </a>
  )
  const toggleArea = () => (following ? onChange(without(search, 'box')) : sight && limit(sight.part, false))
  return (
    <div className="homes-map">
      {draw({
        pins: marks.map((mark) => pinOf(mark, homes)),
        part,
        label: 'Map of the homes',
        onMove: move,
        onChoose: (pin) => void choose(pin),
        otherwise,
      })}
      {sight && (
        <p className="here">
          <button
            type="button"
            className={following ? 'btn sm primary' : 'btn sm secondary'}
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
          className="chosen"
          role="region"
          aria-label={chosen.title}
          tabIndex={-1}
          onKeyDown={({ key }) => key === 'Escape' && close()}
        >
          <button type="button" className="close" onClick={close}>
            Close
          </button>
          <ListingCard listing={chosen} sizes="17rem" />
        </div>
      )}
    </div>
  )
}
