import clsx from 'clsx'
import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { downloadCsv } from '../../../lib/download-csv'
import { $mayEdit } from '../../../lib/http/admin-session'
import { BulkArchive } from './BulkArchive'
import { BulkNegotiator } from './BulkNegotiator'
import { BulkPrice } from './BulkPrice'
import { BulkStatus } from './BulkStatus'
import { mostAtOnce } from './bulk.queries'
import { readFullListings } from './list.queries'
import { $list, $negotiators, $problem, $state } from './list.store'
import { listingsCsv } from '../listings-csv'
import { $selectedListings, clearSelection, selectAll } from './selection.store'

const button = clsx(
  'min-h-9 cursor-pointer rounded-sm border border-white/40 px-3.5 whitespace-nowrap',
  'hover:border-white pointer-coarse:min-h-11',
)

/** Actions for the selected listings; hidden without a selection. */
export function BulkBar() {
  const selected = useStore($selectedListings)
  const { counts } = useStore($list)
  const { type } = useStore($state)
  const mayEdit = useStore($mayEdit)
  const several = useStore($negotiators).length > 1
  const [openDialog, setOpenDialog] = useState<'status' | 'price' | 'negotiator' | 'archive' | null>(null)
  const [writing, setWriting] = useState(false)
  if (selected.length === 0 || !mayEdit) return null
  const total = counts?.[type ?? 'all'] ?? 0
  const close = () => setOpenDialog(null)

  async function write() {
    if (writing) return
    setWriting(true)
    const result = await readFullListings(selected.map(({ id }) => id))
    setWriting(false)
    if (!result.ok) return $problem.set(result.failure.message)
    downloadCsv('listings', listingsCsv(result.value.rows, result.value.records))
  }
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
          onClick={() => void selectAll()}
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
      <button type="button" className={button} aria-busy={writing} onClick={() => void write()}>
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
