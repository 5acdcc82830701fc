import clsx from 'clsx'
import { buttonClass } from '../../components/ui/button-class'
import { Notice } from '../../components/ui/Notice'
import { agency } from '#agency/agency.ts'
import { ListingCards, ListingCardsSkeleton } from '../../domain/listing/ListingCards'
import { NoListings } from '../../domain/listing/NoListings'
import type { Shown } from './search.store'
import { defaultSearch, isUnfiltered } from './search'
import type { Search } from './search-type'
import { knownPlace } from './walk-places'
import { otherWalks, relaxedSearches } from './filter-chips'

interface Props {
  search: Search
  shown: Shown
  /** Words that were typed as a place. */
  unknownPlace: string | undefined
  onChange: (search: Search) => void
  onRetry: () => void
}
const call = (
  <a className="quiet-link" href={`tel:${agency.phone.dial}`}>
    {agency.phone.shown}
  </a>
)

/** Empty results: which filters to remove, and what that would show. */
function Nothing({
  search,
  shown: { relaxed, walks, nearMisses = [] },
  onChange,
}: Pick<Props, 'search' | 'shown' | 'onChange'>) {
  if (isUnfiltered(search)) return <NoListings kind={search.type === 'rent' ? 'homes to rent' : 'homes for sale'} />
  const otherWalkChips = otherWalks(search, walks)
  const suggestions = [...otherWalkChips, ...relaxedSearches(search, relaxed)]
  const change = otherWalkChips.length > 0 ? 'Change or remove' : 'Remove'
  return (
    <NoListings>
      <p>
        {suggestions.length > 0
          ? `No home matches all of these filters. ${change} one of them to see:`
          : 'No home matches all of these filters, even if you remove one of them.'}
      </p>
      {suggestions.length > 0 && (
        <ul className="mt-4 mb-7 max-w-136 border-t border-line">
          {suggestions.map(({ label, then }) => (
            <li key={label} className="border-b border-line">
              <button
                type="button"
                className="min-h-12 w-full cursor-pointer py-2 text-left quiet-link"
                onClick={() => onChange(then)}
              >
                {label}
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-4.5 mb-5 flex print:hidden">
        <button
          type="button"
          className={buttonClass({ variant: 'secondary' })}
          onClick={() => onChange({ ...defaultSearch(search.type), sort: search.sort, view: search.view })}
        >
          Clear all filters
        </button>
      </p>
      {nearMisses.length > 0 && (
        <section className="my-9" aria-labelledby="near-misses">
          <h3 className="mb-4.5 text-title-small" id="near-misses">
            Close to your search
          </h3>
          <ListingCards
            listings={nearMisses.map(({ listing }) => listing)}
            notes={nearMisses.map(({ reason }) => reason)}
            narrow={search.view === 'map'}
          />
        </section>
      )}
      <p>
        Or tell us what you want at{' '}
        <a className="quiet-link" href={`mailto:${agency.email}`}>
          {agency.email}
        </a>
        . We write to you when we have one.
      </p>
    </NoListings>
  )
}

const unknownPlaces = ({ near, train, also }: Search) =>
  [...new Set([near, train, also])].filter((slug) => slug && knownPlace(slug) === null)

/** The messages above the results, or in place of them. */
export function ResultMessages({ search, shown, unknownPlace, onChange, onRetry }: Props) {
  const { listings, status } = shown
  const failed = status === 'error' && (
    <Notice
      tone="problem"
      title={listings ? 'The filters do not work at the moment.' : 'The list could not be loaded.'}
      className="mb-8"
      role="alert"
    >
      <p>
        {listings && 'These are all our homes of this kind. '}Please try again in a minute, or call {call} and we will
        help you.
      </p>
      <p>
        <button
          type="button"
          className={clsx(buttonClass({ variant: 'secondary', size: 'small' }), 'mt-3.5')}
          onClick={onRetry}
        >
          Try again
        </button>
      </p>
    </Notice>
  )
  return (
    <>
      {failed}
      {unknownPlaces(search).map((slug) => (
        <Notice key={slug} className="mb-8" role="status">
          We do not know the station or university “{slug}”. The list ignores it.
        </Notice>
      ))}
      {unknownPlace !== undefined && unknownPlace === search.q && (
        <Notice className="mb-8 wrap-anywhere" role="status">
          {`We do not know the place “${unknownPlace}”, so we searched the texts of our homes for these words.`}
        </Notice>
      )}
      {!listings && !failed && <ListingCardsSkeleton />}
      {listings?.length === 0 && status !== 'loading' && <Nothing search={search} shown={shown} onChange={onChange} />}
    </>
  )
}
