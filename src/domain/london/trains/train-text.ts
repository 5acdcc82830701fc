import * as messages from '#messages/lines.ts'
import { capitalised } from '../../../lib/format/words'
import { placeName, type WalkPlace } from '../walk'
import type { Journeys } from './door-to-place'
import { journeysTo, type TrainJourney } from './train-journeys'

/** `Jubilee line to Bond Street, then Central line to Holborn, then walk 7 min`, from the first train. */
function journeyText(legs: TrainJourney['legs'], lastWalk: number): string {
  const parts = legs.map(({ line, to }) => (line ? messages.rideTo(line, to) : messages.walkTo(to)))
  return capitalised(messages.parts([...parts, ...(lastWalk > 0 ? [messages.lastWalk(lastWalk)] : [])]))
}

/** The journeys to a place, as the site publishes them. */
export function publishedJourneys(place: WalkPlace): Journeys {
  const journeys = journeysTo(place)
  const published = ({ minutes, legs, lastWalk }: TrainJourney): Journeys['from'][string] => {
    const first = legs.findIndex(({ line }) => line)
    const boarding = legs[first]?.from
    if (boarding === undefined) return [minutes, '']
    const way = journeyText(legs.slice(first), lastWalk)
    return first === 0
      ? [minutes, way]
      : [minutes, way, [boarding, minutes - (journeys.get(boarding)?.minutes ?? minutes)]]
  }
  return {
    name: placeName(place),
    from: Object.fromEntries([...journeys].map(([station, journey]) => [station, published(journey)])),
  }
}
