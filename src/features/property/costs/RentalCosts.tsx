import type { Listing } from '../../../domain/listing/listing'
import { CostRows, CostTotal } from './CostRows'
import { rentalCosts } from './rental-costs'
import { noteClass } from './cost-class'

/** The costs of moving in, in order of payment, then the monthly ones. */
export function RentalCosts({ listing }: { listing: Listing }) {
  const { hold, sign, total, monthly, notes, calculator } = rentalCosts(listing)
  return (
    <>
      <CostRows title="To reserve it" rows={hold} />
      <CostRows title="When you sign" rows={sign} />
      <CostTotal {...total} />
      <CostRows title="Then each month" rows={monthly} />
      <p className={noteClass}>
        {notes.join(' ')}{' '}
        <a className="quiet-link print:hidden" href={calculator}>
          Share the costs between several people
        </a>
      </p>
    </>
  )
}
