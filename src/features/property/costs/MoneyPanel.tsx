import clsx from 'clsx'
import { space } from '#messages/common.ts'
import * as messages from '#messages/costs.ts'
import type { Listing } from '../../../domain/listing/listing'
import { isShared, knownPerMonth, monthlyParts } from '../../../domain/listing/monthly-cost'
import type { CouncilTaxes } from '../../../domain/market/council-tax-bands'
import type { CostFacts } from '../../../domain/market/listing-costs'
import { CostNote, CostRows, CostTotal, twoColumnsClass } from './CostRows'
import { MonthCosts } from './MonthCosts'
import { rentalCosts } from './rental-costs'
import { laterRows } from './sale-costs'
import { SaleCosts } from './SaleCosts'

const panelClass = clsx(
  'bg-paper px-7 py-6.5 shadow-line max-tablet:-mx-margin max-tablet:scroll-mt-8 max-tablet:px-margin',
  'print:bg-transparent print:p-0 print:shadow-none',
)

/** The costs of moving in, in order of payment, and the monthly ones beside them. */
function RentalCosts({ listing, taxes }: { listing: Listing; taxes: CouncilTaxes }) {
  const { hold, sign, total, notes, calculator } = rentalCosts(listing, knownPerMonth(monthlyParts(listing, taxes)))
  return (
    <>
      <div>
        <CostRows title={messages.toReserve} rows={hold} />
        <CostRows title={messages.whenYouSign} rows={sign} />
        <CostTotal {...total} />
        <CostNote calculator={calculator} label={messages.shareCosts}>
          {notes.join(space)}
        </CostNote>
      </div>
      <div>
        <MonthCosts listing={listing} taxes={taxes} />
      </div>
    </>
  )
}

/** The costs of a share of a home: stamp duty and yield of a whole purchase would mislead. */
function SharedCosts({ listing, facts, taxes }: { listing: Listing; facts: CostFacts; taxes: CouncilTaxes }) {
  const later = laterRows(listing, facts)
  return (
    <>
      <div>
        <CostRows rows={[{ label: messages.stampDuty, value: messages.askUs, note: messages.sharedDuty }]} />
        {later.length > 0 && <CostRows title={messages.afterPurchase} rows={later} />}
      </div>
      <div>
        <MonthCosts listing={listing} taxes={taxes} />
      </div>
    </>
  )
}

interface Props {
  listing: Listing
  facts?: CostFacts | undefined
  taxes?: CouncilTaxes | undefined
}

/** A listing's costs: complete as HTML, except for a specific buyer's stamp duty. A rental needs no `facts`. */
export function MoneyPanel({ listing, facts, taxes = {} }: Props) {
  const rental = listing.listingType === 'rent'
  if (!rental && !facts) return null
  return (
    <section className={panelClass} id="costs" aria-labelledby="costs-title">
      <h2 id="costs-title" className="text-[1.75rem] leading-[1.15] print:text-[13pt]">
        {rental ? messages.toMoveIn : messages.toBuy}
      </h2>
      <div className={twoColumnsClass}>
        {rental && <RentalCosts listing={listing} taxes={taxes} />}
        {!rental && facts && isShared(listing) && <SharedCosts listing={listing} facts={facts} taxes={taxes} />}
        {!rental && facts && !isShared(listing) && <SaleCosts listing={listing} builtFacts={facts} taxes={taxes} />}
      </div>
    </section>
  )
}
