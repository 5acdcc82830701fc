import clsx from 'clsx'
import type { ReactNode } from 'react'
import { OtherUnit } from '../../domain/units/OtherUnit'
import { factField } from '../../domain/listing/facts/fact-fields'
import type { Listing } from '../../domain/listing/listing'
import { isOffMarket } from '../../domain/listing/status-text'
import { formatPounds, formatPrice } from '../../lib/format/money'
import { formatDay } from '../../lib/time/format-day'

/** `Kensington SW7 · Flat, raised ground floor`, as far as it is known. */
function placeLine({ area, outcode, facts: { values } }: Pick<Listing, 'area' | 'outcode' | 'facts'>): string {
  const type = factField('property_type').options?.[values.property_type ?? ''] ?? ''
  const floor = values.floor_level ?? ''
  const kind = type && floor ? `${type}, ${floor.charAt(0).toLowerCase()}${floor.slice(1)}` : type
  return [[area, outcode].filter(Boolean).join(' '), kind].filter(Boolean).join(' · ')
}

/** `Guide price`, where the figure is more than the price that is asked. */
function qualifier({ facts: { values } }: Listing): string {
  const chosen = values.price_qualifier
  return chosen && chosen !== 'asking_price' ? (factField('price_qualifier').options?.[chosen] ?? '') : ''
}

/** `Reduced by £40,000 on 3 November 2026`, while that is news. */
const reduction = ({ news, price, previousPrice, priceReducedOn }: Listing) =>
  news && previousPrice && priceReducedOn
    ? `Reduced by ${formatPounds(previousPrice - price)} on ${formatDay(priceReducedOn)}`
    : ''

// What a name needs to stand in one line beside its price.
const shortName = 27

/**
 * The name of a home and its price, above the pictures. The currency is chosen over the price, on a phone and a tablet
 * under it.
 */
export function PropertyBand({ listing, units }: { listing: Listing; units?: ReactNode }) {
  const rental = listing.listingType === 'rent'
  const offMarket = isOffMarket(listing)
  const [figure = '', per] = formatPrice(listing.price, listing.listingType).split(/ (?=pcm$)/)
  const kind = qualifier(listing)
  const reduced = reduction(listing)
  return (
    <header
      className={clsx(
        'flex flex-wrap items-end justify-between gap-x-10 main max-md:pt-4 md:col-start-2 md:pb-3',
        'lg:items-stretch print:pb-[4mm]',
      )}
    >
      <div className="min-w-0 lg:flex-1">
        <p className="text-note text-ink-2 lg:mb-1.5">{placeLine(listing)}</p>
        <h1
          className={clsx(
            'leading-[1.06] print:text-[25pt]',
            listing.title.length > shortName
              ? 'text-[clamp(2.125rem,1.5rem+1.5vw,2.875rem)]'
              : 'text-[clamp(2.25rem,1.6rem+2.1vw,3.5rem)]',
          )}
        >
          {listing.title}
        </h1>
      </div>
      <div
        className={clsx(
          'flex flex-col max-lg:mt-2 max-lg:w-full lg:items-end lg:justify-between lg:pb-0.75',
          'print:mt-0 print:w-auto print:justify-end',
        )}
      >
        <div className="order-last lg:order-first lg:-mt-3 lg:-mb-2 lg:flex lg:items-baseline lg:gap-5" data-terse>
          <p className="text-note text-ink-2 max-lg:in-data-other-currency:min-h-6">
            <OtherUnit pounds={listing.price} monthly={rental} />
          </p>
          {units}
        </div>
        <p
          className={clsx(
            'font-serif-large leading-[1.1] font-light tracking-tight lining-nums tabular-nums print:text-[17pt]',
            offMarket ? 'text-title-small text-ink-2' : 'text-[clamp(2.125rem,1.6rem+1.15vw,2.625rem)]',
          )}
          data-testid="price"
        >
          {kind && <span className="mr-2 font-sans text-note tracking-normal text-ink-2">{kind} </span>}
          {figure}
          {per && (
            <abbr title="per calendar month" className="font-sans text-large tracking-normal no-underline">
              {' '}
              {per}
            </abbr>
          )}
          {offMarket && <span className="font-sans text-note tracking-normal"> last asked</span>}
        </p>
        {reduced && <p className="text-note text-brick-2">{reduced}</p>}
      </div>
    </header>
  )
}
