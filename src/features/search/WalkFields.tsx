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

/** Where to walk to, and for how long at most. */
export function WalkFields({ search: { near, walk }, place, walkPlaces }: Props) {
  const known = walkPlaces === 'lost' ? [] : walkPlaces
  // The set one is there before the others are read: a select holds nothing that it does not offer.
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
        // Without a place to walk to, a time would seem to be set.
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
            // A field of this form that takes the focus asks for them.
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
