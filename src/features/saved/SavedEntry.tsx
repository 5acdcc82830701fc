import { type ReactNode, useId } from 'react'
import { Picture } from '../../components/ui/Picture'
import { type Listing, thumbAlt } from '../../domain/listing/listing'
import { isOffMarket, statusNotice } from '../../domain/listing/status-text'
import { formatPrice } from '../../lib/format/money'
import { rooms } from '../../lib/format/words'
import { paths } from '../../paths'
import type { SavedListing } from './saved'
import type { Compared } from './useCompared'

interface Props {
  slug: string
  /** As it is now: undefined while that is not known, null once it is nowhere. */
  listing: Listing | null | undefined
  /** As it was when it was saved. */
  saved?: SavedListing | undefined
  compared: Compared
  /** What can be done with it. */
  actions: ReactNode
  children?: ReactNode
}

/** One home of a list: its picture, what it costs now and did then, what has become of it. */
export function SavedEntry({ slug, listing, saved, compared, actions, children }: Props) {
  const id = useId()
  const title = listing?.title ?? saved?.title ?? (listing === null ? 'A home that is gone' : 'A home')
  const price = listing ?? (saved && { price: saved.price, listingType: saved.type })
  const notice = listing && statusNotice(listing)
  const offMarket = Boolean(listing && isOffMarket(listing))
  const chosen = compared.slugs.includes(slug)
  const before =
    listing && !offMarket && saved && listing.listingType === saved.type && listing.price !== saved.price
      ? formatPrice(saved.price, saved.type)
      : null
  return (
    <li className="entry">
      <div className={listing === null ? 'frame none' : 'frame'}>
        {listing && (
          <Picture
            url={listing.thumb}
            alt={thumbAlt(listing)}
            sizes="(min-width: 1500px) 256px, (min-width: 800px) 17vw, (min-width: 600px) 208px, 88vw"
          />
        )}
      </div>
      <div className="words">
        {(listing === null || notice) && (
          <p className="became">{notice?.summary ?? 'This home is no longer on the site.'}</p>
        )}
        <h3>{listing === null ? title : <a href={paths.property(slug)}>{title}</a>}</h3>
        {listing !== null && <p className="place">{listing && `${listing.area} · ${rooms(listing)}`}</p>}
        {price && (
          <p className="costs">
            <strong>{formatPrice(price.price, price.listingType)}</strong>
            {before && <span> was {before} when you saved it</span>}
            {!listing && <span> when you saved it</span>}
            {offMarket && <span> last asked</span>}
          </p>
        )}
        {children}
      </div>
      <div className="doing">
        {listing && (
          <div className="choice">
            <input
              type="checkbox"
              id={id}
              checked={chosen}
              disabled={compared.full && !chosen}
              onChange={({ target }) => compared.choose(slug, target.checked)}
            />
            <label htmlFor={id}>
              Compare<span className="sr-only"> {title}</span>
            </label>
          </div>
        )}
        {actions}
      </div>
    </li>
  )
}
