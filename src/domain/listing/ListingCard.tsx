import clsx from 'clsx'
import { Picture } from '../../components/ui/Picture'
import { SaveHeart } from './SaveButton'
import { OtherUnit } from '../units/OtherUnit'
import { formatPrice } from '../../lib/format/money'
import { rooms } from '../../lib/format/words'
import { has } from '../../parts'
import { areaName, shortArea, titleLanguage } from '#messages/formats.ts'
import * as messages from '#messages/listing-card.ts'
import { paths } from '../../paths'
import { type ListingSummary, thumbAlt } from './listing'
import { expiringData, currentText } from './expiring-text'
import { qualifierText } from './price-text'
import { StatusBadge } from './StatusBadge'
import { isOffMarket } from './status-text'

interface Props {
  listing: ListingSummary
  /** One of the page's first cards: its picture loads eagerly. */
  eager?: boolean | undefined
  /** The `sizes` attribute of its picture. */
  sizes?: string | undefined
  /** Spans both columns: the first of three cards. */
  fullRow?: boolean | undefined
  /** The only card: on wide screens its text is beside the picture. */
  wide?: boolean | undefined
  /** A note above its price. */
  note?: string | undefined
}

const wideClass = clsx(
  'laptop:grid laptop:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] laptop:grid-rows-[repeat(5,auto)_1fr] laptop:gap-x-6.5',
  'laptop:*:col-start-2 laptop:[&>figure]:col-start-1 laptop:[&>figure]:row-span-6 laptop:[&>figure]:row-start-1',
)
const third =
  '(min-width: 1900px) 18vw, (min-width: 1200px) 22vw, (min-width: 736px) 34vw, (min-width: 600px) 45vw, 100vw'

// Secondary details of the specification, muted until the card is hovered, touched or focused.
const quietClass = clsx(
  'mt-0.5 flex flex-wrap items-baseline gap-x-3 text-tiny whitespace-nowrap text-ink-2',
  'group-focus-within:text-ink group-hover:text-ink',
)
const otherPriceClass = 'hidden min-h-5 truncate text-tiny leading-5 text-ink-2 in-data-other-currency:block'
const linkClass = 'quiet-link print:hidden py-0.5 decoration-line group-hover:decoration-brick pointer-coarse:py-3'

/** One listing in a grid. The details link covers the whole card; the heart and the portal link are above it. */
export function ListingCard({ listing, eager, sizes = third, fullRow, wide, note }: Props) {
  const qualifier = qualifierText(listing)
  return (
    <article
      className={clsx(
        'group relative flex break-inside-avoid flex-col outline-offset-6 outline-brick',
        'has-[a:not([target]):focus-visible]:outline-2',
        fullRow && 'phablet:max-desktop:col-span-2',
        wide && wideClass,
      )}
    >
      <figure className="relative aspect-3/2 overflow-hidden bg-surface-muted">
        <Picture
          url={listing.thumb}
          alt={thumbAlt(listing)}
          sizes={sizes}
          eager={eager}
          className="transition-transform duration-700 ease-out group-hover:scale-[1.015]"
          style={{ viewTransitionName: `picture-${listing.slug}` }}
        />
        <SaveHeart listing={listing} />
      </figure>
      {note && <p className="mt-2.5 -mb-1 text-note font-medium">{note}</p>}
      <p className="mt-2.5 flex flex-wrap items-baseline justify-between gap-x-3 tabular-nums">
        {/* Read before the price, shown below it. */}
        {qualifier && <span className="order-last w-full text-tiny leading-[1.4] text-ink-2">{qualifier} </span>}
        <strong
          className={clsx(
            'font-serif text-h3 leading-[1.1] font-light tracking-tight whitespace-nowrap tablet:max-laptop:text-h4',
            isOffMarket(listing) && 'text-ink-2',
          )}
        >
          {formatPrice(listing.price, listing.listingType)}
        </strong>
        <span className="flex-none text-note">{rooms(listing)}</span>
      </p>
      {/* Its line is reserved before its text loads, so the card keeps its height. */}
      <OtherUnit pounds={listing.price} monthly={listing.listingType === 'rent'} className={otherPriceClass} />
      <h3
        lang={titleLanguage || undefined}
        className="mt-1.25 font-sans text-body leading-[1.3] font-semibold tracking-normal"
      >
        {listing.title}
      </h3>
      <p className="flex flex-wrap justify-between gap-x-3 text-small text-ink-2">
        {listing.news && (
          <span
            className="order-last font-medium text-brick-2 empty:hidden tablet:max-desktop:w-full"
            data-expiring={expiringData(listing.news)}
            suppressHydrationWarning
          >
            {currentText(listing.news)}
          </span>
        )}
        <span>
          {areaName(listing.area)}
          {listing.floorSize !== null && (
            <>
              {' '}
              <span className="whitespace-nowrap">
                · {shortArea(listing.floorSize)}
                <OtherUnit feet={listing.floorSize} />
              </span>
            </>
          )}
        </span>
      </p>
      {listing.walk && <p className="truncate text-small text-ink-2">{listing.walk}</p>}
      {listing.trainTimes && <p className="text-small whitespace-pre-line text-ink-2">{listing.trainTimes}</p>}
      <p className={quietClass}>
        <StatusBadge listing={listing} />
        <a
          className={clsx(linkClass, 'ml-auto outline-none after:absolute after:inset-0')}
          href={paths.property(listing.slug)}
        >
          {messages.viewDetails}
          <span className="sr-only">{messages.ofHome(listing.title)}</span>
        </a>
        {has('portals') && listing.rightmoveUrl && (
          <a className={`${linkClass} relative`} href={listing.rightmoveUrl} target="_blank" rel="noopener">
            Rightmove<span className="sr-only">{messages.rightmovePage(listing.title)}</span>
          </a>
        )}
      </p>
    </article>
  )
}
