import { buttonClass } from '../../components/ui/button-class'
import { LoadFailure } from '../../components/ui/LoadFailure'
import { Notice } from '../../components/ui/Notice'
import { reportTitle } from '../../domain/report/owner-report'
import { reportByToken } from '../../domain/report/report.queries'
import { ReportSheet } from '../../domain/report/ReportSheet'
import { useTokenRead } from '../../lib/http/use-token-read'
import { paths } from '../../paths'

/** The report on a listing for its owner, by the secret in the email. */
export function OwnerReportPage() {
  const { value: report, isError, retry } = useTokenRead(reportByToken)
  if (isError) return <LoadFailure title="The report could not be loaded." onRetry={retry} />
  if (report === undefined) return <p role="status">Loading the report …</p>
  if (report === null)
    return (
      <Notice title="This report is no longer here.">
        <p>
          The link in our email works for 30 days. To get a new one, reply to that email or{' '}
          <a className="quiet-link" href={paths.contact}>
            contact us
          </a>
          .
        </p>
      </Notice>
    )
  return (
    <>
      <h2 className="mb-5 text-h3 wrap-anywhere">{reportTitle(report)}</h2>
      <ReportSheet report={report} />
      <button
        type="button"
        className={`mt-6 print:hidden ${buttonClass({ variant: 'outline' })}`}
        onClick={() => print()}
      >
        Print the report
      </button>
    </>
  )
}
