import { buttonClass } from '../../components/ui/button-class'
import { type ComponentType, useEffect, useState } from 'react'
import { SaveButton, ShareButton } from '../../domain/listing/SaveButton'
import { SavedLink } from '../../domain/listing/SavedLink'
import { OtherUnit } from '../../domain/units/OtherUnit'
import { formatDay } from '../../lib/time/format-day'
import { formatPrice } from '../../lib/format/money'
import { listPath } from '../../paths'
import { site } from '../../site'
import { CostLinks } from './CostLinks'
import { Gallery } from './Gallery'
import { redirectToCurrentSlug } from './redirect-to-current-slug'
import { emailLink, facts, type Listing, type ListingSummary } from '../../domain/listing/listing'
import { listingBySlug } from '../../domain/listing/listings.queries'
import { NoLongerAvailable } from './NoLongerAvailable'
import { propertyNotFoundMessage, PropertyNotFound } from './PropertyNotFound'
import { SimilarListings } from './SimilarListings'
import { StatusNotice } from './StatusNotice'
import { isOffMarket } from '../../domain/listing/status-text'

interface Props {
  listing: Listing
  /** Homes like it, where it was spoken for when the page was made. */
  similar?: ListingSummary[] | undefined
  /** The form that asks about it: another feature's, which src/islands gives to this one. */
  EnquiryForm: ComponentType<{ listing: Listing; spokenFor: boolean }>
}

/**
 * Everything a property page shows of its home. As HTML it is complete; it hydrates when touched, or when the database
 * no longer holds what was prerendered, and then shows what is true now.
 */
export function PropertyView({ listing: prerendered, similar = [], EnquiryForm }: Props) {
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
  return (
    <article className="property">
      <div className="crumbs">
        <a href={listPath(listing.listingType)}>← Back to homes {rental ? 'to rent' : 'for sale'}</a>
        <SavedLink />
      </div>
      <StatusNotice listing={listing} />
      <Gallery listing={listing} />
      <div className="row title">
        <div className="rail">
          <p>{listing.area}</p>
          {listing.createdAt && <p>Listed {formatDay(listing.createdAt)}</p>}
        </div>
        <div className="main">
          <div>
            <h1>{listing.title}</h1>
            <p className={gone ? 'price past' : 'price'}>
              {formatPrice(listing.price, listing.listingType)}
              {gone && <span> last asked</span>}
            </p>
            <p className="hint">
              <OtherUnit pounds={listing.price} monthly={rental} />
            </p>
            <dl className="timetable">
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
              <p className="actions">
                <a href={`tel:${site.phone.dial}`}>Call</a>
                <a href={emailLink(listing)}>Email</a>
                {listing.rightmoveUrl && (
                  <a href={listing.rightmoveUrl} target="_blank" rel="noopener">
                    Rightmove<span className="sr-only"> (opens in a new tab)</span>
                  </a>
                )}
                <SaveButton listing={listing} />
                <ShareButton title={listing.title} />
              </p>
            )}
            <section className="prose">
              <h2>Property Description</h2>
              <p className="description">{listing.description}</p>
            </section>
            {listing.features.length > 0 && (
              <section className="features">
                <h2>Features</h2>
                <ul>
                  {listing.features.map((feature) => (
                    <li key={feature}>{feature}</li>
                  ))}
                </ul>
              </section>
            )}
            {!gone && <CostLinks listing={listing} />}
            {listing.rightmoveUrl && !gone && (
              <section className="portal-page">
                <h2>On Rightmove too</h2>
                <p>The same home, with the portal’s own map and history.</p>
                <a className={buttonClass({ variant: 'outline' })} href={listing.rightmoveUrl} target="_blank" rel="noopener">
                  View on Rightmove<span className="sr-only"> (opens in a new tab)</span>
                </a>
              </section>
            )}
          </div>
          <aside className="ask" id="enquire" aria-label={gone ? 'Other homes' : 'Ask about this home'}>
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
      {listing.status !== 'live' && <SimilarListings listing={listing} chosen={similar} />}
      {!gone && (
        <div className="reach">
          <a className={buttonClass({ variant: 'outline' })} href={`tel:${site.phone.dial}`}>
            Call
          </a>
          <a className={buttonClass({ variant: 'next' })} href="#enquire">
            Enquire
          </a>
        </div>
      )}
    </article>
  )
}
