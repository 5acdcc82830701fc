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
            ? { Stations: choicesOf(known, 'station'), Universities: choicesOf(known, 'university') }
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
          ? steps.map((minutes) => [String(minutes), `Up to ${minutes} min`])
          : [[String(search[name]), 'Choose a place first']]
      }
      set={String(search[name])}
      disabled={!isOffered}
    />
  )
  return (
    <>
      {destination('near', 'Station or university', 'Any')}
      {time('walk', 'Walking time', walkSteps, search.near !== undefined)}
      {destination('train', 'By train to', 'Anywhere')}
      {time('within', 'Door to door', journeySteps, search.train !== undefined)}
      {search.train && destination('also', 'And for a second person, to', 'Nobody else')}
      {walkPlaces === 'lost' && (
        <p className="col-span-full border-b border-line py-3 text-small" role="alert">
          The stations and universities could not be loaded.{' '}
          <button
            type="button"
            className="cursor-pointer py-1 quiet-link"
            // Focusing a field of this form loads them.
            onClick={() => document.getElementById(`${place}-near`)?.focus()}
          >
            Try again
          </button>
          , or load the page again.
        </p>
      )}
    </>
  )
}
