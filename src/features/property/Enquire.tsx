import { space } from '#messages/common.ts'
import { weChatName } from '#messages/form.ts'
import * as messages from '#messages/property.ts'
import clsx from 'clsx'
import type { ComponentType } from 'react'
import { buttonClass } from '../../components/ui/button-class'
import { ExternalLink } from '../../components/ui/ExternalLink'
import { Icon } from '../../components/ui/Icon'
import { ToastRegion } from '../../components/ui/ToastRegion'
import { useAgencyPhone } from '../../components/ui/useAgencyPhone'
import { emailLink, type Listing, whatsAppLink } from '../../domain/listing/listing'
import type { ListingType } from '../../domain/listing/listing-status'
import { isOffMarket } from '../../domain/listing/status-text'
import { formatDay } from '../../lib/time/format-day'
import { valuationPath } from '../../domain/listing/offered-types'
import { listPath, weChatPath } from '../../paths'
import { agency } from '#agency/agency.ts'
import { has } from '../../parts'
import { close } from '#messages/property-scripts.ts'

interface Props {
  listing: Listing
  EnquiryForm: ComponentType<{ listing: Listing; reserved: boolean }>
}

const linkClass = 'flex min-h-12 items-center gap-2.5 border-b border-line hover:text-brick'

/** An address without a page: the demo listings are on no portal. */
const portalHome = /^https?:\/\/[^/]+\/?$/

/** Replaces the enquiry form of a listing that is off the market. */
function NoLongerAvailable({ type }: { type: ListingType }) {
  const rental = type === 'rent'
  return (
    <>
      <h2 className="text-title">{messages.lookingForSimilar}</h2>
      <p className="mb-2 text-note text-ink-2">{messages.availableToday}</p>
      <a className={buttonClass({ variant: 'primary' })} href={listPath(type)}>
        {rental ? messages.homesToRent : messages.homesForSale}
      </a>
      <p className="mt-2.5 text-note text-ink-2">
        {rental ? messages.lettingNearby : messages.sellingNearby}
        {space}
        <a className="quiet-link" href={valuationPath(type)}>
          {rental ? messages.whatItLetsFor : messages.whatItIsWorth}
        </a>
      </p>
    </>
  )
}

const closeClass = '-mt-2.5 -mr-3 h-11 cursor-pointer bg-inherit px-3 text-note quiet-link'

/** WeChat, telephone, email, WhatsApp and the portal's page. */
function OtherWays({ listing }: { listing: Listing }) {
  const { reference } = listing.facts.values
  return (
    <div
      className={clsx(
        'self-start border-t border-ink text-base max-laptop:mt-10 laptop:mt-19 docked:mt-0 docked:border-t-0',
        'docked:col-start-2 docked:rail-main docked:pt-19',
      )}
    >
      <div className="mb-6 hidden flex-wrap items-baseline justify-between gap-x-8 docked:flex">
        <h2 className="text-title">{messages.askAboutHome}</h2>
        <p className="text-note text-ink-2">
          {[
            reference && messages.reference(reference),
            listing.createdAt && messages.listedOn(formatDay(listing.createdAt)),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <div className="docked:grid docked:grid-cols-3 docked:gap-x-8 docked:border-t docked:border-ink">
        {agency.weChat && (
          <a className={linkClass} href={weChatPath}>
            <Icon name="chat" /> {weChatName(agency.weChat.id)}
          </a>
        )}
        <a className={linkClass} href={`tel:${agency.phone.dial}`}>
          <Icon name="phone" /> {useAgencyPhone()}
        </a>
        <a className={linkClass} href={emailLink(listing)}>
          <Icon name="mail" /> {messages.sendEmail}
        </a>
        {has('whatsApp') && (
          <ExternalLink className={linkClass} href={whatsAppLink(listing)}>
            <Icon name="chat" /> {messages.writeOnWhatsApp}
          </ExternalLink>
        )}
        <p className="py-3.5 text-note text-ink-2 docked:col-span-2">{messages.viewingFree}</p>
        {has('portals') && listing.rightmoveUrl && (
          <p className="border-t border-line py-3.5 text-note docked:border-0">
            <ExternalLink className="inline-block py-1 quiet-link docked:py-0" href={listing.rightmoveUrl}>
              {messages.onRightmove}
            </ExternalLink>
            <span className="block text-ink-2">
              {portalHome.test(listing.rightmoveUrl) ? messages.portalDemoNote : messages.sameListingNote}
            </span>
          </p>
        )}
      </div>
    </div>
  )
}

/**
 * The enquiry section of a listing; links to others once it is off the market. One form, in the page, in the rail or in
 * a sheet (show-enquiry.ts): a dialog, so that the same element can be modal.
 */
export function Enquire({ listing, EnquiryForm }: Props) {
  const offMarket = isOffMarket(listing)
  const sectionClass = 'gap-x-13 pt-13 rail-main deferred tablet:col-start-2 tablet:pt-19 print:hidden'
  if (offMarket)
    return (
      <section id="enquire" data-enquire aria-label={messages.otherHomes} className={sectionClass}>
        <div className="grid max-w-136 gap-3">
          <NoLongerAvailable type={listing.listingType} />
        </div>
      </section>
    )
  return (
    <section
      data-enquire
      aria-label={messages.askAboutHome}
      className={clsx(
        sectionClass,
        'laptop:grid laptop:grid-cols-[minmax(0,34rem)_minmax(13rem,19rem)] laptop:justify-between docked:contents',
      )}
    >
      <dialog
        id="enquire"
        open
        data-dialog
        aria-label={messages.enquiryAboutHome}
        className="enquiry-place max-tablet:scroll-mt-8"
        // It may have become a sheet before hydration.
        suppressHydrationWarning
      >
        <p>
          <button type="button" className={closeClass} data-close-enquiry>
            {close} <span aria-hidden="true">✕</span>
          </button>
        </p>
        <div className="grid grid-cols-1 gap-3">
          <EnquiryForm
            key={`${listing.id} ${listing.listingType}`}
            listing={listing}
            reserved={listing.status !== 'live'}
          />
          <a className={buttonClass({ variant: 'send' })} href="#enquire">
            {messages.arrangeViewing}
          </a>
          <a className={buttonClass({ variant: 'outline' })} href="#enquire">
            {messages.whatNext}
          </a>
        </div>
        <ToastRegion />
      </dialog>
      <OtherWays listing={listing} />
    </section>
  )
}
