import clsx from 'clsx'
import type { ComponentType, ReactNode } from 'react'
import type { HistoryEvent } from '../../domain/listing/listing-history'
import type { Listing } from '../../domain/listing/listing'
import { isOffMarket } from '../../domain/listing/status-text'
import type { CouncilTaxes } from '../../domain/market/council-tax-bands'
import type { CostFacts } from '../../domain/market/listing-costs'
import { Actions } from './Actions'
import { BackLink } from './BackLink'
import { ContactBar } from './ContactBar'
import { Description } from './Description'
import { Enquire } from './Enquire'
import { FactTable } from './FactTable'
import { FloorPlans } from './FloorPlans'
import { Gallery } from './Gallery'
import { History } from './History'
import { KeyFacts } from './KeyFacts'
import { PropertyBand } from './PropertyBand'
import { PropertyContents } from './PropertyContents'
import { StatusNotice } from './StatusNotice'

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
const bandClass =
  'tablet:col-start-2 tablet:row-start-1 max-tablet:[&:not(:has(~dl))]:invisible tablet:arriving:invisible'
// The rail's block is sticky beside everything after the title, with room above for the name.
const railClass = clsx(
  'max-tablet:contents tablet:col-start-1 tablet:row-start-2 tablet:row-end-[20] tablet:self-start tablet:pe-7',
  'print:pe-0 tablet:tall:sticky tablet:tall:top-46',
  // The actions, which are last in the HTML, would push the contents down.
  'docked:arriving:invisible',
)
// The form in the rail is about this high on all listings. It covers the end of a rail that begins below a high title.
const railAboveFormClass = 'docked:[--form:18rem] docked:short:[--form:14rem] docked:mb-(--form)'
// In a short window it scrolls above the form, the actions first. The mark of the contents is in its padding.
const railScrollClass = clsx(
  'docked:-me-7.5 docked:flex docked:max-h-[calc(100svh-11.5rem-var(--form))] docked:flex-col docked:overflow-y-auto',
  'docked:[scrollbar-width:thin] docked:pe-7.5 docked:pb-8 docked:[&_a]:scroll-mb-(--form)',
)
/** A property page's whole content. */
export function PropertyView({ listing, EnquiryForm, ...parts }: Props) {
  const { similar, similarCount, costs, taxes, units, rates, place, light, history = [] } = parts
  const offMarket = isOffMarket(listing)
  return (
    <article className={pageClass} data-long-description={listing.description.length > longDescription || undefined}>
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
          <PropertyContents listing={listing} similarCount={similarCount} />
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
      {!offMarket && <ContactBar listing={listing} />}
    </article>
  )
}
