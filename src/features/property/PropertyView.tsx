import { weChat } from '#messages/form.ts'
import { titleLanguage } from '#messages/formats.ts'
import * as messages from '#messages/property.ts'
import clsx from 'clsx'
import type { ComponentType, ReactNode } from 'react'
import { buttonClass } from '../../components/ui/button-class'
import { ExternalLink } from '../../components/ui/ExternalLink'
import { factCount } from '../../domain/listing/facts/fact-count'
import { floorPlans } from '../../domain/listing/floor-plans'
import type { HistoryEvent } from '../../domain/listing/listing-history'
import { type Listing, whatsAppLink } from '../../domain/listing/listing'
import { isOffMarket, statusNotice } from '../../domain/listing/status-text'
import type { CouncilTaxes } from '../../domain/market/council-tax-bands'
import type { CostFacts } from '../../domain/market/listing-costs'
import { agency } from '#agency/agency.ts'
import { Actions } from './Actions'
import { BackLink } from './BackLink'
import { Description } from './Description'
import { Enquire } from './Enquire'
import { FactTable, hasFacts } from './FactTable'
import { FloorPlans } from './FloorPlans'
import { Gallery } from './Gallery'
import { History } from './History'
import { KeyFacts } from './KeyFacts'
import { isLongTitle, PropertyBand, wrapsOnLaptop } from './PropertyBand'
import { PropertyContents, type PropertyPart } from './PropertyContents'
import { has } from '../../parts'
import { weChatPath } from '../../paths'

interface Props {
  listing: Listing
  /** Similar listings and their count; no count if the browser selects them. */
  similar?: ReactNode
  similarCount?: number | undefined
  /** The data for the costs of a sale. */
  costs?: CostFacts | undefined
  /** The council tax of the listing's council, or of every council. */
  taxes?: CouncilTaxes | undefined
  /** The chooser of currency and size unit. */
  units?: ReactNode
  /** The note on exchange rates, below the costs. */
  rates?: ReactNode
  /** The location section. */
  place?: ReactNode
  /** The section about sunlight. */
  light?: ReactNode
  /** The public history, oldest first. */
  history?: readonly HistoryEvent[] | undefined
  /** The enquiry form: another feature's, passed in by src/islands. */
  EnquiryForm: ComponentType<{ listing: Listing; reserved: boolean }>
}

// Description length beyond which the first picture is printed lower.
const longDescription = 1000

// On phones the pictures precede the title, which stays hidden until the content above it has arrived, to avoid layout
// shift.
const pageClass = clsx(
  'group/property property brochure px-margin pb-section max-tablet:flex max-tablet:flex-col tablet:grid',
  'tablet:grid-cols-[var(--spacing-rail)_minmax(0,1fr)] print:block print:pb-0',
)
// The heights of the form in the rail, and of the header, title and notice, which are about the same on all listings. A
// title in another language has a summary below it.
const formInRailClass = (longTitle: boolean, wraps: boolean) =>
  clsx(
    'docked:[--above:calc(var(--title)+var(--wrap,0rem)+var(--notice,0rem))] docked:[--form:18rem]',
    'docked:short:[--form:14rem]',
    wraps && 'docked:max-[88rem]:[--wrap:3.5rem]',
    'docked:has-data-notice:[--notice:3.75rem]',
    titleLanguage && (longTitle ? 'docked:[--title:20.25rem]' : 'docked:[--title:18rem]'),
    !titleLanguage && (longTitle ? 'docked:[--title:16.75rem]' : 'docked:[--title:14.5rem]'),
  )
const bandClass =
  'tablet:col-start-2 tablet:row-start-1 max-tablet:[&:not(:has(~dl))]:invisible tablet:arriving:invisible'
// The rail's block is sticky beside everything after the title, with room above for the name.
const railClass = clsx(
  'max-tablet:contents tablet:col-start-1 tablet:row-start-2 tablet:row-end-[20] tablet:self-start tablet:pe-7',
  'print:pe-0 tablet:tall:sticky tablet:tall:top-46',
  // The actions, which are last in the HTML, would push the contents down.
  'docked:arriving:invisible',
)
const railAboveFormClass = 'docked:mb-(--form)'
// In a short window it scrolls above the form, the actions first. The mark of the contents is in its padding.
const railScrollClass = clsx(
  'docked:-me-7.5 docked:flex docked:rail-above-form docked:flex-col docked:overflow-y-auto',
  'docked:scroll-fade docked:[scrollbar-width:thin] docked:pe-7.5',
)
// The bar with the form's link hides while the form has the focus. Pressing a label blurs the field first: if the bar
// reappeared under the finger, it would take the press.
const reachClass = clsx(
  'reach bottom-0 z-3 -mx-margin mt-4 flex flex-wrap gap-3 border-t border-line bg-paper px-margin pt-3',
  'max-[24rem]:gap-2 max-[24rem]:*:px-2 tablet:hidden print:hidden',
  'pb-[calc(0.75rem+env(safe-area-inset-bottom))] tall:sticky',
  'group-has-[#enquire:is(:focus-within,:active)]/property:invisible',
  // It must not cover a focused link or field, and a focus on its own links must not scroll the page.
  'max-tablet:*:-scroll-mb-24 max-tablet:tall:[html:has(&)]:scroll-pb-24',
)

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

