import { useStore } from '@nanostores/react'
import clsx from 'clsx'
import { useState } from 'react'
import { buttonClass } from '../../components/ui/button-class'
import { downloadCsv } from '../../lib/download-csv'
import { csvLine } from '../../lib/format/csv'
import { $assignees } from './assignees.store'
import { csvHeader, csvLines } from './csv'
import { countedEnquiries } from './inbox'
import { exportEnquiries } from './inbox.queries'
import { $list, $inboxLocation, $announcement, showFailure } from './inbox.store'

const number = new Intl.NumberFormat('en-GB')

/** Downloads all filtered enquiries, of every page, as one file. */
export function Export() {
  const { count, status } = useStore($list)
  const [so, setSo] = useState<number | null>(null)
  const busy = so !== null

  async function write() {
    if (busy) return
    setSo(0)
    const result = await exportEnquiries($inboxLocation.get(), setSo)
    setSo(null)
    if (!result.ok) return showFailure(result.failure)
    downloadCsv('enquiries', csvLine(csvHeader) + csvLines(result.value, $assignees.get()))
    $announcement.set(`${countedEnquiries(result.value.length)} written to the file.`)
  }
  return (
    <button
      type="button"
      className={clsx(buttonClass({ variant: 'secondary' }), 'self-stretch tabular-nums')}
      disabled={count === 0 || status === 'loading'}
      aria-busy={busy}
      onClick={() => void write()}
    >
      {busy
        ? `Exporting ${number.format(so)} of ${number.format(count)}…`
        : `Export ${count === 0 ? '' : `${number.format(count)} `}as CSV`}
    </button>
  )
}
