import { useState } from 'react'
import { downloadCsv } from '../../lib/download-csv'
import { csvLine } from '../../lib/format/csv'
import { formatCount } from '../../lib/format/words'
import { useAccounts } from '../query/accounts'
import { Button } from '../ui/Button'
import { csvHeader, csvLines } from './csv'
import { countedEnquiries } from '../../domain/enquiry/enquiry'
import { exportEnquiries } from './inbox.queries'
import { useEnquiryList } from './inbox-data'
import { $announcement, $inboxLocation } from './inbox-location.store'
import { filtersOf } from './inbox-url'
import { $changeProblem } from './enquiry-changes'

/** Downloads all filtered enquiries, of every page, as one file. Its lines are written while further pages arrive. */
export function ExportButton() {
  const { data } = useEnquiryList()
  const count = data?.count ?? 0
  const accounts = useAccounts()
  const [progress, setProgress] = useState<number | null>(null)
  const busy = progress !== null

  async function exportCsv() {
    setProgress(0)
    const lines = [csvLine(csvHeader)]
    let exportedCount = 0
    try {
      for await (const enquiries of exportEnquiries(filtersOf($inboxLocation.get()))) {
        lines.push(csvLines(enquiries, accounts))
        exportedCount += enquiries.length
        setProgress(exportedCount)
      }
    } catch {
      const text = 'The server did not answer, or it refused. Check your connection, then export again.'
      return $changeProblem.set({ title: 'The file was not written.', lines: [text] })
    } finally {
      setProgress(null)
    }
    downloadCsv('enquiries', ...lines)
    $announcement.set(`${countedEnquiries(exportedCount)} written to the file.`)
  }
  return (
    <Button
      variant="secondary"
      size="small"
      className="min-h-11 tabular-nums"
      disabled={count === 0}
      busy={busy}
      onClick={() => void exportCsv()}
    >
      {busy
        ? `Exporting ${formatCount(progress)} of ${formatCount(count)}…`
        : `Export ${count === 0 ? '' : `${formatCount(count)} `}as CSV`}
    </Button>
  )
}