// Beside its explanation from 1200 px on, to leave space for the rail.
const noticeClass = clsx(
  'rail-main pb-fluid-xs text-ink-2 max-tablet:pt-5 max-tablet:pb-2 tablet:col-start-2',
  'print:flex print:gap-[6mm] print:pb-[3mm]',
  'docked:flex docked:items-baseline docked:gap-x-8 docked:pb-5',
)
const summaryClass = clsx(
  'mb-1.5 max-w-[40em] font-serif text-title leading-[1.15] font-light tracking-tight text-ink',
  'print:shrink-0 print:text-[13pt]',
  'docked:shrink-0 docked:text-title-small',
)

/** Notice above a reserved listing: its status, and what that means for the reader. */
function StatusNotice({ listing }: { listing: Listing }) {
  const notice = statusNotice(listing)
  if (!notice) return null
  return (
    <div className={noticeClass} data-testid="status-notice" data-notice role="status">
      <p className={summaryClass}>{notice.summary}</p>
      <p className="max-w-[40em] print:text-[8pt] docked:text-note">{notice.explanation}</p>
    </div>
  )
}

/** A property page's whole content. */
export function PropertyView({ listing, EnquiryForm, ...parts }: Props) {
  const { similar, similarCount, costs, taxes, units, rates, place, light, history = [] } = parts
  const offMarket = isOffMarket(listing)
  return (
    <article
      className={clsx(
        pageClass,
        !offMarket && formInRailClass(isLongTitle(listing.title), wrapsOnLaptop(listing.title)),
      )}
      data-long-description={listing.description.length > longDescription || undefined}
    >
      {/* On phones it is last, also for the keyboard. */}
      <BackLink
        type={listing.listingType}
        className="max-tablet:hidden tablet:row-start-1 tablet:self-start tablet:pe-7"
      />
      <div className={bandClass}>
        <StatusNotice listing={listing} />
        <PropertyBand listing={listing} units={units} />
      </div>
      <div
        id="pictures"
        className="group/pictures -mx-margin max-tablet:order-first tablet:col-span-full tablet:row-start-2"
      >
        <Gallery listing={listing} />
      </div>
      <KeyFacts listing={listing} />
      <div className={clsx(railClass, !offMarket && railAboveFormClass)}>
        <div className={clsx('max-tablet:contents', !offMarket && railScrollClass)}>
          <PropertyContents listing={listing} parts={partsOf(listing, similarCount)} />
          <Actions listing={listing} />
        </div>
      </div>
      <Description listing={listing} costs={costs} taxes={taxes} rates={rates} />
      <FactTable listing={listing} />
      {light}
      <History history={history} listingType={listing.listingType} />
      <FloorPlans listing={listing} />
      {place}
      <Enquire listing={listing} EnquiryForm={EnquiryForm} />
      {similar}
      <BackLink type={listing.listingType} className="mt-9 tablet:hidden" />
      {!offMarket && (
        <div className={reachClass}>
          <a className={clsx(buttonClass({ variant: 'outline' }), 'flex-1 px-2!')} href={`tel:${agency.phone.dial}`}>
            {messages.call}
          </a>
          {agency.weChat ? (
            <a className={clsx(buttonClass({ variant: 'outline' }), 'px-3.5')} href={weChatPath}>
              {weChat}
            </a>
          ) : (
            has('whatsApp') && (
              <ExternalLink
                className={clsx(buttonClass({ variant: 'outline' }), 'px-3.5')}
                href={whatsAppLink(listing)}
              >
                WhatsApp
              </ExternalLink>
            )
          )}
          <a className={clsx(buttonClass({ variant: 'send' }), 'flex-[2] px-2!')} href="#enquire">
            {messages.enquire}
          </a>
        </div>
      )}
    </article>
  )
}
