import clsx from 'clsx'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { maxFeatured } from '../../domain/site-content/site-content'
import { type ListingOption, useFoundListings } from '../query/find-listings.queries'
import { ComboBox } from '../ui/ComboBox'
import { TextButton } from '../ui/Button'
import { useListings } from './useListings'
import { byTrade } from '../../parts'
import { moveItem } from '../../lib/move-item'

const searchId = 'featured-search'

interface Props {
  ids: string[]
  onChange: (ids: string[]) => void
}

const moveClass = clsx(
  'min-h-11 px-2 text-note aria-disabled:cursor-default aria-disabled:text-ink-2 aria-disabled:no-underline',
)

/** Up to six listings for the home page, in order, selected by search. */
export function FeaturedListings({ ids, onChange }: Props) {
  const titleOf = useListings(ids)
  const queryClient = useQueryClient()
  const [message, setMessage] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const [chosen, setChosen] = useState('')
  // The search begins anew, or is gone if there are six.
  useEffect(() => {
    if (chosen) (document.getElementById(searchId) ?? list.current)?.focus()
  }, [chosen])
  const move = (id: string, from: number, step: -1 | 1) => {
    if (ids[from + step] === undefined) return
    onChange(moveItem(ids, from, from + step))
    setMessage(`${titleOf(id)} is now number ${from + step + 1}.`)
  }
  const remove = (id: string) => {
    onChange(ids.filter((other) => other !== id))
    setMessage(`${titleOf(id)} removed.`)
    // It may be chosen again.
    setChosen('')
    list.current?.focus()
  }
  return (
    <>
      {ids.length === 0 && (
        <p>
          None chosen. The home page shows the three newest{' '}
          {byTrade({ both: 'to rent and the three newest for sale', lettings: 'to rent', sales: 'for sale' })}.
        </p>
      )}
      <ol className="max-w-[46em] not-empty:border-t not-empty:border-ink focus:outline-none" ref={list} tabIndex={-1}>
        {ids.map((id, n) => (
          <li className="flex flex-wrap items-center gap-x-3 border-b border-line py-1" key={id}>
            <span className="min-w-[12em] flex-1 py-2 wrap-anywhere">
              <span className="text-ink-2 tabular-nums">{n + 1}</span> {titleOf(id)}
            </span>
            <span className="-ml-2 flex">
              <TextButton className={moveClass} aria-disabled={n === 0} onClick={() => move(id, n, -1)}>
                Move up<span className="sr-only"> {titleOf(id)}</span>
              </TextButton>
              <TextButton className={moveClass} aria-disabled={n === ids.length - 1} onClick={() => move(id, n, 1)}>
                Move down<span className="sr-only"> {titleOf(id)}</span>
              </TextButton>
              <TextButton className={moveClass} onClick={() => remove(id)}>
                Remove<span className="sr-only"> {titleOf(id)}</span>
              </TextButton>
            </span>
          </li>
        ))}
      </ol>
      <p className="sr-only" role="status">
        {message}
      </p>
      {ids.length < maxFeatured && (
        <ListingSearch
          key={ids.length}
          without={ids}
          onChoose={(listing) => {
            queryClient.setQueryData(['featured-listing', listing.id], listing)
            onChange([...ids, listing.id])
            setChosen(listing.id)
            setMessage(`${listing.label} is now number ${ids.length + 1}.`)
          }}
        />
      )}
    </>
  )
}

interface SearchProps {
  without: readonly string[]
  onChoose: (listing: ListingOption) => void
}

function ListingSearch({ without, onChoose }: SearchProps) {
  const [typed, setTyped] = useState('')
  const { options, status } = useFoundListings(typed, true)
  return (
    <div className="mt-5">
      <ComboBox
        id={searchId}
        label="Add a listing"
        hint="Search published listings by title, area, reference, street or postcode."
        status={status}
        options={options.filter(({ id }) => !without.includes(id))}
        value=""
        onType={setTyped}
        onChange={(id) => {
          const listing = options.find((each) => each.id === id)
          if (listing) onChoose(listing)
        }}
      />
    </div>
  )
}
