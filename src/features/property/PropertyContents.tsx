import { onThisPage } from '#messages/common.ts'
import { titleLanguage } from '#messages/formats.ts'
import * as messages from '#messages/property.ts'
import clsx from 'clsx'
import { factCount } from '../../domain/listing/facts/fact-count'
import { floorPlans } from '../../domain/listing/floor-plans'
import { priceText } from '../../domain/listing/price-text'
import type { Listing } from '../../domain/listing/listing'
import { isOffMarket } from '../../domain/listing/status-text'
import { hasFacts } from './FactTable'

interface Props {
  listing: Listing
  /** No count if the browser selects the similar listings. */
  similarCount: number | undefined
}

interface PropertyPart {
  id: string
  label: string
  /** The count of a section: `5`, `18 of 21`. */
  count?: string | undefined
}

/** The sections of a property page, in order. The short price history belongs to the facts before it. */
function partsOf(listing: Listing, similarCount: number | undefined): PropertyPart[] {
  const offMarket = isOffMarket(listing)
  const { known, counted } = factCount(listing)
  const plans = floorPlans(listing).length
  const pictures = listing.gallery.length
  return [
    { id: 'pictures', label: messages.pictures, count: pictures > 0 ? String(pictures) : undefined },
    { id: 'description', label: messages.description },
    !offMarket && { id: 'costs', label: messages.costs },
    hasFacts(listing) && { id: 'facts', label: messages.facts, count: messages.knownCount(known, counted) },
    listing.facts.values.main_rooms_look !== undefined && { id: 'light', label: messages.light },
    plans > 0 && { id: 'floor-plan', label: plans > 1 ? messages.floorPlans : messages.floorPlan },
    { id: 'where', label: messages.location },
    { id: 'enquire', label: offMarket ? messages.otherHomes : messages.enquire },
    similarCount !== 0 && {
      id: 'similar',
      label: messages.similar,
      count: similarCount ? String(similarCount) : undefined,
    },
  ].filter((part) => typeof part === 'object')
}

// In the rail the current section is marked by CSS scroll targets; browsers without them mark none. On phones the links
// are one line that sticks below the header.
const linkClass = clsx(
  'group/part relative flex min-h-11 items-center justify-between gap-4 tablet:min-h-9.25 docked:min-h-6',
  'leading-[1.3] hover:text-brick max-tablet:whitespace-nowrap tablet:border-b tablet:border-line',
  'focus-visible:-outline-offset-2',
  'after:absolute [&:target-current]:font-medium [&:target-current]:after:bg-brick',
  'max-tablet:px-2 max-tablet:after:inset-x-2 max-tablet:after:bottom-0 max-tablet:after:h-0.75',
  'tablet:after:inset-y-0 tablet:after:-end-[1.8rem] tablet:after:w-0.75',
)

const listClass =
  '-mx-2 flex gap-2 [scroll-target-group:auto] tablet:mx-0 tablet:block tablet:border-t tablet:border-line'

// Limited to the lines that fit below the header.
const nameClass = clsx(
  'line-clamp-4 font-serif leading-[1.15] font-light tracking-snug wrap-break-word',
  'laptop:line-clamp-3 laptop:text-h4',
)

/** Contents of a property page; below its name and price once the title has scrolled away. */
export const PropertyContents = ({ listing, similarCount }: Props) => (
  <nav
    aria-label={onThisPage}
    className={clsx(
      'z-2 bg-stucco text-note tablet:relative print:hidden docked:static docked:bg-transparent',
      'max-tablet:-mx-margin max-tablet:scrollbar-none max-tablet:overflow-x-auto max-tablet:border-b',
      'max-tablet:border-line',
      'max-tablet:px-margin max-tablet:tall:sticky max-tablet:tall:top-header',
    )}
  >
    <p
      className={clsx(
        'pointer-events-none absolute inset-x-0 bottom-full mb-3.5 hidden appear-scrolled docked:right-7',
        'tablet:tall:motion-safe:supports-[animation-timeline:scroll()]:block',
      )}
      aria-hidden="true"
    >
      <b className={nameClass} lang={titleLanguage || undefined}>
        {listing.title}
      </b>
      <span className="tabular-nums">{priceText(listing)}</span>
    </p>
    <ul className={listClass}>
      {partsOf(listing, similarCount).map(({ id, label, count }) => (
        <li key={id} className={clsx(id === 'enquire' && !isOffMarket(listing) && 'docked:hidden')}>
          <a className={linkClass} href={`#${id}`}>
            <span className="tablet:py-1.5 docked:py-0.5">{label}</span>
            {count && (
              <span className="text-small whitespace-nowrap text-ink-2 tabular-nums max-laptop:hidden">{count}</span>
            )}
          </a>
        </li>
      ))}
    </ul>
  </nav>
)
