import { areaName, titleLanguage } from '#messages/formats.ts'
import * as messages from '#messages/property.ts'
import clsx from 'clsx'
import type { ReactNode } from 'react'
import { OtherUnit } from '../../domain/units/OtherUnit'
import { optionLabel } from '../../domain/listing/facts/fact-fields'
import type { Listing } from '../../domain/listing/listing'
import { isOffMarket } from '../../domain/listing/status-text'
import { formatPounds } from '../../lib/format/money'
import { formatDay } from '../../lib/time/format-day'

/** `Chelsea SW3 · Flat, raised ground floor`, as far as known. */
function placeLine({ area, outcode, facts }: Pick<Listing, 'area' | 'outcode' | 'facts'>): string {
  const { property_type } = facts.values
  const type = property_type ? optionLabel('property_type', property_type) : ''
  const floor = facts.values.floor_level ?? ''
  const kind = type && floor ? messages.typeOnFloor(type, floor) : type
  return [[areaName(area), outcode].filter(Boolean).join(' '), kind].filter(Boolean).join(' · ')
}

/** `Guide price`, if the price has a qualifier. */
const qualifier = ({ priceQualifier }: Listing) =>
  priceQualifier ? optionLabel('price_qualifier', priceQualifier) : ''

/** `Reduced by £40,000 on 3 November 2026`, while it is news. */
const reduction = ({ news, price, previousPrice, priceReducedOn }: Listing) =>
  news && previousPrice && priceReducedOn
    ? messages.reducedOn(formatPounds(previousPrice - price), formatDay(priceReducedOn))
    : ''

// The maximum title lengths for one line beside the price on desktop, and for two.
const [oneLine, twoLines] = [27, 60]

/** Long titles use smaller type, to fit two lines on desktop. */
function titleSize({ length }: string): string {
  if (length > twoLines) return 'text-[clamp(1.625rem,1.35rem+0.9vw,2.125rem)]'
  return length > oneLine ? 'text-[clamp(2.125rem,1.5rem+1.5vw,2.875rem)]' : 'text-[clamp(2.25rem,1.6rem+2.1vw,3.5rem)]'
}

/** A title whose words do not break at their hyphens, if they fit a line of a phone. */
const titleText = (title: string) =>
  title.split(/(\S+-\S+)/).map((part) =>
    part.length <= 16 && part.includes('-') ? (
      <span className="whitespace-nowrap" key={part}>
        {part}
      </span>
    ) : (
      part
    ),
  )

const priceClass = 'font-serif-large leading-[1.1] font-light tracking-tight lining-nums tabular-nums print:text-[17pt]'
// Reserves a line, to avoid layout shift when a currency is chosen; on desktop it overlaps the band's padding.
const otherPriceClass = clsx(
  'min-h-6 text-note leading-6 whitespace-nowrap text-ink-2 print:min-h-0',
  'laptop:absolute laptop:top-full laptop:right-0 print:static',
)

/**
 * A listing's title and price, above the pictures. The currency chooser is above the price, on phones and tablets below
 * it.
 */
export function PropertyBand({ listing, units }: { listing: Listing; units?: ReactNode }) {
  const rental = listing.listingType === 'rent'
  const offMarket = isOffMarket(listing)
  const kind = qualifier(listing)
  const reduced = reduction(listing)
  return (
    <header
      className={clsx(
        'grid rail-main max-tablet:pt-4 tablet:col-start-2 tablet:pb-2 laptop:grid-cols-[minmax(0,1fr)_auto]',
        'laptop:gap-x-10 laptop:pb-8',
        'print:grid-cols-[minmax(0,1fr)_auto] print:pb-[2.5mm]',
      )}
    >
      <p
        className={clsx(
          'text-note text-ink-2 laptop:col-span-full laptop:row-start-1 laptop:mb-1.5 laptop:max-w-none',
          // Beside the chooser of units; that of translated pages has only the currency.
          titleLanguage ? 'laptop:pe-64' : 'laptop:pe-96',
          'print:col-span-full',
        )}
      >
        {placeLine(listing)}
      </p>
      <h1
        className={clsx(
          'leading-[1.06] laptop:row-start-2 laptop:self-end print:text-[25pt]',
          titleSize(listing.title),
        )}
        lang={titleLanguage || undefined}
      >
        {titleText(listing.title)}
      </h1>
      <div
        className={clsx(
          'relative max-laptop:mt-2 laptop:row-start-2 laptop:self-end laptop:pb-0.75 laptop:text-right',
          'print:col-start-2 print:row-start-2 print:self-end print:text-right',
        )}
      >
        <p
          className={clsx(
            priceClass,
            offMarket ? 'text-title-small text-ink-2' : 'text-[clamp(2.125rem,1.6rem+1.15vw,2.625rem)]',
          )}
          data-testid="price"
        >
          {kind && <span className="mr-2 font-sans text-note tracking-normal text-ink-2">{kind} </span>}
          {formatPounds(listing.price)}
          {rental && (
            <abbr title={messages.perCalendarMonth} className="font-sans text-large tracking-normal no-underline">
              {messages.perMonth}
            </abbr>
          )}
          {offMarket && <span className="font-sans text-note tracking-normal">{messages.lastAskingPrice}</span>}
        </p>
        {reduced && <p className="text-note text-brick-2">{reduced}</p>}
        <div className={otherPriceClass}>
          <OtherUnit pounds={listing.price} monthly={rental} />
        </div>
      </div>
      <div
        className={clsx(
          'max-laptop:-mt-3 laptop:col-span-full laptop:row-start-1 laptop:-mt-3 laptop:-mb-2',
          'laptop:justify-self-end',
        )}
      >
        {units}
      </div>
    </header>
  )
}
