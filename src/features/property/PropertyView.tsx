import clsx from 'clsx'
import { type ComponentType, useEffect, useState } from 'react'
import { buttonClass } from '../../components/ui/button-class'
import { hintClass } from '../../components/ui/form/field-class'
import { timetableClass } from '../../components/ui/timetable-class'
import { SaveButton, ShareButton } from '../../domain/listing/SaveButton'
import { SavedLink } from '../../domain/listing/SavedLink'
import { OtherUnit } from '../../domain/units/OtherUnit'
import { formatDay } from '../../lib/time/format-day'
import { formatPrice } from '../../lib/format/money'
import { listPath } from '../../paths'
import { site } from '../../site'
import { actionClass, Actions } from './Actions'
import { MoneyPanel } from './costs/MoneyPanel'
import { FactTable } from './FactTable'
import { FloorPlans } from './FloorPlans'
import { Gallery } from './Gallery'
import { redirectToCurrentSlug } from './redirect-to-current-slug'
import { emailLink, facts, type Listing, type ListingSummary } from '../../domain/listing/listing'
import { listingBySlug } from '../../domain/listing/listings.queries'
import { NoLongerAvailable } from './NoLongerAvailable'
import { propertyNotFoundMessage, PropertyNotFound } from './PropertyNotFound'
import { PropertySection } from './PropertySection'
import { SimilarListings } from './SimilarListings'
import { StatusNotice } from './StatusNotice'
import type { CostFacts } from '../../domain/market/listing-costs'
import { isOffMarket } from '../../domain/listing/status-text'

interface Props {
  listing: Listing
  /** Homes like it, where it was spoken for when the page was made. */
  similar?: ListingSummary[] | undefined
  /** What the costs of a home for sale are worked out from. */
  costs?: CostFacts | undefined
  /** The form that asks about it: another feature's, which src/islands gives to this one. */
  EnquiryForm: ComponentType<{ listing: Listing; spokenFor: boolean }>
}

const crumbsClass = clsx(
  'flex flex-wrap justify-between px-margin pb-4 text-note text-ink-2 print:hidden',
  '*:bg-stucco *:py-1.25 *:pr-2 *:hover:text-ink',
)
const mainClass =
  'main lg:grid lg:grid-cols-[minmax(0,7fr)_minmax(18.5rem,4fr)] lg:gap-[calc(var(--spacing-gap)*2.4)] print:block'
const priceClass = clsx(
  'mt-5 font-serif-large leading-[1.1] font-light tracking-tighter lining-nums tabular-nums',
  'print:mt-[2mm] print:text-[17pt]',
)
const factsClass = clsx(
  timetableClass({ twoFrom: 'sm' }),
  'mt-9 print:mt-[4.5mm] print:grid print:gap-x-[8mm] print:border-t-[0.25mm]',
  'print:*:border-b-[0.2mm] print:*:py-[1.3mm] print:*:text-[9pt] print:*:leading-[1.35]',
)
const lastAskedClass = 'ml-1.25 font-sans text-note leading-[normal] font-normal tracking-normal'
const descriptionClass = clsx(
  'max-w-[36em] text-large whitespace-pre-line',
  'print:max-w-none print:text-[9.25pt] print:leading-[1.45]',
)
const featuresClass = clsx(
  'gap-x-10 text-body sm:columns-2',
  'print:columns-2 print:gap-x-[8mm] print:text-[9pt] print:leading-[1.4]',
)
const askClass = clsx(
  'mt-12 grid gap-3 self-start bg-paper p-7.5 ring ring-line max-[24rem]:p-5 print:hidden',
  'lg:sticky lg:top-26 lg:mt-1.5',
)
// The bar that leads to the form covers nothing of it while it is filled in.
const reachClass = clsx(
  'reach bottom-0 z-3 flex gap-3 border-t border-line bg-paper px-margin pt-3 md:hidden print:hidden',
  'pb-[calc(0.75rem+env(safe-area-inset-bottom))] tall:sticky',
  'group-has-[#enquire:focus-within]/property:invisible',
)

/**
 * Everything a property page shows of its home. As HTML it is complete; it hydrates when touched, or when the database
 * no longer holds what was prerendered, and then shows what is true now.
 */
