import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { buttonClass } from '../../../components/ui/button-class'
import { downloadCsv } from '../../../lib/download-csv'
import { counted } from '../../../lib/format/words'
import { $pendingDeletions, $list, $problem, $state } from './list.store'
import { readForExport } from './list.queries'
import { listingsCsv } from '../listings-csv'

/** Downloads all filtered listings, of every page, as one file. */
export function ListExport() {
  const { counts, status } = useStore($list)
  const { type } = useStore($state)
  const [busy, setBusy] = useState(false)
  const [message, setMessage] = useState('')

  async function write() {
    if (busy) return
    setBusy(true)
    setMessage('')
    const result = await readForExport({ ...$state.get(), without: $pendingDeletions.get() })
    setBusy(false)
    if (!result.ok) return $problem.set(result.failure.message)
    const { rows, records } = result.value
    downloadCsv('listings', listingsCsv(rows, records))
    setMessage(`${counted(rows.length, 'listing')} written to the file.`)
  }
  return (
    <>
      <button
        type="button"
        className={buttonClass({ variant: 'secondary', size: 'small' })}
        disabled={status !== 'ready' || counts?.[type ?? 'all'] === 0}
        aria-busy={busy}
        onClick={() => void write()}
      >
        {busy ? 'Writing the file…' : 'Download CSV'}
      </button>
      <span className="sr-only" role="status">
        {message}
      </span>
    </>
  )
}
