import { required } from '../../../lib/required'
import type { Point } from '../london'
import { placeName, walkPlace } from '../walk'
import { doorJourney, type DoorJourney, type Journeys } from './door-to-place'
import { directWalk, stationWalks } from './station-walks'
import { publishedJourneys } from './train-text'

// The journeys that the build prints on each home's page.

const shown = [
  'bank-monument',
  'canary-wharf',
  'kings-cross-st-pancras',
  'imperial-college-london',
  'university-college-london',
  'london-school-of-economics',
]

// Computed once for all listings of a build.
let destinations: { place: NonNullable<ReturnType<typeof walkPlace>>; journeys: Journeys }[] | undefined

/** The journeys from a home to well-known places. */
export function journeysFrom(origin: Point): [name: string, journey: DoorJourney | null][] {
  destinations ??= shown.map((slug) => {
    const place = required(walkPlace(slug), `the place ${slug}`)
    return { place, journeys: publishedJourneys(place) }
  })
  const walks = stationWalks(origin)
  return destinations.map(({ place, journeys }) => [
    placeName(place),
    doorJourney(walks, journeys, directWalk(origin, place) ?? undefined),
  ])
}
