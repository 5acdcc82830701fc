import clsx from 'clsx'
import { formatPrice } from '../../../lib/format/money'
import type { AdminListing } from '../listing-row'
import type { ListingChange } from './listing-change'

interface Props {
  changes: readonly ListingChange[]
  listings: readonly AdminListing[]
}

/** The prices before and after a change of several, in a box that scrolls. */
export const PricePreview = ({ changes, listings }: Props) => (
  <div className="max-h-56 overflow-y-auto border-y border-line" tabIndex={0} role="group" aria-label="Preview">
    <table className="w-full text-left text-note">
      <thead className="sr-only">
        <tr>
          <th scope="col">Listing</th>
          <th scope="col">Now</th>
          <th scope="col">New</th>
        </tr>
      </thead>
      <tbody className="tabular-nums">
        {changes.map(({ id, before, after }) => {
          const listing = listings.find((one) => one.id === id)
          if (!listing || typeof before.price !== 'number' || typeof after.price !== 'number') return null
          return (
            <tr
              className={clsx(
                'border-b border-line last:border-0 max-phablet:grid max-phablet:grid-cols-2 max-phablet:py-1.5',
              )}
              key={id}
            >
              <th
                className="max-w-0 truncate py-1.5 font-normal max-phablet:col-span-2 max-phablet:max-w-none"
                scope="row"
              >
                {listing.title}
              </th>
              <td
                className={clsx(
                  'w-30 py-1.5 text-right text-ink-2 max-phablet:w-auto max-phablet:py-0 max-phablet:text-left',
                )}
              >
                {formatPrice(before.price, listing.listingType)}
              </td>
              <td className="w-32 py-1.5 text-right font-medium max-phablet:w-auto max-phablet:py-0">
                {formatPrice(after.price, listing.listingType)}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  </div>
)
