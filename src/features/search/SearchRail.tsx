import clsx from 'clsx'
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

const countClass = clsx(
  'relative font-serif-large text-[2.5rem] leading-none font-light tracking-tightest text-ink md:text-[4rem]',
  "after:invisible after:absolute after:bottom-1.5 after:left-0 after:content-['Looking…']",
  'after:text-h3 after:tracking-tight after:text-ink-2 in-aria-busy:after:visible in-data-asking:after:visible',
)
const areaClass = 'flex justify-between leading-7.5 tabular-nums pointer-coarse:leading-11'
const areaLinkClass = 'link decoration-transparent hover:text-ink'
const viewLinkClass = 'inline-block link py-2 text-ink'

/**
 * Beside the list: how many there are, the areas, and the way to the map and back. Its links are addresses, script or
 * none.
 */
export function SearchRail({ search, title, total, areas, prerendered, onChange }: Props) {
  const link = (then: Search, words: string, className: string, on = false) => {
    const opensMap = then.view === 'map' && search.view === 'list'
    return (
      <a
        href={searchHref(then, prerendered) + (opensMap ? `#${mainId}` : '')}
        className={className}
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
  const area = (then: Search, words: string, on: boolean, count: number | null) => (
    <li key={words} className={clsx(areaClass, on && 'font-semibold text-ink')}>
      {link(then, words, areaLinkClass, on)} <span>{count}</span>
    </li>
  )
  const everywhere = { ...search, areas: [], page: 1 }
  const map = search.view === 'map'
  return (
    <div className="rail flex flex-wrap items-baseline gap-3 max-md:pb-6 md:block">
      {total !== null && (
        <p className={countClass} data-testid="count">
          <span className="in-aria-busy:invisible in-data-asking:invisible">{total.toLocaleString('en-GB')}</span>
        </p>
      )}
      <h2 className="mt-1 text-[1.5rem] outline-none" tabIndex={-1}>
        {title}
      </h2>
      <ul className="mt-5.5 text-note max-md:hidden">
        {area(everywhere, 'All London', search.areas.length === 0, inEveryArea(search, areas, total))}
        {areas.map(({ name, count }) =>
          area(
            withArea(search, name),
            name,
            search.areas.some((chosen) => sameArea(chosen, name)),
            count,
          ),
        )}
      </ul>
      <p className="mt-5.5 text-note max-md:-mt-1.5 max-md:basis-full print:hidden noscript:hidden">
        {map
          ? link({ ...search, view: 'list' }, 'See them as a list', viewLinkClass)
          : link({ ...search, view: 'map' }, 'See them on a map', viewLinkClass)}
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
