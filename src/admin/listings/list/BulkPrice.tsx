import { useState } from 'react'
import { Checkbox } from '../../../components/ui/form/Checkbox'
import { ChoiceGroup } from '../../../components/ui/form/ChoiceGroup'
import { TextField } from '../../../components/ui/form/TextField'
import { offeredTypes } from '../../../domain/listing/offered-types'
import { counted } from '../../../lib/format/words'
import { BulkDialog, type BulkProps } from './BulkDialog'
import { PricePreview } from './PricePreview'
import { type Adjustment, priceChanges, readAdjustment, roundedTo } from './price-adjustment'

/** “£1,000 for sale, £5 to rent”, of the types that the agency offers. */
const rounding = offeredTypes
  .map((type) => `£${roundedTo[type]} ${type === 'sale' ? 'for sale' : 'to rent'}`)
  .join(', ')
const noChanges = { changes: [], left: [], deposits: 0, aboveLimit: [] }

/** Changes several prices by a percentage or amount, with a preview of each. */
export function BulkPrice({ listings, onDone }: BulkProps) {
  const [unit, setUnit] = useState<Adjustment['unit']>('percent')
  const [typed, setTyped] = useState('')
  const read = readAdjustment(typed, unit)
  const [lowersDeposits, setLowersDeposits] = useState(true)
  const { changes, left, deposits, aboveLimit } =
    'adjustment' in read ? priceChanges(listings, read.adjustment, lowersDeposits) : noChanges
  const falls = 'adjustment' in read && read.adjustment.by < 0
  const public_ = changes.filter(({ id }) => listings.find((one) => one.id === id)?.status !== 'draft').length
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
        {falls && public_ > 0 && (
          <p className="mt-2 text-note">{counted(public_, 'card')} on the site will show “Reduced”.</p>
        )}
        {deposits > 0 && (
          <p className="mt-2 text-note">
            {lowersDeposits
              ? `${counted(deposits, 'deposit')} would be lowered too, to the legal maximum for the new rent.`
              : `${counted(aboveLimit.length, 'listing')} not changed: a deposit would be above the legal maximum.`}
          </p>
        )}
        {left.length > 0 && (
          <p className="mt-2 text-note">
            {counted(left.length, 'listing')} not changed: no price, or the new price is not possible.
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
