import { useStore } from '@nanostores/react'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { site } from '../../site'
import { Chips } from './FilterChips'
import { Pages } from './ListPagination'
import { londonDay } from '../../lib/time/london-time'
import { areaCounts, type Search } from './search'
import { SearchFields } from './SearchFields'
import { SearchMap } from './SearchMap'
import { Announced, mainId, SearchRail } from './SearchRail'
import { SearchResults } from './SearchResults'
import { SearchSheet } from './SearchSheet'
import { listingSearch, type Published } from './search.store'

interface Props extends Published {
  title: string
  /** How a map is drawn, and how near each other two homes may stand on it before they are one mark. */
  map: Pick<ComponentProps<typeof SearchMap>, 'draw' | 'cellAt'>
}

/**
 * A list with its filters. As HTML it is complete; it hydrates when touched, when its address asks for something, or
 * when the database holds something newer.
 */
export function ListingSearch({ title, map, ...published }: Props) {
  const [{ $search, $shown, change, start, retry }] = useState(() => listingSearch(published))
  const search = useStore($search)
  const shown = useStore($shown)
  const [today, setToday] = useState(published.today)
  // The page may have been prerendered days ago.
  useEffect(() => setToday(londonDay(new Date())), [])
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    const end = start()
    // From here on the section says itself whether it is looking.
    section.current?.closest('[data-asking]')?.removeAttribute('data-asking')
    return end
  }, [start])
  const { total, is, from } = shown
  const areas = areaCounts(published.areas, shown.areas)
  const looking = is === 'looking'
  // What an address asks for comes all at once, with its answer, and in new elements: prerendered ones that move would
  // be a page that jumps.
  const waiting = looking && from === 'build'
  const view = waiting ? 'list' : search.view
  const onChange = (next: Search) => change(next)
  return (
    <>
      <div className="row filters">
        <div className="rail" />
        <div className="main">
          <SearchFields id="bar" search={search} areas={areas} today={today} onChange={change} />
        </div>
      </div>
      <section ref={section} className={`row list ${view}`} aria-busy={looking}>
        <SearchRail
          search={search}
          title={title}
          total={shown.homes && total}
          areas={areas}
          prerendered={published.pages}
          onChange={onChange}
        />
        <div className="main" id={mainId}>
          <SearchSheet search={search} areas={areas} today={today} onChange={onChange} />
          <p className="notice" data-lost hidden>
            The filters could not be fetched just now, so these are all our homes of this kind. Load the page again, or
            call <a href={`tel:${site.phone.dial}`}>{site.phone.shown}</a>.
          </p>
          {!waiting && <Chips search={search} onChange={onChange} />}
          {view === 'map' && <SearchMap search={search} homes={shown.homes ?? []} onChange={change} {...map} />}
          <div className="results" key={`${is === 'failed' ? is : from} ${view}`}>
            <SearchResults search={{ ...search, view }} shown={shown} onChange={onChange} onRetry={retry} />
            <Pages search={search} total={total} prerendered={published.pages} onChange={onChange} />
          </div>
        </div>
        <Announced total={total} looking={looking || is === 'published'} />
      </section>
    </>
  )
}
