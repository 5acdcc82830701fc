import { useStore } from '@nanostores/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Notice } from '../../components/ui/Notice'
import { withheldText } from '../../domain/listing/has-page'
import { isOfferedType } from '../../domain/listing/offered-types'
import { reportTitle } from '../../domain/report/owner-report'
import { ReportSheet } from '../../domain/report/ReportSheet'
import { $mayEdit } from '../../lib/http/admin-session'
import { formatDay } from '../../lib/time/format-day'
import { paths } from '../../paths'
import { agency } from '#agency/agency.ts'
import { useRead } from '../query/use-read'
import { Button, TextButton, TextLink } from '../ui/Button'
import { LoadState } from '../ui/LoadState'
import { Sheet } from '../ui/Sheet'
import { showToast } from '../ui/toasts'
import { readOwner, readReport, readReportLinks, revokeReport } from './owner-report.queries'
import { revokeFailureText } from './report-refusals'
import { SendReport } from './SendReport'

/** The report on a listing for its owner: to read, to print, and to email. */
export function OwnerReport({ id }: { id: string }) {
  const report = useRead(['owner-report', id], () => readReport(id), { enabled: id !== '' })
  const owner = useRead(['owner', id], () => readOwner(id), { enabled: id !== '' })
  const mayEdit = useStore($mayEdit)
  const [sending, setSending] = useState(false)
  const { data } = report
  return (
    <section className="rail-row" data-report>
      <div className="rail print:hidden">
        <TextLink href={paths.adminProperty(id)}>The listing</TextLink>
      </div>
      <div className="rail-main">
        <p className="mb-1 text-small text-ink-2 not-print:hidden">{agency.name}</p>
        <p className="mb-1 text-small text-ink-2">Owner’s report</p>
        <h1 className="mb-4 text-h3 wrap-anywhere tablet:text-title print:text-title-small">
          {data ? reportTitle(data) : 'Owner’s report'}
        </h1>
        {id !== '' && <LoadState query={report} failure="The report could not be loaded." />}
        {(id === '' || data === null) && (
          <Notice title="This listing no longer exists.">
            <p>
              <TextLink href={paths.admin}>Back to the listings</TextLink>
            </p>
          </Notice>
        )}
        {data && (
          <>
            <p className="mb-6 flex flex-wrap gap-3 print:hidden">
              {mayEdit && isOfferedType(data.listing_type) && (
                <Button variant="primary" size="small" onClick={() => setSending(true)}>
                  Email to the owner
                </Button>
              )}
              <Button variant="outline" size="small" onClick={() => print()}>
                Print
              </Button>
            </p>
            {!isOfferedType(data.listing_type) && (
              <p className="mb-6 print:hidden">
                {withheldText({ listingType: data.listing_type })}, so it is not emailed.
              </p>
            )}
            <ReportSheet report={data} />
            <ReportLinks listing={id} />
          </>
        )}
      </div>
      {sending && (
        <Sheet title="Email to the owner" isOpen onClose={() => setSending(false)}>
          {owner.data ? (
            <SendReport listing={id} owner={owner.data} onClose={() => setSending(false)} />
          ) : (
            <LoadState query={owner} failure="The owner’s email address could not be loaded." />
          )}
        </Sheet>
      )}
    </section>
  )
}

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
    onError: (error) => showToast(revokeFailureText(error)),
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
