import clsx from 'clsx'
import { useStore } from '@nanostores/react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { downloadCsv } from '../../../lib/download-csv'
import { $mayEdit } from '../../../lib/http/admin-session'
import { BulkArchive } from './BulkArchive'
import { BulkNegotiator } from './BulkNegotiator'
import { BulkPrice } from './BulkPrice'
import { BulkStatus } from './BulkStatus'
import { mostAtOnce } from './bulk.queries'
import { failureOf, unwrap } from '../../query/request-error'
import { useNegotiators, useTotal } from './list-data'
import { readAll, readFullListings } from './list.queries'
import { $pendingDeletions, $problem, $state } from './list.store'
import { listingsCsv } from '../listings-csv'
import { $selectedListings, clearSelection, selectOnly } from './selection.store'

const button = clsx(
  'min-h-9 cursor-pointer rounded-sm border border-white/40 px-3.5 whitespace-nowrap',
  'hover:border-white pointer-coarse:min-h-11',
)

/** Actions for the selected listings; hidden without a selection. */
export function BulkBar() {
  const selected = useStore($selectedListings)
  const total = useTotal() ?? 0
  const mayEdit = useStore($mayEdit)
  const several = useNegotiators().length > 1
  const [openDialog, setOpenDialog] = useState<'status' | 'price' | 'negotiator' | 'archive' | null>(null)
  const onError = (error: unknown) => $problem.set(failureOf(error).message)
  const all = useMutation({
    mutationFn: async () => unwrap(await readAll({ ...$state.get(), without: $pendingDeletions.get() }, mostAtOnce)),
    onSuccess: selectOnly,
    onError,
  })
  const file = useMutation({
    mutationFn: async () => unwrap(await readFullListings(selected.map(({ id }) => id))),
    onSuccess: ({ rows, records }) => downloadCsv('listings', listingsCsv(rows, records)),
    onError,
  })
  // A dialog shows what was not changed after the selection is cleared.
  if ((selected.length === 0 && !openDialog) || !mayEdit) return null
  const close = () => setOpenDialog(null)
  return (
    <section
      className={clsx(
        'flex min-h-13.5 scrollbar-none items-center gap-2.5 overflow-x-auto bg-green',
        'px-(--admin-margin) py-2 text-note text-white',
      )}
      aria-label="Selected listings"
    >
      <p className="pr-1.5 font-semibold whitespace-nowrap tabular-nums" role="status">
        {selected.length} selected
      </p>
      {selected.length < Math.min(total, mostAtOnce) && (
        <button
          type="button"
          className="mr-2 cursor-pointer py-2 whitespace-nowrap underline underline-offset-4"
          aria-busy={all.isPending}
          onClick={() => all.mutate()}
        >
          Select {total > mostAtOnce ? `the first ${mostAtOnce.toLocaleString('en-GB')}` : `all ${total}`}
        </button>
      )}
      <button type="button" className={button} aria-haspopup="dialog" onClick={() => setOpenDialog('status')}>
        Status
      </button>
      <button type="button" className={button} aria-haspopup="dialog" onClick={() => setOpenDialog('price')}>
        Price…
      </button>
      {several && (
        <button type="button" className={button} aria-haspopup="dialog" onClick={() => setOpenDialog('negotiator')}>
          Negotiator
        </button>
      )}
      <button type="button" className={button} aria-busy={file.isPending} onClick={() => file.mutate()}>
        Export
      </button>
      <button type="button" className={button} aria-haspopup="dialog" onClick={() => setOpenDialog('archive')}>
        Archive
      </button>
      <button type="button" className="ml-auto cursor-pointer px-2 py-2 whitespace-nowrap" onClick={clearSelection}>
        Clear<span className="sr-only"> the selection</span>{' '}
        <kbd
          aria-hidden="true"
          className="ml-1 rounded-sm border border-white/35 px-1.5 font-sans text-tiny max-laptop:hidden"
        >
          Esc
        </kbd>
      </button>
      {openDialog === 'status' && <BulkStatus listings={selected} onDone={close} />}
      {openDialog === 'price' && <BulkPrice listings={selected} onDone={close} />}
      {openDialog === 'negotiator' && <BulkNegotiator listings={selected} onDone={close} />}
      {openDialog === 'archive' && <BulkArchive listings={selected} onDone={close} />}
    </section>
  )
}
