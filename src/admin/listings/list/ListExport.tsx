import { useMutation } from '@tanstack/react-query'
import { downloadCsv } from '../../../lib/download-csv'
import { counted } from '../../../lib/format/words'
import { Button } from '../../ui/Button'
import { useTotal } from './list-data'
import { $pendingDeletions, $state, showError } from './list.store'
import { readForExport } from './list.queries'
import { listingsCsv } from '../listings-csv'

interface Props {
  /** Called when the file could not be written: the message is above the list. */
  onFailure?: () => void
}

/** Downloads all filtered listings, of every page, as one file. */
export function ListExport({ onFailure }: Props) {
  const total = useTotal()
  const file = useMutation({
    mutationFn: () => readForExport({ ...$state.get(), without: $pendingDeletions.get() }),
    onSuccess: ({ rows, records }) => downloadCsv('listings', listingsCsv(rows, records)),
    onError: (error) => {
      showError(error)
      onFailure?.()
    },
  })
  return (
    <>
      <Button variant="secondary" size="small" disabled={!total} busy={file.isPending} onClick={() => file.mutate()}>
        {file.isPending ? 'Writing the file…' : 'Download CSV'}
      </Button>
      <span className="sr-only" role="status">
        {file.data && `${counted(file.data.rows.length, 'listing')} written to the file.`}
      </span>
    </>
  )
}
