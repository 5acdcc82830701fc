import { titleLanguage } from '#messages/formats.ts'
import * as messages from '#messages/search.ts'
import clsx from 'clsx'
import { useEffect, useRef } from 'react'
import type { ListingSummary } from '../../domain/listing/listing'
import { ListingCard } from '../../domain/listing/ListingCard'
import { priceText } from '../../domain/listing/price-text'
import { rooms } from '../../lib/format/words'
import { paths } from '../../paths'

interface Props {
  /** One listing, or several with the same rounded position; the first of them if there are many. */
  listings: ListingSummary[]
  count: number
  onClose: () => void
}

const cardClass = clsx(
  'absolute z-3 overflow-y-auto overscroll-contain bg-stucco p-3.5 shadow-framed outline-none',
  'inset-x-2 bottom-5 max-h-[calc(100%-2.5rem)]',
  'tablet:inset-x-auto tablet:top-16 tablet:bottom-auto tablet:left-3.5 tablet:max-h-[calc(100%-6rem)] tablet:w-68',
)
const closeClass = 'absolute top-3.5 z-2 min-h-11 cursor-pointer bg-stucco px-3.5 text-small quiet-link'

const Titles = ({ listings }: Pick<Props, 'listings'>) => (
  <ul className="mt-4">
    {listings.map((listing) => (
      <li key={listing.id} className="border-t border-line py-2.5">
        <a className="quiet-link" lang={titleLanguage || undefined} href={paths.property(listing.slug)}>
          {listing.title}
        </a>
        <p className="text-small text-ink-2 tabular-nums">
          {priceText(listing)} · {rooms(listing)}
        </p>
      </li>
    ))}
  </ul>
)

/** The content of a pressed pin: a listing's card, or the titles of several at one position. */
export function ChosenListings({ listings, count, onClose }: Props) {
  const card = useRef<HTMLDivElement>(null)
  const [first] = listings
  useEffect(() => {
    const { activeElement, body } = document
    // Somebody may be typing elsewhere when it has loaded.
    if (activeElement === body || card.current?.parentElement?.contains(activeElement)) card.current?.focus()
  }, [first])
  if (!first) return null
  const text = messages.homesHere(messages.homeCount(count))
  return (
    <div
      ref={card}
      className={cardClass}
      role="region"
      aria-label={count > 1 ? text : first.title}
      tabIndex={-1}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <button type="button" className={clsx(closeClass, count > 1 ? 'right-3.5' : 'left-3.5')} onClick={onClose}>
        {messages.close}
      </button>
      {count > 1 ? (
        <>
          <h3 className="flex min-h-11 items-center pr-20 text-h5">{text}</h3>
          <Titles listings={listings} />
          {count > listings.length && <p className="text-small text-ink-2">{messages.newestOnly}</p>}
        </>
      ) : (
        <ListingCard listing={first} sizes="17rem" />
      )}
    </div>
  )
}
