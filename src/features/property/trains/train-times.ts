import * as messages from '#messages/train-times.ts'
import { listPath, paths } from '../../../paths'
import type { ListingType } from '../../../domain/listing/listing-status'
import { readPlace, rememberPlace } from '../../../domain/london/trains/remembered-place'
import {
  aboutMinutes,
  doorJourney,
  type Journeys,
  noJourneyText,
  type StationWalk,
  wayText,
} from '../../../domain/london/trains/door-to-place'
import { withDeadline } from '../../../lib/http/deadline'

// The chooser of a place on a home's page: loads the places when it is visible, and a journey when one is chosen.

/** The data of a chooser: walks from its listing. */
export interface ChooserData {
  stations: readonly StationWalk[]
  /** The walks to the places around, in minutes, by slug. */
  places: Record<string, number>
  listingType: ListingType
}
/** The response of `/trains/places.json`: stations and universities, below the name of each kind. */
export type PlaceNames = Record<string, [slug: string, name: string][]>

async function read<T>(address: string): Promise<T | null> {
  try {
    const response = await fetch(address, { signal: withDeadline(10_000) })
    return response.ok ? ((await response.json()) as T) : null
  } catch {
    return null
  }
}

class TrainTimes extends HTMLElement {
  #loaded = false
  #latest = ''

  connectedCallback() {
    const select = this.querySelector('select')
    if (!select) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) void this.load(select)
    })
    observer.observe(this)
    // A failed load is repeated at the next attempt to choose.
    select.addEventListener('pointerdown', () => void this.load(select))
    select.addEventListener('focus', () => void this.load(select))
    select.addEventListener('change', () => {
      rememberPlace(select.value)
      void this.show(select.value)
    })
  }

  async load(select: HTMLSelectElement) {
    if (this.#loaded) return
    this.#loaded = true
    const places = await read<PlaceNames>(paths.trainPlaces)
    this.#loaded = places !== null
    for (const [label, names] of Object.entries(places ?? {})) {
      const group = Object.assign(document.createElement('optgroup'), { label })
      group.append(...names.map(([slug, name]) => new Option(name, slug)))
      select.append(group)
    }
    const remembered = readPlace()
    if (!remembered || select.value) return
    select.value = remembered
    // A place that is no longer offered leaves no choice.
    if (select.value) void this.show(remembered)
    else select.value = ''
  }

  async show(slug: string) {
    this.#latest = slug
    const journeys = slug ? await read<Journeys>(paths.journeys(slug)) : null
    if (this.#latest !== slug) return
    const [row, way, more] = this.querySelectorAll('p')
    const [link] = more?.querySelectorAll('a') ?? []
    const [name, minutes] = row?.children ?? []
    if (!row || !way || !more || !link || !name || !minutes) return
    const { stations, places, listingType } = JSON.parse(this.dataset['walks'] ?? '') as ChooserData
    const journey = journeys && doorJourney(stations, journeys, places[slug])
    row.hidden = !journey
    more.hidden = !journeys
    name.textContent = journeys?.name ?? ''
    minutes.textContent = journey ? aboutMinutes(journey.minutes) : ''
    way.textContent = journey ? wayText(journey) : journeys ? noJourneyText(journeys.name) : slug && messages.failed
    link.href = `${listPath(listingType)}?train=${slug}`
    link.textContent = messages.allHomes(journeys?.name ?? '')
  }
}
if (!customElements.get('train-times')) customElements.define('train-times', TrainTimes)
