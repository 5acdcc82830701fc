import { useMutation } from '@tanstack/react-query'
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
import { $announcement, $inboxLocation } from './inbox.store'
import { type Filters, filtersOf } from './inbox-url'
import { $changeProblem } from './enquiry-changes'

interface Props {
  /** Called once the file is written, or is not: a notice outside says so. */
  onDone?: () => void
}

/** Downloads all filtered enquiries, of every page, as one file. Its lines are written while further pages arrive. */
export function ExportButton({ onDone }: Props) {
  const { data } = useEnquiryList()
  const count = data?.count ?? 0
  const accounts = useAccounts()
  const [progress, setProgress] = useState(0)
  const { mutate: exportCsv, isPending: busy } = useMutation({
    mutationFn: async (filters: Filters) => {
      const lines = [csvLine(csvHeader)]
      let exportedCount = 0
      setProgress(0)
      for await (const enquiries of exportEnquiries(filters)) {
        lines.push(csvLines(enquiries, accounts))
        exportedCount += enquiries.length
        setProgress(exportedCount)
      }
      downloadCsv('enquiries', ...lines)
      return exportedCount
    },
    onSuccess: (exportedCount) => $announcement.set(`${countedEnquiries(exportedCount)} written to the file.`),
    onError: () => {
      const text = 'The server did not answer, or it refused. Check your connection, then export again.'
      $changeProblem.set({ title: 'The file was not written.', lines: [text] })
    },
    onSettled: onDone,
  })
  return (
    <Button
      variant="secondary"
      size="small"
      className="min-h-11 tabular-nums"
      disabled={count === 0}
      busy={busy}
      onClick={() => exportCsv(filtersOf($inboxLocation.get()))}
    >
      {busy
        ? `Exporting ${formatCount(progress)} of ${formatCount(count)}…`
        : `Export ${count === 0 ? '' : `${formatCount(count)} `}as CSV`}
    </Button>
  )
}