export function PropertyView({ listing: prerendered, similar = [], costs, EnquiryForm }: Props) {
  const [listing, setListing] = useState<Listing | null>(prerendered)

  useEffect(() => {
    void listingBySlug(prerendered.slug).then((result) => {
      if (result.ok && !(result.value && redirectToCurrentSlug(result.value, prerendered.slug)))
        setListing(result.value)
    })
  }, [prerendered.slug])

  if (!listing) return <PropertyNotFound message={propertyNotFoundMessage} />
  const rental = listing.listingType === 'rent'
  const gone = isOffMarket(listing)
  const { reference, video_url: video, tour_url: tour } = listing.facts.values
  const films = [
    { label: 'Video', url: video },
    { label: 'Walk through it', url: tour },
  ].filter(({ url }) => url)
  return (
    <article className="group/property property">
      <div className={crumbsClass}>
        <a href={listPath(listing.listingType)}>← Back to homes {rental ? 'to rent' : 'for sale'}</a>
        <SavedLink />
      </div>
      <StatusNotice listing={listing} />
      <Gallery listing={listing} />
      <div className="row pt-fluid-sm pb-fluid-lg print:pt-[6mm] print:pb-0">
        <div className="rail">
          <p>{listing.area}</p>
          {listing.createdAt && <p className="mt-5 print:mt-[1mm]">Listed {formatDay(listing.createdAt)}</p>}
          {reference && <p className="mt-5 print:mt-[1mm]">Ref. {reference}</p>}
        </div>
        <div className={mainClass}>
          <div>
            <h1 className="text-[clamp(2.25rem,1.6rem+2.7vw,4.2rem)] print:text-[25pt]">{listing.title}</h1>
            <p className={clsx(priceClass, gone ? 'text-title-small text-ink-2' : 'text-h2-small')} data-testid="price">
              {formatPrice(listing.price, listing.listingType)}
              {gone && <span className={lastAskedClass}> last asked</span>}
            </p>
            <p className={hintClass}>
              <OtherUnit pounds={listing.price} monthly={rental} />
            </p>
            <dl className={factsClass}>
              {facts(listing).map(({ name, value }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>
                    {value}
                    {name === 'Floor Size' && <OtherUnit feet={listing.floorSize ?? 0} />}
                  </dd>
                </div>
              ))}
            </dl>
            {!gone && (
              <Actions>
                <a className={actionClass} href={`tel:${site.phone.dial}`}>
                  Call
                </a>
                <a className={actionClass} href={emailLink(listing)}>
                  Email
                </a>
                {listing.rightmoveUrl && (
                  <a className={actionClass} href={listing.rightmoveUrl} target="_blank" rel="noopener">
                    Rightmove<span className="sr-only"> (opens in a new tab)</span>
                  </a>
                )}
                {films.map(({ label, url }) => (
                  <a className={actionClass} href={url} target="_blank" rel="noopener" key={label}>
                    {label}
                    <span className="sr-only"> (opens in a new tab)</span>
                  </a>
                ))}
                <SaveButton listing={listing} />
                <ShareButton title={listing.title} />
              </Actions>
            )}
            <PropertySection title="Property Description">
              <p className={descriptionClass} data-testid="description">
                {listing.description}
              </p>
            </PropertySection>
            {listing.features.length > 0 && (
              <PropertySection title="Features">
                <ul className={featuresClass} data-testid="features">
                  {listing.features.map((feature) => (
                    <li key={feature} className="break-inside-avoid py-1 print:py-[0.35mm]">
                      {feature}
                    </li>
                  ))}
                </ul>
              </PropertySection>
            )}
            {!gone && (
              <div className="mt-10.5 max-w-93">
                <MoneyPanel listing={listing} facts={costs} />
              </div>
            )}
            {listing.rightmoveUrl && !gone && (
              <PropertySection title="On Rightmove too" ruled>
                <p className="mb-4.5">The same home, with the portal’s own map and history.</p>
                <a
                  className={buttonClass({ variant: 'outline' })}
                  href={listing.rightmoveUrl}
                  target="_blank"
                  rel="noopener"
                >
                  View on Rightmove<span className="sr-only"> (opens in a new tab)</span>
                </a>
              </PropertySection>
            )}
          </div>
          <aside className={askClass} id="enquire" aria-label={gone ? 'Other homes' : 'Ask about this home'}>
            {gone ? (
              <NoLongerAvailable type={listing.listingType} />
            ) : (
              <EnquiryForm
                key={`${listing.id} ${listing.listingType}`}
                listing={listing}
                spokenFor={listing.status !== 'live'}
              />
            )}
          </aside>
        </div>
      </div>
      <FactTable listing={listing} />
      <FloorPlans listing={listing} />
      {listing.status !== 'live' && <SimilarListings listing={listing} chosen={similar} />}
      {!gone && (
        <div className={reachClass}>
          <a className={clsx(buttonClass({ variant: 'outline' }), 'flex-1')} href={`tel:${site.phone.dial}`}>
            Call
          </a>
          <a className={clsx(buttonClass({ variant: 'next' }), 'flex-1')} href="#enquire">
            Enquire
          </a>
        </div>
      )}
    </article>
  )
}
