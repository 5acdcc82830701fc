import { useStore } from '@nanostores/react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { buttonClass } from '../../components/ui/button-class'
import { LoadFailure } from '../../components/ui/LoadFailure'
import { Notice } from '../../components/ui/Notice'
import { Skeleton } from '../../components/ui/Skeleton'
import { withheldText } from '../../domain/listing/has-page'
import { isOfferedType } from '../../domain/listing/offered-types'
import { reportTitle } from '../../domain/report/owner-report'
import { ReportSheet } from '../../domain/report/ReportSheet'
import { $mayEdit } from '../../lib/http/admin-session'
import { paths } from '../../paths'
import { agency } from '#agency/agency.ts'
import { unwrap } from '../query/request-error'
import { readOwner, readReport } from './owner-report.queries'
import { ReportLinks } from './ReportLinks'
import { SendReport } from './SendReport'

/** The report on a listing for its owner: to read, to print, and to email. */
export function OwnerReport({ id }: { id: string }) {
  const report = useQuery({
    queryKey: ['owner-report', id],
    queryFn: async () => unwrap(await readReport(id)),
    enabled: id !== '',
  })
  const owner = useQuery({
    queryKey: ['owner', id],
    queryFn: async () => unwrap(await readOwner(id)),
    enabled: id !== '',
  })
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
        <h1 className="mb-4 text-h3 tablet:text-title-small">{data ? reportTitle(data) : 'Owner’s report'}</h1>
        <div role="status">{report.isPending && id !== '' && <Skeleton count={3} />}</div>
        {report.isError && (
          <LoadFailure title="The report could not be loaded." onRetry={() => void report.refetch()} />
        )}
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
                <button
                  type="button"
                  className={buttonClass({ variant: 'primary', size: 'small' })}
                  onClick={() => setSending(true)}
                >
                  Email to the owner
                </button>
              )}
              <button
                type="button"
                className={buttonClass({ variant: 'outline', size: 'small' })}
                onClick={() => print()}
              >
                Print
              </button>
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
        <SendReport listing={id} owner={owner.data ?? { name: '', email: '' }} onClose={() => setSending(false)} />
      )}
    </section>
  )
}
