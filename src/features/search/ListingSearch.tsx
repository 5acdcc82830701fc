import { useStore } from '@nanostores/react'
import {
  type ComponentProps,
  type ComponentType,
  type Ref,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import clsx from 'clsx'
import { countVisibleCards } from '../../domain/listing/keep-places'
import { ListLoading } from '../../domain/listing/ListingCards'
import { Notice } from '../../components/ui/Notice'
import { site } from '../../site'
import { FilterChips } from './FilterChips'
import { ListPagination } from './ListPagination'
import { londonDay } from '../../lib/time/london-time'
import { areaCounts } from './area-counts'
import type { Search } from './search-type'
import { searchQuery } from './search-address'
import { filtersOf } from './search.queries'
import { ResultsSheet } from './ResultsSheet'
import { SearchFields } from './SearchFields'
import { SearchMap } from './SearchMap'
import { ListTitle, MapLink, mainId, ResultCount, SearchRail } from './SearchRail'
import { SearchResults } from './SearchResults'
import { SearchSheet, SheetOpener } from './SearchSheet'
import { useSlow } from './useSlow'
import { listingSearch, type PrerenderedSearch } from './search.store'
import { onServerTime, serverDate } from '../../lib/time/server-time'

interface Props extends PrerenderedSearch {
  title: string
  ListingsMap: ComponentProps<typeof SearchMap>['ListingsMap']
  AskAlert: ComponentType<{
    address: string
    filtersOf: () => ReturnType<typeof filtersOf>
    empty: boolean
    /** Opens the form. */
    opener: Ref<() => void>
  }>
}

const currentDay = () => londonDay(serverDate())

// It stays under the header while the list is in sight: 54 px, 48 on a phone.
const barClass = clsx(
  'meridian rail-row relative top-header z-4 h-12 border-y border-line bg-stucco text-note max-md:flex md:h-13.5',
  'md:arriving:*:invisible',
  // As the header, it stays in sight on a screen that has the height for it.
  'print:static print:border-0 tall:sticky',
)
// Each word of it is as wide as what is chosen, which the address knows and the prerendered bar does not: shown before,
// it would move under a pointer that presses.
const barFieldsClass = clsx(
  'flex min-w-0 items-stretch rail-main max-md:flex-1 md:in-data-asking:invisible print:hidden noscript:hidden',
  // Where the text is large they move sideways.
  'max-md:scrollbar-none max-md:overflow-x-auto',
)
// It is scrolled to under the header and the bar, whose height is more than the page's own scroll padding.
const mainClass = 'rail-main pt-2.5 md:scroll-mt-3.5 md:pt-4.5'
const mapClass = clsx(
  'lg:grid lg:grid-cols-[minmax(0,7fr)_minmax(15rem,4fr)] lg:content-start',
  'lg:gap-x-[calc(var(--spacing-gap)*1.1)]',
)
// Pale while what is shown is not yet the answer. On a slow line it is not shown at all: the grounds of its pictures
// hold its place.
const resultsClass = 'answer transition-opacity duration-150 in-aria-busy:not-in-data-slow:opacity-40'

/**
 * A list with its filters. As HTML it is complete; it hydrates when touched, when its address asks for something, or
 * when the database holds something newer.
 */
export function ListingSearch({ title, ListingsMap, AskAlert, ...published }: Props) {
  const [{ $search, $shown, change, start, retry }] = useState(() => listingSearch(published))
  const search = useStore($search)
  const shown = useStore($shown)
  // The page may have been prerendered days ago.
  const today = useSyncExternalStore(onServerTime, currentDay, () => published.today)
  const [sheetOpen, setSheetOpen] = useState(false)
  const section = useRef<HTMLElement>(null)
  const openAlert = useRef<() => void>(null)
  useEffect(() => {
    const end = start(() => countVisibleCards(section.current?.querySelector('article')?.parentElement))
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
  const slow = useSlow(loading) || waiting
  const onChange = (next: Search) => change(next)
  const results = (
    <div className={resultsClass} key={`${status === 'error' ? status : from} ${view}`}>
      <SearchResults search={{ ...search, view }} shown={shown} onChange={onChange} onRetry={retry} />
      <ListPagination search={search} total={total} prerendered={published.pages} onChange={onChange} />
      {shown.listings && status !== 'error' && (
        <AskAlert
          address={searchQuery({ ...search, sort: 'newest', page: 1, view: 'list' })}
          filtersOf={() => filtersOf(search)}
          empty={total === 0}
          opener={openAlert}
        />
      )}
    </div>
  )
  return (
    <section ref={section} className="min-h-[88svh] pb-section" aria-busy={loading} data-slow={slow || undefined}>
      <div className={barClass} data-bar>
        <ListTitle title={title} total={shown.listings && total} />
        <div className={barFieldsClass}>
          <SheetOpener search={search} onOpen={setSheetOpen} />
          <SearchFields place="bar" search={search} areas={areas} today={today} onChange={change} />
          <MapLink search={search} prerendered={published.pages} onChange={onChange} />
        </div>
      </div>
      <div className="rail-row">
        <SearchRail
          search={search}
          total={shown.listings && total}
          areas={areas}
          prerendered={published.pages}
          onChange={onChange}
          onAlert={() => openAlert.current?.()}
        />
        <div className={clsx(mainClass, view === 'map' && mapClass)} id={mainId}>
          <Notice className="mb-8 lg:col-span-full" data-lost hidden>
            The filters could not be fetched just now, so these are all our homes of this kind. Load the page again, or
            call{' '}
            <a className="quiet-link" href={`tel:${site.phone.dial}`}>
              {site.phone.shown}
            </a>
            .
          </Notice>
          <ListLoading className="awaited" />
          {!waiting && <FilterChips search={search} onChange={onChange} />}
          {view === 'map' && (
            <SearchMap search={search} listings={shown.listings ?? []} onChange={change} ListingsMap={ListingsMap} />
          )}
          {view === 'map' ? <ResultsSheet>{results}</ResultsSheet> : results}
        </div>
      </div>
      {/* Its bytes come after those of the homes. */}
      <SearchSheet
        search={search}
        areas={areas}
        today={today}
        open={sheetOpen}
        onOpen={setSheetOpen}
        onChange={onChange}
      />
      <ResultCount total={total} loading={loading || status === 'idle'} />
    </section>
  )
}
