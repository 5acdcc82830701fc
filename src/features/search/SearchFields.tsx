import clsx from 'clsx'
import { useRef } from 'react'
import { useIsomorphicLayoutEffect } from '../../lib/form/hydration'
import { type AreaCount, type Rooms, type Search, sameArea, formatRooms } from './search'
import { AreaFilter } from './AreaFilter'
import {
  chevronClass,
  filterClass,
  filterControlClass,
  filterLabelClass,
  filtersClass,
  type FiltersPlace,
} from './filter-class'
import { changedBefore, fillForm, readForm, saysTheSame } from './search-form'
import { bathSteps, bedSteps, bedWords, daySteps, priceSteps, sortWords } from './search-text'
import { formatDay } from '../../lib/time/format-day'
import { formatPounds } from '../../lib/format/money'

interface Props {
  search: Search
  areas: AreaCount[]
  /** The day in London, from which dates are offered. */
  today: string
  /** The form stands twice; this is also before the names of its fields' ids. */
  place: FiltersPlace
  onChange: (search: Search, typing: boolean) => void
}

/**
 * The filters. The form itself holds what is chosen, so that what was chosen before this code came is not lost; it is
 * read as a whole at each change, and filled anew when the search changed elsewhere.
 */
export function SearchFields({ search, areas, today, place, onChange }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const changed = useRef<ReturnType<typeof changedBefore>>(undefined)
  useIsomorphicLayoutEffect(() => {
    const fields = form.current!
    // The first search is the prerendered one: what the address says comes with the second, and what was chosen by
    // then counts too.
    if (!changed.current) {
      changed.current = changedBefore(fields)
      return
    }
    const { size } = changed.current
    fillForm(fields, search, changed.current)
    changed.current = new Set()
    if (size > 0 && !saysTheSame(fields, search)) onChange(readForm(fields, search), true)
  }, [search])

  const { type, min, max } = search
  const rental = type === 'rent'
  // An area that an address named and no list of ours knows is there to be taken away again.
  const strangers = search.areas
    .filter((area) => !areas.some(({ name }) => sameArea(name, area)))
    .map((name) => ({ name, count: 0 }))
  const select = (
    name: string,
    label: string,
    any: string,
    options: [value: string | number, words: string][],
    set?: string | number,
  ) => (
    <label className={clsx(filterClass(place, type, name), chevronClass)}>
      <small className={filterLabelClass}>{label}</small>
      <select
        className={clsx(
          filterControlClass,
          'cursor-pointer pt-7 pr-5.5 text-ellipsis',
          any && "has-[[value='']:checked]:font-normal",
        )}
        name={name}
        id={`${place}-${name}`}
        defaultValue={set ?? ''}
      >
        {any && <option value="">{any}</option>}
        {options.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </label>
  )
  const prices = (set?: number) => priceSteps(type, set).map((price): [number, string] => [price, formatPounds(price)])
  const beds = (set?: Rooms) => bedSteps(set).map((rooms): [string, string] => [formatRooms(rooms), bedWords(rooms)])
  const baths = (set?: number) => bathSteps(set).map((count): [number, string] => [count, `${count} or more`])
  const dayWords = (day: string) => (day === today ? 'Today' : formatDay(day))
  const days = (set?: string) => daySteps(today, set).map((day): [string, string] => [day, dayWords(day)])
  return (
    <form
      ref={form}
      className={filtersClass(place, type)}
      role="search"
      aria-label={rental ? 'Homes to rent' : 'Homes for sale'}
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault()
        onChange(readForm(event.currentTarget, search), false)
      }}
      onChange={({ target, currentTarget }) =>
        onChange(readForm(currentTarget, search), target instanceof HTMLInputElement && target.type !== 'checkbox')
      }
    >
      <AreaFilter areas={[...areas, ...strangers]} chosen={search.areas} type={type} place={place} />
      {select('min', rental ? 'Rent from' : 'Price from', 'Any', prices(min), min)}
      {select('max', rental ? 'Rent up to' : 'Price up to', 'Any', prices(max), max)}
      {select('beds', 'Bedrooms', 'Any', beds(search.beds), search.beds && formatRooms(search.beds))}
      {select('baths', 'Bathrooms', 'Any', baths(search.baths), search.baths)}
      {rental &&
        select(
          'furnished',
          'Furnishing',
          'Any',
          [
            ['yes', 'Furnished'],
            ['no', 'Unfurnished'],
          ],
          search.furnished === undefined ? '' : search.furnished ? 'yes' : 'no',
        )}
      {rental && select('available', 'Available by', 'Any time', days(search.available), search.available)}
      <label className={filterClass(place, type, 'q')}>
        <small className={filterLabelClass}>Keywords</small>
        <input
          className={`${filterControlClass} cursor-text pt-7 pr-2 placeholder:font-normal placeholder:text-ink-2`}
          type="search"
          name="q"
          id={`${place}-q`}
          maxLength={100}
          placeholder="Garden, balcony, a street"
          enterKeyHint="search"
          defaultValue={search.q ?? ''}
        />
      </label>
      {select('sort', 'Sorted by', '', Object.entries(sortWords), search.sort)}
      {/* Every change counts at once; this is for Enter, and for those who look for a button. */}
      <button type="submit" className="sr-only" tabIndex={-1}>
        Apply the filters
      </button>
    </form>
  )
}
