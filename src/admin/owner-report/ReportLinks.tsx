import { useStore } from '@nanostores/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { $mayEdit } from '../../lib/http/admin-session'
import { formatDay } from '../../lib/time/format-day'
import { useRead } from '../query/use-read'
import { TextButton } from '../ui/Button'
import { LoadState } from '../ui/LoadState'
import { showToast } from '../ui/toasts'
import { readReportLinks, revokeReport } from './owner-report.queries'

/** The emailed links that still work, with a way to stop each. */
export function ReportLinks({ listing }: { listing: string }) {
  const client = useQueryClient()
  const queryKey = ['report-links', listing]
  const query = useRead(queryKey, () => readReportLinks(listing))
  const { data: links = [], isError } = query
  const mayEdit = useStore($mayEdit)
  const revoke = useMutation({
    mutationFn: revokeReport,
    onSuccess: () => showToast('The link no longer works.'),
    onError: () => showToast('The link still works. Check your connection, then try again.'),
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
  if (links.length === 0 && !isError) return null
  return (
    <section className="mt-10 max-w-168 print:hidden" aria-labelledby="report-links-title">
      <h2 className="mb-2 font-sans text-note font-semibold tracking-normal" id="report-links-title">
        Links that owners have
      </h2>
      <LoadState query={query} failure="The links could not be loaded." />
      <ul className="border-ink text-note not-empty:border-t">
        {links.map((link) => (
          <li className="flex flex-wrap items-baseline gap-x-4 border-b border-line py-1" key={link.id}>
            <span className="mr-auto tabular-nums">
              Sent on {formatDay(link.created_at)}
              {link.created_by && ` by ${link.created_by}`}, works until {formatDay(link.expires_at)}
            </span>
            {mayEdit && (
              <TextButton className="py-2 text-ink-2" busy={revoke.isPending} onClick={() => revoke.mutate(link.id)}>
                Stop this link
              </TextButton>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
