import clsx from 'clsx'
import { useState } from 'react'
import { Checkbox } from '../../../components/ui/form/Checkbox'
import { ChoiceGroup } from '../../../components/ui/form/ChoiceGroup'
import { TextField } from '../../../components/ui/form/TextField'
import { offeredTypes } from '../../../domain/listing/offered-types'
import { formatPrice } from '../../../lib/format/money'
import { counted } from '../../../lib/format/words'
import type { AdminListing } from '../listing-row'
import { BulkDialog, type BulkProps } from './BulkDialog'
import type { ListingChange } from './listing-change'
import { type Adjustment, priceChanges, readAdjustment, roundedTo } from './price-adjustment'

/** “£500 for sale, £5 to rent”, of the types that the agency offers. */
const rounding = offeredTypes
  .map((type) => `£${roundedTo[type]} ${type === 'sale' ? 'for sale' : 'to rent'}`)
  .join(', ')
const noChanges = { changes: [], unchangeable: [], deposits: 0, aboveLimit: [] }

/** Changes several prices by a percentage or amount, with a preview of each. */
export function BulkPrice({ listings, onDone }: BulkProps) {
  const [unit, setUnit] = useState<Adjustment['unit']>('percent')
  const [typed, setTyped] = useState('')
  const read = readAdjustment(typed, unit)
  const [lowersDeposits, setLowersDeposits] = useState(true)
  const { changes, unchangeable, deposits, aboveLimit } =
    'adjustment' in read ? priceChanges(listings, read.adjustment, lowersDeposits) : noChanges
  const isReduction = 'adjustment' in read && read.adjustment.by < 0
  const publicCount = changes.filter(({ id }) => listings.find((one) => one.id === id)?.status !== 'draft').length
  return (
    <BulkDialog
      title={`Price of ${counted(listings.length, 'listing')}`}
      listings={listings}
      changes={changes}
      verb="Change"
      announcement="Price changed"
      onDone={onDone}
    >
      <div className="grid gap-4.5">
        <ChoiceGroup
          id="bulk-unit"
          name="bulk-unit"
          label="Unit"
          value={unit}
          inline
          options={[
            { value: 'percent', label: 'Percentage' },
            { value: 'pounds', label: 'Pounds' },
          ]}
          onChoose={(chosen) => setUnit(chosen as Adjustment['unit'])}
        />
        <TextField
          id="bulk-by"
          label="Change by"
          hint={
            unit === 'percent'
              ? `Use a minus sign to lower prices. Rounded to ${rounding}.`
              : 'Use a minus sign to lower prices.'
          }
          width="short"
          value={typed}
          autoComplete="off"
          inputMode="text"
          error={typed.trim() && 'problem' in read ? read.problem : undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      <div className="mt-4 min-h-12" role="status">
        {changes.length > 0 && <PricePreview changes={changes} listings={listings} />}
        {isReduction && publicCount > 0 && (
          <p className="mt-2 text-note">{counted(publicCount, 'card')} on the site will show “Reduced”.</p>
        )}
        {deposits > 0 && (
          <p className="mt-2 text-note">
            {lowersDeposits
              ? `${counted(deposits, 'deposit')} would be lowered too, to the legal maximum for the new rent.`
              : `${counted(aboveLimit.length, 'listing')} not changed: a deposit would be above the legal maximum.`}
          </p>
        )}
        {unchangeable.length > 0 && (
          <p className="mt-2 text-note">
            {counted(unchangeable.length, 'listing')} not changed: no price, or the new price is not possible.
          </p>
        )}
      </div>
      {deposits > 0 && (
        <Checkbox
          id="bulk-deposits"
          label="Lower both deposits too, where they would be too high"
          checked={lowersDeposits}
          onChange={({ target }) => setLowersDeposits(target.checked)}
        />
      )}
    </BulkDialog>
  )
}

interface PreviewProps {
  changes: readonly ListingChange[]
  listings: readonly AdminListing[]
}

/** The prices before and after a change of several, in a box that scrolls. */
const PricePreview = ({ changes, listings }: PreviewProps) => (
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
