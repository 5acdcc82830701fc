import { useEffect, useRef, useState } from 'react'
import { TextField } from '../../components/ui/form/TextField'
import { mostFeatured } from '../../domain/site-content/site-content'
import { moved } from './site-values'
import { findListings, type ListingOption } from './site-content.queries'
import { useListings } from './useListings'

interface Props {
  ids: string[]
  onChange: (ids: string[]) => void
}

const link =
  'min-h-11 cursor-pointer px-2 text-note quiet-link disabled:cursor-default disabled:text-ink-2 disabled:no-underline'
/** Debounce of the search, in milliseconds. */
const debounceMs = 250

/** Up to six listings for the home page, in order, selected by search. */
export function FeaturedListings({ ids, onChange }: Props) {
  const { titleOf, learn } = useListings(ids)
  const [message, setMessage] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const move = (id: string, from: number, step: -1 | 1) => {
    onChange(moved(ids, from, step))
    setMessage(`${titleOf(id)} is now number ${from + step + 1}.`)
  }
  const remove = (id: string) => {
    onChange(ids.filter((other) => other !== id))
    setMessage(`${titleOf(id)} removed.`)
    list.current?.focus()
  }
  return (
    <>
      {ids.length === 0 && (
        <p>None chosen. The home page shows the three newest to rent and the three newest for sale.</p>
      )}
      <ol className="max-w-[46em] not-empty:border-t not-empty:border-ink focus:outline-none" ref={list} tabIndex={-1}>
        {ids.map((id, n) => (
          <li className="flex flex-wrap items-center gap-x-3 border-b border-line py-1" key={id}>
            <span className="min-w-[12em] flex-1 py-2 wrap-anywhere">
              <span className="text-ink-2 tabular-nums">{n + 1}</span> {titleOf(id)}
            </span>
            <span className="-ml-2 flex">
              <button type="button" className={link} disabled={n === 0} onClick={() => move(id, n, -1)}>
                {' '}
                Move up<span className="sr-only"> {titleOf(id)}</span>
              </button>
              <button type="button" className={link} disabled={n === ids.length - 1} onClick={() => move(id, n, 1)}>
                {' '}
                Move down<span className="sr-only"> {titleOf(id)}</span>
              </button>
              <button type="button" className={link} onClick={() => remove(id)}>
                Remove<span className="sr-only"> {titleOf(id)}</span>
              </button>
            </span>
          </li>
        ))}
      </ol>
      <p className="sr-only" role="status">
        {message}
      </p>
      {ids.length < mostFeatured && (
        <ListingSearch
          without={ids}
          onChoose={(listing) => {
            learn(listing)
            onChange([...ids, listing.id])
            setMessage(`${listing.title} is now number ${ids.length + 1}.`)
          }}
        />
      )}
    </>
  )
}

function ListingSearch({
  without,
  onChoose,
}: {
  without: readonly string[]
  onChoose: (listing: ListingOption) => void
}) {
  const [text, setText] = useState('')
  const [results, setResults] = useState<ListingOption[] | 'error' | null>(null)
  useEffect(() => {
    let current = true
    const timer = setTimeout(
      () =>
        void findListings(text).then((result) => {
          if (current) setResults(text.trim() ? (result.ok ? result.value : 'error') : null)
        }),
      debounceMs,
    )
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [text])
  const listings = Array.isArray(results) ? results.filter(({ id }) => !without.includes(id)) : []
  return (
    <div className="mt-5 max-w-136">
      <TextField
        id="featured-search"
        label="Add a listing"
        hint="Search published listings by title, area, reference, street or postcode."
        type="search"
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(target.value)}
        // Enter must not submit the form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <p className="mt-2 text-note text-ink-2 empty:hidden" role="status">
        {results === 'error' && 'The server did not answer. Check your connection, then change the search text.'}
        {Array.isArray(results) && listings.length === 0 && 'No published listing matches.'}
      </p>
      <ul>
        {listings.map((listing) => (
          <li className="border-b border-line" key={listing.id}>
            <button
              type="button"
              className="min-h-11 w-full cursor-pointer py-2 text-left wrap-anywhere hover:bg-paper"
              onClick={() => {
                onChoose(listing)
                setText('')
                document.getElementById('featured-search')?.focus()
              }}
            >
              <span className="sr-only">Feature </span>
              {listing.title} <span className="text-note text-ink-2">{listing.note}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
