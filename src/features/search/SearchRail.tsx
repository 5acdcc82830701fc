import { counted } from '../../lib/format/words'
import { isPlainClick } from '../../lib/plain-click'
import { searchHref, type AreaCount, inEveryArea, sameArea, type Search, withArea } from './search'

interface Props {
  search: Search
  title: string
  total: number | null
  areas: AreaCount[]
  prerendered: number
  onChange: (search: Search) => void
}

/** The map, and the list under it or beside it. The link to the map leads there, before its code has come as well. */
export const mainId = 'homes'

/**
 * Beside the list: how many there are, the areas, and the way to the map and back. Its links are addresses, script or
 * none.
 */
export function SearchRail({ search, title, total, areas, prerendered, onChange }: Props) {
  const link = (then: Search, words: string, on = false) => {
    const opensMap = then.view === 'map' && search.view === 'list'
    return (
      <a
        href={searchHref(then, prerendered) + (opensMap ? `#${mainId}` : '')}
        aria-current={on || undefined}
        onClick={(event) => {
          if (!isPlainClick(event)) return
          event.preventDefault()
          onChange(then)
          if (opensMap) requestAnimationFrame(() => document.getElementById(mainId)?.scrollIntoView())
        }}
      >
        {words}
      </a>
    )
  }
  const everywhere = { ...search, areas: [], page: 1 }
  const map = search.view === 'map'
  return (
    <div className="rail">
      {total !== null && (
        <p className="count">
          <span>{total.toLocaleString('en-GB')}</span>
        </p>
      )}
      <h2 tabIndex={-1}>{title}</h2>
      <ul>
        <li>
          {link(everywhere, 'All London', search.areas.length === 0)} <span>{inEveryArea(search, areas, total)}</span>
        </li>
        {areas.map(({ name, count }) => (
          <li key={name}>
            {link(
              withArea(search, name),
              name,
              search.areas.some((area) => sameArea(area, name)),
            )}{' '}
            <span>{count}</span>
          </li>
        ))}
      </ul>
      <p className="view">
        {map
          ? link({ ...search, view: 'list' }, 'See them as a list')
          : link({ ...search, view: 'map' }, 'See them on a map')}
      </p>
    </div>
  )
}

/** How many there are, for those who hear the page. */
export const ResultCount = ({ total, loading }: { total: number; loading: boolean }) => (
  <p className="sr-only" role="status">
    {loading ? '' : total === 0 ? 'No properties found' : counted(total, 'home')}
  </p>
)
