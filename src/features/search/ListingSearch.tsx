import { fullStop, space } from '#messages/common.ts'
import * as messages from '#messages/search.ts'
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
import { rememberPlace } from '../../domain/london/trains/remembered-place'
import { countVisibleCards } from '../../domain/listing/keep-places'
import { ListingCards, ListLoading } from '../../domain/listing/ListingCards'
import { Notice } from '../../components/ui/Notice'
import { PhoneLink } from '../../components/ui/PhoneLink'
import { FilterChips } from './FilterChips'
import { ListPagination } from './ListPagination'
import { londonDay } from '../../lib/time/london-time'
import { areaCounts } from './area-counts'
import { searchQuery } from './search-address'
import { filtersOf } from './search.queries'
import { knownPlace } from './walk-places'
import { ResultMessages } from './ResultMessages'
import { ResultsSheet } from './ResultsSheet'
import { SearchFields } from './SearchFields'
import { SearchMap } from './SearchMap'
import { ListTitle, MapLink, mainId, ResultCount, SearchRail } from './SearchRail'
import { SearchSheet, SheetOpener } from './SearchSheet'
import { useSlow } from './useSlow'
import { WhereField } from './WhereField'
import type { PrerenderedSearch } from './search-results.store'
import { listingSearch } from './search.store'
import { onServerTime, serverDate } from '../../lib/time/server-time'
import { has, hasMap } from '../../parts'

interface Props extends PrerenderedSearch {
  title: string
  ListingsMap: ComponentProps<typeof SearchMap>['ListingsMap']
  AlertButton: ComponentType<{
    address: string
    filtersOf: () => ReturnType<typeof filtersOf>
    empty: boolean
    /** The main action: there is no listing at all. */
    prominent: boolean
    /** Opens the form. */
    opener: Ref<() => void>
  }>
}

const currentDay = () => londonDay(serverDate())

// Sticks below the header while the list is visible: 54 px, 48 on phones.
const barClass = clsx(
  'rail-line rail-row relative z-4 h-12 border-y border-line bg-stucco text-note max-tablet:flex',
  'tablet:h-13.5',
  'tablet:arriving:*:invisible',
  // Sticky only on tall screens, like the header.
  'print:static print:border-0 tall:sticky tall:top-header',
)
// Its widths depend on the address's values, which the prerendered bar lacks: shown earlier, it would move under the
// pointer.
const barFieldsClass = clsx(
  'flex min-w-0 items-stretch rail-main max-tablet:flex-1 tablet:in-data-outdated:invisible print:hidden',
  'noscript:hidden',
  // With large text they scroll sideways.
  'max-tablet:scrollbar-none max-tablet:overflow-x-auto',
)
// Scrolls to below the header and bar, whose height exceeds the page's scroll padding.
const mainClass = 'rail-main pt-2.5 tablet:scroll-mt-3.5 tablet:pt-4.5'
const mapClass = clsx(
  'laptop:grid laptop:grid-cols-[minmax(0,7fr)_minmax(15rem,4fr)] laptop:content-start',
  'laptop:gap-x-[calc(var(--spacing-gap)*1.1)]',
)
// Faded while the results are outdated. Hidden on slow connections: picture placeholders keep the space.
const resultsClass = 'hide-when-outdated transition-opacity duration-150 in-aria-busy:not-in-data-slow:opacity-40'

/**
 * A list with its filters. The HTML is complete; it hydrates on interaction, when its address has filters, or when the
 * database has newer data.
 */
export function ListingSearch({ title, ListingsMap, AlertButton, ...published }: Props) {
  const [{ $search, $shown, $placeNotice, change, start, retry, searchPlace }] = useState(() =>
    listingSearch(published),
  )
  const search = useStore($search)
  const shown = useStore($shown)
  const placeNotice = useStore($placeNotice)
  // The page may have been prerendered days ago.
  const today = useSyncExternalStore(onServerTime, currentDay, () => published.today)
  const [sheetOpen, setSheetOpen] = useState(false)
  const section = useRef<HTMLElement>(null)
  const openAlert = useRef<() => void>(null)
  useEffect(() => {
    if (search.train && knownPlace(search.train)) rememberPlace(search.train)
  }, [search.train, shown])
  useEffect(() => {
    const end = start(() => countVisibleCards(section.current?.querySelector('article')?.parentElement))
    // From here on the component itself shows the loading state.
    section.current?.closest('[data-outdated]')?.removeAttribute('data-outdated')
    return end
  }, [start])
  const { listings, total, status, from } = shown
  const areas = areaCounts(published.areas, shown.areas)
  const loading = status === 'loading'
  // Results for an address's filters appear at once, in new elements: reused ones would count as layout shift.
  const waiting = loading && from === 'build'
  const noneListed = published.listings?.length === 0 && published.total === 0 && total === 0
  const view = waiting || noneListed ? 'list' : search.view
  const slow = useSlow(loading) || waiting
  const results = (
    <div className={resultsClass} key={`${status === 'error' ? status : from} ${view}`}>
      <ResultMessages
        search={{ ...search, view }}
        shown={shown}
        placeNotice={placeNotice}
        onChange={change}
        onRetry={retry}
      />
      {listings && listings.length > 0 && (
        <ListingCards listings={listings} eager={search.page === 1 && view === 'list'} narrow={view === 'map'} />
      )}
      <ListPagination search={search} total={total} prerendered={published.pages} onChange={change} />
      {has('alerts') && listings && status !== 'error' && (
        <AlertButton
          address={searchQuery({ ...search, sort: 'newest', page: 1, view: 'list' })}
          filtersOf={() => filtersOf(search)}
          empty={total === 0}
          prominent={noneListed}
          opener={openAlert}
        />
      )}
    </div>
  )
  return (
    <section
      ref={section}
      className="min-h-[88svh] pb-section data-none-listed:min-h-0"
      aria-busy={loading}
      data-slow={slow || undefined}
      data-none-listed={noneListed || undefined}
    >
      <div className={barClass} data-bar>
        <ListTitle title={title} total={noneListed ? null : listings && total} />
        <div className={barFieldsClass}>
          <SheetOpener search={search} onOpen={setSheetOpen} />
          <SearchFields place="bar" search={search} areas={areas} today={today} onChange={change} />
          {hasMap() && <MapLink search={search} prerendered={published.pages} onChange={change} />}
        </div>
      </div>
      <div className="rail-row">
        <SearchRail
          search={search}
          total={listings && total}
          areas={areas}
          prerendered={published.pages}
          onChange={change}
          onAlert={() => openAlert.current?.()}
        >
          <WhereField search={search} onChange={change} onText={searchPlace} />
        </SearchRail>
        <div className={clsx(mainClass, view === 'map' && mapClass)} id={mainId}>
          <Notice className="mb-8 laptop:col-span-full" data-load-error hidden>
            {messages.filtersLost}
            {space}
            <PhoneLink />
            {fullStop}
          </Notice>
          <ListLoading className="hidden in-data-outdated:flex in-data-slow:flex" />
          {!waiting && <FilterChips search={search} onChange={change} />}
          {view === 'map' && (
            <SearchMap search={search} listings={listings ?? []} onChange={change} ListingsMap={ListingsMap} />
          )}
          {view === 'map' ? <ResultsSheet>{results}</ResultsSheet> : results}
        </div>
      </div>
      {/* It loads after the listings. */}
      <SearchSheet
        search={search}
        areas={areas}
        today={today}
        open={sheetOpen}
        onOpen={setSheetOpen}
        onChange={change}
      />
      <ResultCount total={total} loading={loading || status === 'idle'} />
    </section>
  )
}
