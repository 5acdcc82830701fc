import { Picture } from '../../components/ui/Picture'
import { SaveButton } from './SaveButton'
import { OtherUnit } from '../units/OtherUnit'
import { formatPrice } from '../../lib/format/money'
import { formatArea, rooms } from '../../lib/format/words'
import { paths } from '../../paths'
import { type ListingSummary, thumbAlt } from './listing'
import { isOffMarket } from './status-text'
import { StatusBadge } from './StatusBadge'

interface Props {
  listing: ListingSummary
  /** Among the first cards of a page: its picture does not wait. */
  first?: boolean | undefined
  /** The width its picture takes, as `sizes` says it. */
  sizes?: string | undefined
  wide?: boolean | undefined
  /** On a page without the script of the Save buttons. */
  plain?: boolean | undefined
}

export const third = '(min-width: 1000px) 22vw, (min-width: 736px) 34vw, (min-width: 600px) 45vw, 88vw'

/** One listing in a grid. The details link covers the whole card; the listing portal's links lie above it. */
export function ListingCard({ listing, first, sizes = third, wide, plain }: Props) {
  return (
    <article className={wide ? 'card wide' : 'card'}>
      <figure>
        <Picture
          url={listing.thumb}
          alt={thumbAlt(listing)}
          sizes={sizes}
          first={first}
          style={{ viewTransitionName: `picture-${listing.slug}` }}
        />
        <StatusBadge listing={listing} />
        {listing.rightmoveUrl && (
          // The same link stands below in words: this one is for the mouse alone.
          <a
            className="portal"
            href={listing.rightmoveUrl}
            target="_blank"
            rel="noopener"
            tabIndex={-1}
            aria-hidden="true"
          >
            Rightmove ↗
          </a>
        )}
      </figure>
      <p className="place">
        <span>{listing.area}</span>
        {listing.floorSize !== null && (
          <span>
            {formatArea(listing.floorSize)}
            <OtherUnit feet={listing.floorSize} />
          </span>
        )}
      </p>
      <h3>{listing.title}</h3>
      <p className="facts">
        <span>
          <strong className={isOffMarket(listing) ? 'past' : undefined}>
            {formatPrice(listing.price, listing.listingType)}
          </strong>
          <OtherUnit pounds={listing.price} monthly={listing.listingType === 'rent'} />
        </span>
        <span>{rooms(listing)}</span>
      </p>
      <p className="links">
        <a className="cover" href={paths.property(listing.slug)}>
          View details<span className="sr-only"> of {listing.title}</span>
        </a>
        {listing.rightmoveUrl && (
          <a href={listing.rightmoveUrl} target="_blank" rel="noopener">
            Rightmove<span className="sr-only"> page of {listing.title} (opens in a new tab)</span>
          </a>
        )}
        {!plain && <SaveButton listing={listing} />}
      </p>
    </article>
  )
}
