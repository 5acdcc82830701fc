import { buttonClass } from '../../components/ui/button-class'
import type { ListingType } from '../../domain/listing/listing-status'
import { listPath, paths } from '../../paths'

/** Replaces the enquiry form of a listing that is off the market. */
export function NoLongerAvailable({ type }: { type: ListingType }) {
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
