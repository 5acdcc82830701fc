import { useStore } from '@nanostores/react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { downloadCsv } from '../../../lib/download-csv'
import { $mayEdit } from '../../../lib/http/admin-session'
import { useAccounts } from '../../query/accounts'
import { PlainButton } from '../../ui/Button'
import { focusIfLost } from '../../ui/focus-if-lost'
import { SelectionBar, selectionActionClass } from '../../ui/SelectionBar'
import { BulkArchive } from './BulkArchive'
import { BulkNegotiator } from './BulkNegotiator'
import { BulkPrice } from './BulkPrice'
import { BulkStatus } from './BulkStatus'
import { maxListingsPerCall } from './bulk.queries'
import { useTotal } from './list-data'
import { focusLastRow, focusTitle } from './list-keys'
import { readAll, readFullListings } from './list.queries'
import { $pendingDeletions, $state, showError } from './list.store'
import type { ListState } from './list-state'
import type { AdminListing } from '../listing-row'
import { listingsCsv } from '../listings-csv'
import { $selectedListings, clearSelection, selectFiltered } from './selection.store'

const dialogs = { status: BulkStatus, price: BulkPrice, negotiator: BulkNegotiator, archive: BulkArchive }

/** Actions for the selected listings; hidden without a selection. */
export function BulkBar() {
  const selected = useStore($selectedListings)
  const total = useTotal() ?? 0
  const mayEdit = useStore($mayEdit)
  const hasSeveralAccounts = useAccounts().length > 1
  // A dialog keeps the listings as they were: a retry must not calculate from changed prices.
  const [openDialog, setOpenDialog] = useState<{ name: keyof typeof dialogs; listings: AdminListing[] } | null>(null)
  const all = useMutation({
    mutationFn: (state: ListState) => readAll({ ...state, without: $pendingDeletions.get() }, maxListingsPerCall),
    onSuccess: (listings, state) => selectFiltered(state, listings),
    onError: showError,
  })
  const file = useMutation({
    mutationFn: () => readFullListings(selected.map(({ id }) => id)),
    onSuccess: ({ rows, records }) => downloadCsv('listings', listingsCsv(rows, records)),
    onError: showError,
  })
  // A dialog shows what was not changed after the selection is cleared.
  if ((selected.length === 0 && !openDialog) || !mayEdit) return null
  const closeDialog = () => {
    setOpenDialog(null)
    if ($selectedListings.get().length > 0) return
    // After the dialog has closed, its button is gone with the selection. A row whose price has changed stays; another
    // may go, once the list is read again.
    if (openDialog?.name === 'price') setTimeout(() => focusLastRow(openDialog.listings))
    else focusIfLost(focusTitle)
  }
  const Dialog = openDialog && dialogs[openDialog.name]
  const opens = (name: keyof typeof dialogs, label: string) => (
    <button
      type="button"
      className={selectionActionClass}
      aria-haspopup="dialog"
      onClick={() => setOpenDialog({ name, listings: selected })}
    >
      {label}
    </button>
  )
  return (
    <SelectionBar
      label="Selected listings"
      className="px-(--admin-margin)"
      count={selected.length}
      total={total}
      max={maxListingsPerCall}
      isSelecting={all.isPending}
      onSelectAll={() => all.mutate($state.get())}
      onClear={() => {
        clearSelection()
        focusLastRow(selected)
      }}
    >
      {opens('status', 'Status')}
      {opens('price', 'Price…')}
      {hasSeveralAccounts && opens('negotiator', 'Negotiator')}
      <PlainButton className={selectionActionClass} busy={file.isPending} onClick={() => file.mutate()}>
        Export
      </PlainButton>
      {opens('archive', 'Archive')}
      {Dialog && <Dialog listings={openDialog.listings} onDone={closeDialog} />}
    </SelectionBar>
  )
}
