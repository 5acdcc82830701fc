import * as messages from '#messages/lines.ts'
import { capitalised } from '../../../lib/format/words'
import { placeName, type WalkPlace } from '../walk'
import type { Journeys } from './door-to-place'
import { journeysTo, type TrainJourney } from './train-journeys'

/** `Jubilee line to Bond Street, then Central line to Holborn, then walk 7 min`; empty without a train. */
function journeyText({ legs, lastWalk }: TrainJourney): string {
  if (!legs.some(({ line }) => line)) return ''
  const parts = legs.map(({ line, to }) => (line ? messages.rideTo(line, to) : messages.walkTo(to)))
  return capitalised(messages.parts([...parts, ...(lastWalk > 0 ? [messages.lastWalk(lastWalk)] : [])]))
}

/** The journeys to a place, as the site publishes them. */
export const publishedJourneys = (place: WalkPlace): Journeys => ({
  name: placeName(place),
  from: Object.fromEntries(
    [...journeysTo(place)].map(([station, journey]) => [station, [journey.minutes, journeyText(journey)]]),
  ),
})
