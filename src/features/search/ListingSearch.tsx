import { useStore } from '@nanostores/react'
import { type ComponentProps, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import clsx from 'clsx'
import { Notice } from '../../components/ui/Notice'
import { site } from '../../site'
import { FilterChips } from './FilterChips'
import { ListPagination } from './ListPagination'
import { londonDay } from '../../lib/time/london-time'
import { areaCounts, type Search } from './search'
import { SearchFields } from './SearchFields'
import { SearchMap } from './SearchMap'
import { ResultCount, mainId, SearchRail } from './SearchRail'
import { SearchResults } from './SearchResults'
import { SearchSheet } from './SearchSheet'
import { listingSearch, type PrerenderedSearch } from './search.store'

interface Props extends PrerenderedSearch {
  title: string
  ListingsMap: ComponentProps<typeof SearchMap>['ListingsMap']
}

const neverChanges = () => () => {}
const currentDay = () => londonDay(new Date())

// On a phone it is scrolled to under the header, with the way back to the list above the map. The button of the filters
// comes before the list for those who hear it, and stands below it.
const mainClass = 'main min-h-[inherit] max-md:scroll-mt-8 max-md:tall:flex max-md:tall:flex-col'
const mapClass = clsx(
  'lg:grid lg:grid-cols-[minmax(0,7fr)_minmax(15rem,4fr)] lg:content-start',
  'lg:gap-x-[calc(var(--spacing-gap)*1.1)]',
)
// Pale while what is shown is not yet the answer.
const resultsClass =
  'transition-opacity duration-150 in-data-asking:opacity-40 in-aria-busy:opacity-40 max-md:tall:mb-10'

/**
 * A list with its filters. As HTML it is complete; it hydrates when touched, when its address asks for something, or
 * when the database holds something newer.
 */
export function ListingSearch({ title, ListingsMap, ...published }: Props) {
  const [{ $search, $shown, change, start, retry }] = useState(() => listingSearch(published))
  const search = useStore($search)
  const shown = useStore($shown)
  // The page may have been prerendered days ago.
  const today = useSyncExternalStore(neverChanges, currentDay, () => published.today)
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    const end = start()
    // From here on the section says itself whether it is looking.
    section.current?.closest('[data-asking]')?.removeAttribute('data-asking')
    return end
  }, [start])
  const { total, status, from } = shown
  const areas = areaCounts(published.areas, shown.areas)
  const loading = status === 'loading'
  // What an address asks for comes all at once, with its answer, and in new elements: prerendered ones that move would
  // be a page that jumps.
  const waiting = loading && from === 'build'
  const view = waiting ? 'list' : search.view
  const onChange = (next: Search) => change(next)
  return (
    <>
      <div className="row z-4 border-t border-line max-md:hidden print:hidden noscript:hidden">
        <div className="rail" />
        <div className="main">
          <SearchFields place="bar" search={search} areas={areas} today={today} onChange={change} />
        </div>
      </div>
      <section
        ref={section}
        className="row min-h-[80svh] border-t border-line pt-fluid-sm pb-section"
        aria-busy={loading}
      >
        <SearchRail
          search={search}
          title={title}
          total={shown.listings && total}
          areas={areas}
          prerendered={published.pages}
          onChange={onChange}
        />
        <div className={clsx(mainClass, view === 'map' && mapClass)} id={mainId}>
          <SearchSheet search={search} areas={areas} today={today} onChange={onChange} />
          <Notice className="mb-8 lg:col-span-full" data-lost hidden>
            The filters could not be fetched just now, so these are all our homes of this kind. Load the page again, or
            call{' '}
            <a className="link" href={`tel:${site.phone.dial}`}>
              {site.phone.shown}
            </a>
            .
          </Notice>
          {!waiting && <FilterChips search={search} onChange={onChange} />}
          {view === 'map' && (
            <SearchMap search={search} listings={shown.listings ?? []} onChange={change} ListingsMap={ListingsMap} />
          )}
          <div className={resultsClass} key={`${status === 'failed' ? status : from} ${view}`}>
            <SearchResults search={{ ...search, view }} shown={shown} onChange={onChange} onRetry={retry} />
            <ListPagination search={search} total={total} prerendered={published.pages} onChange={onChange} />
          </div>
        </div>
        <ResultCount total={total} loading={loading || status === 'published'} />
      </section>
    </>
  )
}
