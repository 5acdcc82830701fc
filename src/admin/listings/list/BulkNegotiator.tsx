import { useState } from 'react'
import { Select } from '../../../components/ui/form/Select'
import { counted } from '../../../lib/format/words'
import { useAccounts } from '../../query/accounts'
import { BulkDialog, type BulkProps } from './BulkDialog'
import { negotiatorChanges } from './listing-change'

/** Assigns several listings. */
export function BulkNegotiator({ listings, onDone }: BulkProps) {
  const negotiators = useAccounts().filter(({ active }) => active)
  const [chosen, setChosen] = useState<string | null>(null)
  const name = negotiators.find(({ id }) => id === chosen)?.name
  return (
    <BulkDialog
      title={`Negotiator of ${counted(listings.length, 'listing')}`}
      listings={listings}
      changes={chosen === null ? [] : negotiatorChanges(listings, chosen === 'nobody' ? null : chosen)}
      verb="Change"
      announcement={name ? `Assigned to ${name}` : 'Negotiator removed'}
      onDone={onDone}
    >
      <Select
        id="bulk-negotiator"
        label="Negotiator"
        none="Choose…"
        options={[
          ...negotiators.map(({ id, name }) => ({ value: id, label: name })),
          { value: 'nobody', label: 'No negotiator' },
        ]}
        value={chosen ?? ''}
        onChange={({ target }) => setChosen(target.value || null)}
      />
    </BulkDialog>
  )
}
