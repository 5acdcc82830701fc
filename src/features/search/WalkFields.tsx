import type { WalkPlace } from '../../domain/london/walk'
import { type Choices, FilterSelect } from './FilterSelect'
import type { FiltersPlace } from './filter-class'
import type { Search } from './search-type'
import type { WalkPlaces } from './useWalkPlaces'
import { knownPlace, walkSteps } from './walk-places'

interface Props {
  search: Search
  place: FiltersPlace
  walkPlaces: WalkPlaces
}

const choicesOf = (places: WalkPlace[], kind: WalkPlace['kind']): Choices =>
  places.filter((place) => place.kind === kind).map(({ slug, name }) => [slug, name])

/** The destination of a walk, and its maximum time. */
export function WalkFields({ search: { near, walk }, place, walkPlaces }: Props) {
  const known = walkPlaces === 'lost' ? [] : walkPlaces
  // The selected place is an option before the others load: a select cannot have a value without its option.
  const alone = near && !known.some(({ slug }) => slug === near) ? near : undefined
  return (
    <>
      <FilterSelect
        name="near"
        id={`${place}-near`}
        label="Station or university"
        any="Any"
        choices={alone ? [[alone, knownPlace(alone)?.name ?? alone]] : []}
        groups={
          known.length > 0
            ? { Stations: choicesOf(known, 'station'), Universities: choicesOf(known, 'university') }
            : undefined
        }
        set={near}
      />
      <FilterSelect
        name="walk"
        id={`${place}-walk`}
        label="Walking time"
        any=""
        // Without a destination, a time would look active.
        choices={
          near
            ? walkSteps.map((minutes) => [String(minutes), `Up to ${minutes} min`])
            : [[String(walk), 'Choose a place first']]
        }
        set={String(walk)}
        disabled={!near}
      />
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
