import * as messages from '#messages/property.ts'
import clsx from 'clsx'
import { buttonClass } from '../../components/ui/button-class'
import { ExternalLink } from '../../components/ui/ExternalLink'
import { Icon } from '../../components/ui/Icon'
import { SaveButton, ShareButton } from '../../domain/listing/SaveButton'
import { emailLink, type Listing } from '../../domain/listing/listing'
import { isOffMarket } from '../../domain/listing/status-text'
import { formatDay } from '../../lib/time/format-day'
import { agency } from '#agency/agency.ts'
import { has } from '../../parts'
import { ChatLink } from './ChatLink'

const quietClass = 'inline-flex min-h-11 items-center gap-1.5 tablet:min-h-9 docked:min-h-8 docked:gap-1'

// In a tablet's rail buttons fill the width; their padding shrinks for the text.
// Above the form they are one row of words.
const buttonsClass = clsx(
  'grid grid-cols-1 gap-2 *:gap-1.5 *:px-1 max-tablet:hidden laptop:grid-cols-2 print:hidden',
  'docked:flex docked:flex-wrap docked:gap-1.5 docked:*:min-h-9.5 docked:*:grow docked:*:py-1.5',
  'docked:*:whitespace-nowrap docked:[&_svg]:hidden',
)

/** Actions on a listing: on phones a line below the facts, otherwise in the rail; before the contents above a form. */
export function Actions({ listing }: { listing: Listing }) {
  const offMarket = isOffMarket(listing)
  const { reference, video_url: video, tour_url: tour } = listing.facts.values
  const portal = offMarket || !has('portals') ? null : listing.rightmoveUrl
  const elsewhere = [
    { label: messages.video, url: video },
    { label: messages.virtualTour, url: tour },
  ].flatMap(({ label, url }) => (url ? [{ label, url }] : []))
  return (
    <div
      className={clsx(
        'text-note max-tablet:pt-2 tablet:pt-4 print:pt-0',
        !offMarket && 'docked:order-first docked:pt-0 docked:pb-3',
      )}
    >
      {!offMarket && (
        <div className={buttonsClass}>
          <a className={clsx(buttonClass({ variant: 'send' }), 'laptop:col-span-2 docked:hidden')} href="#enquire">
            {messages.arrangeViewing}
          </a>
          <a className={buttonClass({ variant: 'outline' })} href={`tel:${agency.phone.dial}`}>
            <Icon name="phone" /> {messages.call}
          </a>
          <a className={buttonClass({ variant: 'outline' })} href={emailLink(listing)}>
            <Icon name="mail" /> {messages.email}
          </a>
          <ChatLink listing={listing} className="laptop:col-span-2" icon={<Icon name="chat" />} />
        </div>
      )}
      <p
        className={clsx(
          'flex flex-wrap items-center justify-between gap-x-5 tablet:mt-2.5 tablet:max-laptop:flex-col',
          'tablet:max-laptop:items-start docked:mt-0 docked:gap-x-1 docked:max-[80rem]:[&_svg]:hidden',
          // Hidden while the page streams in, to avoid layout shift.
          'print:hidden max-tablet:[&:not(:has(~p))]:invisible',
        )}
      >
        <span className={quietClass}>
          <Icon name="heart" />
          <SaveButton listing={listing} />
        </span>
        <span className={quietClass}>
          <Icon name="share" />
          <ShareButton title={listing.title} />
        </span>
        <span className={clsx(quietClass, 'noscript:hidden')}>
          <Icon name="print" />
          <button type="button" className="min-h-11 cursor-pointer quiet-link tablet:min-h-9 docked:min-h-8" data-print>
            {messages.print}
          </button>
        </span>
        {!offMarket && (
          <span className={clsx(quietClass, 'tablet:hidden')}>
            <Icon name="mail" />
            <a className="py-2.5 quiet-link" href={emailLink(listing)}>
              {messages.email}
            </a>
          </span>
        )}
      </p>
      {elsewhere.length > 0 && (
        <p className="flex flex-wrap gap-x-5 *:inline-flex *:min-h-11 *:items-center tablet:*:min-h-8 print:hidden">
          {elsewhere.map(({ label, url }) => (
            <ExternalLink className="quiet-link" href={url} key={label}>
              {label}
            </ExternalLink>
          ))}
        </p>
      )}
      <p
        className={clsx(
          'mt-3 text-small leading-[1.6] text-ink-2 print:mt-[1mm] print:flex print:justify-between',
          // Beside the other ways to ask.
          !offMarket && 'docked:hidden',
        )}
      >
        {listing.createdAt && <span className="tablet:block">{messages.listedOn(formatDay(listing.createdAt))}</span>}
        {listing.createdAt && reference && <span className="tablet:hidden print:hidden"> · </span>}
        {reference && <span className="tablet:block">{messages.reference(reference)}</span>}
        {portal && (
          // On phones it is below the form only.
          <ExternalLink className="inline-block py-1 quiet-link max-tablet:hidden print:hidden" href={portal}>
            Rightmove
          </ExternalLink>
        )}
      </p>
    </div>
  )
}
