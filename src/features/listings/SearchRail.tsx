import { counted } from '../../lib/words'
import { goesHere } from './goes-here'
import { addressOf, sameArea, type Search, withArea } from './search'
import type { AreaCount } from './search.store'

interface Props {
  search: Search
  title: string
  total: number | null
  areas: AreaCount[]
  all: number
  prerendered: number
  onChange: (search: Search) => void
}

/** Beside the list: how many there are, the areas, and the way to the map and back. Its links are addresses, script or none. */
export function SearchRail({ search, title, total, areas, all, prerendered, onChange }: Props) {
  const link = (then: Search, words: string, on: boolean) => (
    <a
      href={addressOf(then, prerendered)}
      aria-current={on || undefined}
      onClick={(event) => goesHere(event) && onChange(then)}
    >
      {words}
    </a>
  )
  const everywhere = { ...search, areas: [], page: 1 }
  const map = search.view === 'map'
  return (
    <div className="rail">
      {total !== null && <p className="count"><span>{total.toLocaleString('en-GB')}</span></p>}
      <h2 tabIndex={-1}>{title}</h2>
      <ul>
        <li>{link(everywhere, 'All London', search.areas.length === 0)} <span>{all}</span></li>
        {areas.map(({ name, count }) => (
          <li key={name}>
            {link(withArea(search, name), name, search.areas.some((area) => sameArea(area, name)))} <span>{count}</span>
          </li>
        ))}
      </ul>
      <p className="view">{link({ ...search, view: map ? 'list' : 'map' }, map ? 'See them as a list' : 'See them on a map', false)}</p>
    </div>
  )
}

/** How many there are, for those who hear the page. */
export const Announced = ({ total, looking }: { total: number; looking: boolean }) => (
  <p className="sr-only" role="status">{looking ? '' : total === 0 ? 'No properties found' : counted(total, 'home')}</p>
)
