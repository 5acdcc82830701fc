import { space } from '#messages/common.ts'
import * as messages from '#messages/search.ts'
import clsx from 'clsx'
import { useEffect, useRef } from 'react'
import { buttonClass } from '../../components/ui/button-class'
import { Notice } from '../../components/ui/Notice'
import { PhoneLink } from '../../components/ui/PhoneLink'
import { agency } from '#agency/agency.ts'
import { ListingCards, ListingCardsSkeleton } from '../../domain/listing/ListingCards'
import { NoListings } from '../../domain/listing/NoListings'
import type { Shown } from './search-results.store'
import { isUnfiltered } from './search'
import type { Search } from './search-type'
import { knownPlace } from './walk-places'
import { otherWalks, relaxedSearches } from './filter-chips'
import { focusTitle } from './focus-title'

interface Props {
  search: Search
  shown: Shown
  /** Why words are searched that were typed as a place. */
  placeNotice: { words: string | undefined; text: string | undefined } | undefined
  onChange: (search: Search) => void
  onRetry: () => void
}
/** A failed search. The listings below are those of the search before, or all. */
function Failed({ shown: { listings, from }, onRetry }: Pick<Props, 'shown' | 'onRetry'>) {
  const notice = useRef<HTMLDivElement>(null)
  // The filters of a bar are a screen or more below it. Newer browsers return a promise, which is no cleanup function.
  useEffect(() => void notice.current?.scrollIntoView({ block: 'nearest' }), [])
  const isChange = from === 'database'
  const hasListings = Boolean(listings?.length)
  const title = isChange ? messages.changeFailed : hasListings ? messages.filtersFailed : messages.listFailed
  return (
    <Notice
      tone="problem"
      title={navigator.onLine ? title : messages.offline}
      className="mb-8 scroll-mt-16"
      role="alert"
      ref={notice}
    >
      <p>
        {isChange ? messages.homesBefore : hasListings && messages.allOfKind}
        {messages.tryInMinute} <PhoneLink /> {messages.weHelp}
      </p>
      <p>
        <button
          type="button"
          className={clsx(buttonClass({ variant: 'secondary', size: 'small' }), 'mt-3.5')}
          onClick={({ currentTarget }) => {
            onRetry()
            focusTitle(currentTarget)
          }}
        >
          {messages.tryAgain}
        </button>
      </p>
    </Notice>
  )
}

/** Empty results: which filters to remove, and what that would show. */
function Nothing({
  search,
  shown: { relaxed, walks, nearMisses = [] },
  onChange,
}: Pick<Props, 'search' | 'shown' | 'onChange'>) {
  if (isUnfiltered(search)) return <NoListings type={search.type} />
  const otherWalkChips = otherWalks(search, walks)
  const suggestions = [...otherWalkChips, ...relaxedSearches(search, relaxed)]
  const removeOne = otherWalkChips.length > 0 ? messages.changeOne : messages.removeOne
  return (
    <NoListings>
      <p>{suggestions.length > 0 ? removeOne : messages.noneAtAll}</p>
      {suggestions.length > 0 && (
        <ul className="mt-4 mb-7 max-w-136 border-t border-line">
          {suggestions.map(({ label, nextSearch }) => (
            <li key={label} className="border-b border-line">
              <button
                type="button"
                className="min-h-12 w-full cursor-pointer py-2 text-left quiet-link"
                onClick={({ currentTarget }) => {
                  onChange(nextSearch)
                  focusTitle(currentTarget)
                }}
              >
                {label}
              </button>
            </li>
          ))}
        </ul>
      )}
      {nearMisses.length > 0 && (
        <section className="my-9" aria-labelledby="near-misses">
          <h3 className="mb-4.5 text-h4" id="near-misses">
            {messages.closeToSearch}
          </h3>
          <ListingCards
            listings={nearMisses.map(({ listing }) => listing)}
            notes={nearMisses.map(({ reason }) => reason)}
            narrow={search.view === 'map'}
          />
        </section>
      )}
      <p>
        {messages.orTellUs}
        {space}
        <a className="quiet-link" href={`mailto:${agency.email}`}>
          {agency.email}
        </a>
        {messages.weWrite}
      </p>
    </NoListings>
  )
}

const unknownPlaces = ({ near, train, also }: Search) =>
  [...new Set([near, train, also])].filter((slug) => slug && knownPlace(slug) === null)

/** The messages above the results, or in place of them. */
export function ResultMessages({ search, shown, placeNotice, onChange, onRetry }: Props) {
  const { listings, status } = shown
  return (
    <>
      {status === 'error' && <Failed shown={shown} onRetry={onRetry} />}
      {unknownPlaces(search).map((slug) => (
        <Notice key={slug} className="mb-8" role="status">
          {messages.unknownStation(String(slug))}
        </Notice>
      ))}
      {placeNotice?.text && placeNotice.words === search.q && (
        <Notice className="mb-8 wrap-anywhere" role="status">
          {placeNotice.text}
        </Notice>
      )}
      {!listings && status !== 'error' && <ListingCardsSkeleton />}
      {listings?.length === 0 && (status === 'idle' || status === 'ready') && (
        <Nothing search={search} shown={shown} onChange={onChange} />
      )}
    </>
  )
}
