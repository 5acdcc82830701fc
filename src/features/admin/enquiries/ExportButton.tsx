import { useStore } from '@nanostores/react'
import clsx from 'clsx'
import { useState } from 'react'
import { buttonClass } from '../../../components/ui/button-class'
import { csvHeader, csvLine, csvLines, byteOrderMark } from './csv'
import { countedEnquiries } from './inbox'
import { exportEnquiries } from './inbox.queries'
import { formatCsvTimestamp } from './format-moments'
import { $list, $inboxLocation, $announcement, showFailure } from './inbox.store'

const number = new Intl.NumberFormat('en-GB')

function download(text: string) {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = Object.assign(document.createElement('a'), {
    href: address,
    download: `enquiries-${formatCsvTimestamp(new Date().toISOString()).slice(0, 10)}.csv`,
  })
  link.click()
  // Not at once: a browser may still be reading it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** Everything that the filters leave, of all pages, as one file. */
export function Export() {
  const { count, status } = useStore($list)
  const [so, setSo] = useState<number | null>(null)
  const busy = so !== null

  async function write() {
    if (busy) return
    setSo(0)
    const answer = await exportEnquiries($inboxLocation.get(), setSo)
    setSo(null)
    if (!answer.ok) return showFailure(answer.failure)
    download(byteOrderMark + csvLine(csvHeader) + csvLines(answer.value))
    $announcement.set(`${countedEnquiries(answer.value.length)} written to the file.`)
  }
  return (
    <button
      type="button"
      className={clsx(buttonClass({ variant: 'secondary' }), 'self-stretch tabular-nums')}
      disabled={count === 0 || status === 'waiting'}
      aria-busy={busy}
      onClick={() => void write()}
    >
      {busy
        ? `Exporting ${number.format(so)} of ${number.format(count)}…`
        : `Export ${count === 0 ? '' : `${number.format(count)} `}as CSV`}
    </button>
  )
}
