import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { Notice } from '../../components/ui/Notice'
import { withheldText } from '../../domain/listing/has-page'
import { isOfferedType } from '../../domain/listing/offered-types'
import { reportTitle } from '../../domain/report/owner-report'
import { ReportSheet } from '../../domain/report/ReportSheet'
import { $mayEdit } from '../../lib/http/admin-session'
import { paths } from '../../paths'
import { agency } from '#agency/agency.ts'
import { useRead } from '../query/use-read'
import { Button } from '../ui/Button'
import { LoadState } from '../ui/LoadState'
import { Sheet } from '../ui/Sheet'
import { readOwner, readReport } from './owner-report.queries'
import { ReportLinks } from './ReportLinks'
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
        <a className="quiet-link" href={paths.adminProperty(id)}>
          The listing
        </a>
      </div>
      <div className="rail-main">
        <p className="mb-1 text-small text-ink-2 not-print:hidden">{agency.name}</p>
        <p className="mb-1 text-small text-ink-2">Owner’s report</p>
        <h1 className="mb-4 text-h3 wrap-anywhere tablet:text-title-small">
          {data ? reportTitle(data) : 'Owner’s report'}
        </h1>
        {id !== '' && <LoadState query={report} failure="The report could not be loaded." />}
        {(id === '' || data === null) && (
          <Notice title="This listing no longer exists.">
            <p>
              <a className="quiet-link" href={paths.admin}>
                Back to the listings
              </a>
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
