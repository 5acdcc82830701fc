import type { WalkPlace } from '../walk'
import type { Journeys } from './door-to-place'
import { journeysTo, type TrainJourney } from './train-journeys'

const withoutWord = new Set(['DLR', 'National Rail'])
/** `Jubilee line`; the DLR and National Rail are no lines. */
const lineName = (line: string) => (withoutWord.has(line) ? line : `${line} line`)

/** `Jubilee line to Bond Street, then Central line to Holborn, then walk 7 min`; empty without a train. */
function journeyText({ legs, lastWalk }: TrainJourney): string {
  if (!legs.some(({ line }) => line)) return ''
  const parts = legs.map(({ line, to }) => (line ? `${lineName(line)} to ${to}` : `walk to ${to}`))
  const text = [...parts, ...(lastWalk > 0 ? [`walk ${lastWalk} min`] : [])].join(', then ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The journeys to a place, as the site publishes them. */
export const publishedJourneys = (place: WalkPlace): Journeys => ({
  name: place.name,
  from: Object.fromEntries(
    [...journeysTo(place)].map(([station, journey]) => [station, [journey.minutes, journeyText(journey)]]),
  ),
})
