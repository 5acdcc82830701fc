import { space } from '#messages/common.ts'
import clsx from 'clsx'
import type { ReactNode } from 'react'
import { shortAreaName } from '#messages/formats.ts'
import * as messages from '#messages/search.ts'
import { onPlainClick } from '../../lib/plain-click'
import { listPath } from '../../paths'
import { searchHref } from './search-address'
import { type AreaCount, inEveryArea } from './area-counts'
import { filterNames, sameArea, withArea } from './search'
import type { Search } from './search-type'
import { drawsMap, has, hasMap } from '../../parts'

interface Props {
  search: Search
  total: number | null
  areas: AreaCount[]
  prerendered: number
  onChange: (search: Search) => void
  /** The “where” box: above the areas, on phones above the list. */
  children?: ReactNode
}

/** The map, and the list below or beside it. The map link leads here, also before hydration. */
export const mainId = 'homes'

const areaClass =
  'flex justify-between gap-2 leading-7.5 whitespace-nowrap tabular-nums tablet:max-laptop:text-small ' +
  'pointer-coarse:leading-11'
const areaLinkClass = 'quiet-link decoration-transparent hover:text-ink'

/** A link to a search that loads in place; without JavaScript a plain link. */
function SearchLink({
  then,
  from,
  prerendered,
  onChange,
  className,
  on = false,
  children,
}: Pick<Props, 'prerendered' | 'onChange'> & {
  then: Search
  from: Search
  className: string
  on?: boolean
  children: ReactNode
}) {
  const opensMap = then.view === 'map' && from.view === 'list'
  return (
    <a
      href={searchHref(then, prerendered) + (opensMap ? `#${mainId}` : '')}
      className={className}
      aria-current={on || undefined}
      data-opens-map={opensMap || undefined}
      onClick={onPlainClick(() => {
        onChange(then)
        if (opensMap) requestAnimationFrame(() => document.getElementById(mainId)?.scrollIntoView())
      })}
    >
      {children}
    </a>
  )
}

const mapLinkClass =
  'flex shrink-0 items-center gap-2 border-l border-line px-3.5 hover:text-brick-2 tablet:pr-0 tablet:pl-4.5 ' +
  'noscript:hidden in-data-none-listed:hidden focus-visible:-outline-offset-2'

/** The toggle between map and list, in the bar. */
export function MapLink({ search, ...link }: Pick<Props, 'search' | 'prerendered' | 'onChange'>) {
  const map = search.view === 'map'
  return (
    <SearchLink then={{ ...search, view: map ? 'list' : 'map' }} from={search} className={mapLinkClass} {...link}>
      <span className="sr-only">{map ? messages.seeAsList : messages.seeOnMap}</span>
      <span aria-hidden="true">{map ? messages.listView : messages.mapView}</span>
    </SearchLink>
  )
}

const smallMapClass = 'group mt-6 block text-ink max-tablet:hidden noscript:hidden in-data-none-listed:hidden'
const alertClass = 'mt-6.5 border-t border-ink pt-3.5 leading-[1.45] max-tablet:hidden noscript:hidden'

/**
 * Beside the list: the areas with their counts under the other filters, a small map that opens the large one, and the
 * alert link.
 */
export function SearchRail({ search, total, areas, onAlert, children, ...link }: Props & { onAlert: () => void }) {
  const area = (then: Search, text: string, on: boolean, count: number | null) => (
    <li key={text} className={clsx(areaClass, on && 'font-semibold text-ink')}>
      <SearchLink then={then} from={search} className={areaLinkClass} on={on} {...link}>
        {text}
      </SearchLink>{' '}
      <span>{count}</span>
    </li>
  )
  const everywhere = { ...search, areas: [], page: 1 }
  const mapLink = search.view === 'list' && hasMap() && total !== 0
  // The picture shows all homes of this kind, so a filtered list has only the link.
  const mapPicture = mapLink && drawsMap() && filterNames(search).length === 0
  return (
    <div className="rail text-note max-tablet:pb-0 tablet:pt-4 print:*:hidden">
      {children}
      <ul className="in-data-none-listed:hidden max-tablet:hidden">
        {area(everywhere, messages.allLondon, search.areas.length === 0, inEveryArea(search, areas, total))}
        {areas.map(({ name, count }) =>
          area(
            withArea(search, name),
            shortAreaName(name),
            search.areas.some((chosen) => sameArea(chosen, name)),
            count,
          ),
        )}
      </ul>
      {mapLink && (
        <SearchLink then={{ ...search, view: 'map' }} from={search} className={smallMapClass} {...link}>
          {/* No <img>: it would load before the listings' pictures. */}
          {mapPicture && (
            <span
              className="mb-2 block aspect-[1.6] bg-cover bg-center"
              style={{ backgroundImage: `url(${listPath(search.type)}-map.svg)` }}
            />
          )}
          <span className="quiet-link group-hover:decoration-brick">{messages.seeOnMap}</span>
        </SearchLink>
      )}
      {/* A new element once the small map or its link is removed: reusing it would count as layout shift. */}
      {has('alerts') && (
        <div key={`${mapLink} ${mapPicture}`} className={alertClass}>
          <h3 className="mb-1 text-h4 text-ink">{messages.emailAlert}</h3>
          <p className="text-small">
            {messages.whenListed}
            {space}
            <button type="button" className="cursor-pointer py-1 text-ink quiet-link" onClick={onAlert}>
              {messages.setUpAlert}
            </button>
          </p>
        </div>
      )}
    </div>
  )
}

const countClass = clsx(
  'relative font-serif text-h3 leading-none font-light tracking-tight text-ink max-tablet:text-note',
  'max-tablet:font-normal',
  "after:invisible after:absolute after:top-0 after:left-0 after:content-['…'] max-tablet:font-sans",
  'max-tablet:tracking-normal',
  'in-aria-busy:after:visible in-data-outdated:after:visible',
)

const titleClass = clsx(
  'font-sans text-note font-normal tracking-normal text-ink outline-none',
  'in-data-outdated:invisible max-laptop:sr-only',
)

const headClass = clsx(
  'rail flex items-center gap-2 pb-0 max-tablet:order-last max-tablet:ml-auto max-tablet:shrink-0',
  'max-tablet:gap-1.25 max-tablet:pl-3 max-tablet:in-data-none-listed:hidden',
)

/** The number of listings, at the left of the bar; on phones at its right. */
export const ListTitle = ({ title, total }: { title: string; total: number | null }) => (
  <div className={headClass}>
    {total !== null && (
      <p className={countClass} data-testid="count">
        <span className="in-aria-busy:invisible in-data-outdated:invisible">{total.toLocaleString('en-GB')}</span>
      </p>
    )}
    <span className="max-[22rem]:hidden laptop:hidden" aria-hidden="true">
      {messages.homesUnit(total ?? 0)}
    </span>
    <h2 className={titleClass} tabIndex={-1}>
      {title}
    </h2>
  </div>
)

/** The result count, for screen readers. */
export const ResultCount = ({ total, loading }: { total: number; loading: boolean }) => (
  <p className="sr-only" role="status">
    {loading ? '' : total === 0 ? messages.noneFound : messages.homeCount(total)}
  </p>
)
