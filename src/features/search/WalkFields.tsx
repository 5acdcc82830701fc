import { space } from '#messages/common.ts'
import * as messages from '#messages/search.ts'
import type { WalkPlace } from '../../domain/london/walk'
import { type Choices, FilterSelect } from './FilterSelect'
import type { FiltersPlace } from './filter-class'
import type { Search } from './search-type'
import { journeySteps } from './train-places'
import type { WalkPlaces } from './useWalkPlaces'
import { knownPlace, walkSteps } from './walk-places'

interface Props {
  search: Search
  place: FiltersPlace
  walkPlaces: WalkPlaces
}

const choicesOf = (places: WalkPlace[], kind: WalkPlace['kind']): Choices =>
  places.filter((place) => place.kind === kind).map(({ slug, name }) => [slug, name])

/** The names of the fields whose choice is a station or university. */
export const placeFields = ['near', 'train', 'also'] as const

/** The destinations of a walk and of journeys by train, and their maximum times. */
export function WalkFields({ search, place, walkPlaces }: Props) {
  const known = walkPlaces === 'lost' ? [] : walkPlaces
  const destination = (name: (typeof placeFields)[number], label: string, any: string) => {
    const slug = search[name]
    // The selected place is an option before the others load: a select cannot have a value without its option.
    const alone = slug && !known.some((other) => other.slug === slug) ? slug : undefined
    return (
      <FilterSelect
        name={name}
        id={`${place}-${name}`}
        label={label}
        any={any}
        choices={alone ? [[alone, knownPlace(alone)?.name ?? alone]] : []}
        groups={
          known.length > 0
            ? {
                [messages.stations]: choicesOf(known, 'station'),
                [messages.universities]: choicesOf(known, 'university'),
              }
            : undefined
        }
        set={slug}
      />
    )
  }
  const time = (name: 'walk' | 'within', label: string, steps: number[], isOffered: boolean) => (
    <FilterSelect
      name={name}
      id={`${place}-${name}`}
      label={label}
      any=""
      // Without a destination, a time would look active.
      choices={
        isOffered
          ? steps.map((minutes) => [String(minutes), messages.upToMinutes(minutes)])
          : [[String(search[name]), messages.choosePlace]]
      }
      set={String(search[name])}
      disabled={!isOffered}
    />
  )
  return (
    <>
      {destination('near', messages.stationOrUniversity, messages.any)}
      {time('walk', messages.walkingTime, walkSteps, search.near !== undefined)}
      {destination('train', messages.byTrainTo, messages.anywhere)}
      {time('within', messages.doorToDoor, journeySteps, search.train !== undefined)}
      {search.train && destination('also', messages.secondPerson, messages.nobodyElse)}
      {walkPlaces === 'lost' && (
        <p className="col-span-full border-b border-line py-3 text-small" role="alert">
          {messages.placesLost}
          {space}
          <button
            type="button"
            className="cursor-pointer py-1 quiet-link"
            // Focusing a field of this form loads them.
            onClick={() => document.getElementById(`${place}-near`)?.focus()}
          >
            {messages.tryAgain}
          </button>
          {messages.orLoadAgain}
        </p>
      )}
    </>
  )
}
