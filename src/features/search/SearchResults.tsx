import { buttonClass } from '../../components/ui/button-class'
import { site } from '../../site'
import { ListingCards, ListingCardsSkeleton } from '../../domain/listing/ListingCards'
import type { Shown } from './search.store'
import { defaultSearch, isUnfiltered, type Search } from './search'
import { relaxedSearches } from './search-text'

interface Props {
  search: Search
  shown: Shown
  onChange: (search: Search) => void
  onRetry: () => void
}
const call = <a href={`tel:${site.phone.dial}`}>{site.phone.shown}</a>

/** Nothing fits: what to let go of, and what that would show. */
function Nothing({
  search,
  relaxed,
  onChange,
}: Pick<Props, 'search' | 'onChange'> & { relaxed: Record<string, number> }) {
  const ways = relaxedSearches(search, relaxed)
  return (
    <div className="empty">
      <p>No properties found</p>
      {isUnfiltered(search) ? (
        <p>
          Nothing is on the list today. Tell us what you want at <a href={`mailto:${site.email}`}>{site.email}</a> and
          we will write when it comes.
        </p>
      ) : (
        <>
          <p>
            {ways.length > 0
              ? 'No home matches all of these filters. Remove one, and there is:'
              : 'No home matches all of these filters, even if you remove one of them.'}
          </p>
          {ways.length > 0 && (
            <ul>
              {ways.map(({ label, then }) => (
                <li key={label}>
                  <button type="button" className="link" onClick={() => onChange(then)}>
                    {label}
                  </button>
                </li>
              ))}
            </ul>
          )}
          <p className="actions">
            <button
              type="button"
              className={buttonClass({ variant: 'secondary' })}
              onClick={() => onChange({ ...defaultSearch(search.type), sort: search.sort, view: search.view })}
            >
              Clear all filters
            </button>
          </p>
          <p>
            Or tell us what you want at <a href={`mailto:${site.email}`}>{site.email}</a>, and we will write when it
            comes.
          </p>
        </>
      )}
    </div>
  )
}

/** The homes that were found, or what there is to say instead. */
export function SearchResults({ search, shown: { listings, relaxed, status }, onChange, onRetry }: Props) {
  const failed = status === 'failed' && (
    <div className="notice problem" role="alert">
      <p className="title-line">
        {listings ? 'The filters could not be applied just now.' : 'The list could not be loaded just now.'}
      </p>
      <p>
        {listings && 'These are all our homes of this kind. '}Try again in a minute, or call {call} and we will look
        with you.
      </p>
      <p>
        <button type="button" className={buttonClass({ variant: 'secondary', size: 'small' })} onClick={onRetry}>
          Try again
        </button>
      </p>
    </div>
  )
  return (
    <>
      {failed}
      {!listings && !failed && <ListingCardsSkeleton />}
      {listings?.length === 0 && status !== 'loading' && (
        <Nothing search={search} relaxed={relaxed} onChange={onChange} />
      )}
      {listings && listings.length > 0 && (
        <ListingCards listings={listings} lead={search.page === 1 && search.view === 'list'} />
      )}
    </>
  )
}
