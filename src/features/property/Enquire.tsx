import clsx from 'clsx'
import type { ComponentType } from 'react'
import { buttonClass } from '../../components/ui/button-class'
import { ExternalLink } from '../../components/ui/ExternalLink'
import { Icon } from '../../components/ui/Icon'
import { emailLink, type Listing, whatsAppLink } from '../../domain/listing/listing'
import type { ListingType } from '../../domain/listing/listing-status'
import { isOffMarket } from '../../domain/listing/status-text'
import { listPath, paths } from '../../paths'
import { site } from '../../site'

interface Props {
  listing: Listing
  EnquiryForm: ComponentType<{ listing: Listing; reserved: boolean }>
}

const linkClass = 'flex min-h-12 items-center gap-2.5 border-b border-line hover:text-brick'

/** An address without a page: the demo homes are on no portal. */
const portalHome = /^https?:\/\/[^/]+\/?$/

/** Replaces the enquiry form of a listing that is off the market. */
function NoLongerAvailable({ type }: { type: ListingType }) {
  const rental = type === 'rent'
  return (
    <>
      <h2 className="text-title">Are you looking for a similar home?</h2>
      <p className="mb-2 text-note text-ink-2">Our list shows the homes that are available today, newest first.</p>
      <a className={buttonClass({ variant: 'primary' })} href={listPath(type)}>
        {rental ? 'Homes to rent' : 'Homes for sale'}
      </a>
      <p className="mt-2.5 text-note text-ink-2">
        {rental ? 'Letting' : 'Selling'} nearby?{' '}
        <a className="quiet-link" href={rental ? paths.valuationRental : paths.valuationSales}>
          Ask what yours {rental ? 'would let for' : 'is worth'}
        </a>
      </p>
    </>
  )
}

/** The enquiry section of a listing; links to others once it is off the market. */
export function Enquire({ listing, EnquiryForm }: Props) {
  const offMarket = isOffMarket(listing)
  return (
    <section
      id="enquire"
      aria-label={offMarket ? 'Other homes' : 'Ask about this home'}
      className={clsx(
        'gap-x-13 pt-13 rail-main deferred tablet:col-start-2 tablet:pt-19 print:hidden',
        'laptop:grid laptop:grid-cols-[minmax(0,34rem)_minmax(13rem,19rem)] laptop:justify-between',
      )}
    >
      <div className="grid gap-3 self-start">
        {offMarket ? (
          <NoLongerAvailable type={listing.listingType} />
        ) : (
          <EnquiryForm
            key={`${listing.id} ${listing.listingType}`}
            listing={listing}
            reserved={listing.status !== 'live'}
          />
        )}
      </div>
      {!offMarket && (
        <div className="self-start border-t border-ink text-base max-laptop:mt-10 laptop:mt-19">
          <a className={linkClass} href={`tel:${site.phone.dial}`}>
            <Icon name="phone" /> {site.phone.shown}
          </a>
          <a className={linkClass} href={emailLink(listing)}>
            <Icon name="mail" /> Send an email
          </a>
          <ExternalLink className={linkClass} href={whatsAppLink(listing)}>
            <Icon name="chat" /> Write on WhatsApp
          </ExternalLink>
          <p className="py-3.5 text-note text-ink-2">
            A viewing is free. If you live abroad, you can view the home by live video call.
          </p>
          {listing.rightmoveUrl && (
            <p className="border-t border-line py-3.5 text-note">
              <ExternalLink className="inline-block py-1 quiet-link" href={listing.rightmoveUrl}>
                View on Rightmove
              </ExternalLink>
              <span className="block text-ink-2">
                {portalHome.test(listing.rightmoveUrl)
                  ? 'In this demonstration, the link opens the portal’s home page.'
                  : 'The same home on the portal.'}
              </span>
            </p>
          )}
        </div>
      )}
    </section>
  )
}
