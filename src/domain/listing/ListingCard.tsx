import clsx from 'clsx'
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
  /** What it takes of the grid, where that is more than one place: see ListingCards.tsx. */
  place?: keyof typeof places | undefined
  /** On a map, where there is little room. */
  small?: boolean | undefined
  /** On a page without the script of the Save buttons. */
  plain?: boolean | undefined
}

export const third = '(min-width: 1000px) 22vw, (min-width: 736px) 34vw, (min-width: 600px) 45vw, 88vw'

// The wide card gives the row its height, and the picture of the one beside it fills what its words leave.
const filled = 'lg:aspect-auto lg:min-h-0 lg:flex-1'
const places = {
  single: { card: '', figure: '', image: '' },
  wide: { card: 'sm:col-span-2', figure: filled, image: 'lg:aspect-3/2' },
  beside: { card: '', figure: filled, image: 'lg:absolute' },
  first: { card: 'sm:max-lg:col-span-2', figure: '', image: '' },
}
const linkClass = 'link py-1 decoration-line hover:text-ink'

/** One listing in a grid. The details link covers the whole card; the listing portal's links lie above it. */
export function ListingCard({ listing, first, sizes = third, place = 'single', small, plain }: Props) {
  const { card, figure, image } = places[place]
  return (
    <article
      className={clsx(
        'group relative flex flex-col outline-offset-6 outline-brick has-[p>:first-child:focus-visible]:outline-2',
        card,
      )}
    >
      <figure className={clsx('relative aspect-3/2 overflow-hidden bg-sky', figure)}>
        <Picture
          url={listing.thumb}
          alt={thumbAlt(listing)}
          sizes={sizes}
          first={first}
          className={clsx('transition-transform duration-700 ease-out group-hover:scale-[1.015]', image)}
          style={{ viewTransitionName: `picture-${listing.slug}` }}
        />
        <StatusBadge listing={listing} className="absolute bottom-0 left-0" />
        {listing.rightmoveUrl && (
          // The same link stands below in words: this one is for the mouse alone.
          <a
            className="absolute right-0 bottom-0 z-1 bg-stucco pt-1.75 pb-1.25 pl-3 text-tiny leading-[1.3]"
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
      <p className="mt-3 flex justify-between gap-4 text-small text-ink-2">
        <span>{listing.area}</span>
        {listing.floorSize !== null && (
          <span className="flex-none">
            {formatArea(listing.floorSize)}
            <OtherUnit feet={listing.floorSize} />
          </span>
        )}
      </p>
      <h3 className={small ? 'mt-1 text-h4' : 'mt-1'}>{listing.title}</h3>
      <p
        className={clsx(
          'mt-3 flex flex-wrap items-baseline justify-between gap-x-4',
          'border-t border-line pt-2.5 text-note tabular-nums',
        )}
      >
        <span>
          <strong className={isOffMarket(listing) ? 'font-normal text-ink-2' : 'font-bold'}>
            {formatPrice(listing.price, listing.listingType)}
          </strong>
          <OtherUnit pounds={listing.price} monthly={listing.listingType === 'rent'} />
        </span>
        <span>{rooms(listing)}</span>
      </p>
      <p className="mt-1.25 flex justify-between text-small text-ink-2">
        <a
          className={clsx(
            linkClass,
            'outline-none group-hover:text-ink group-hover:decoration-brick after:absolute after:inset-0',
          )}
          href={paths.property(listing.slug)}
        >
          View details<span className="sr-only"> of {listing.title}</span>
        </a>
        {listing.rightmoveUrl && (
          <a className={`${linkClass} relative`} href={listing.rightmoveUrl} target="_blank" rel="noopener">
            Rightmove<span className="sr-only"> page of {listing.title} (opens in a new tab)</span>
          </a>
        )}
        {!plain && <SaveButton listing={listing} end />}
      </p>
    </article>
  )
}
