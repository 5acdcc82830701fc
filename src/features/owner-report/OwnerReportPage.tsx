import { useEffect, useState } from 'react'
import { buttonClass } from '../../components/ui/button-class'
import { Notice } from '../../components/ui/Notice'
import { type OwnerReport, reportTitle } from '../../domain/report/owner-report'
import { reportByToken } from '../../domain/report/report.queries'
import { ReportSheet } from '../../domain/report/ReportSheet'
import { paths } from '../../paths'

type Shown = { status: 'loading' } | { status: 'error' } | { status: 'gone' } | { status: 'ready'; report: OwnerReport }

/** The report on a listing for its owner, by the secret in the email. */
export function OwnerReportPage() {
  const [token] = useState(() => new URLSearchParams(location.search).get('token') ?? '')
  const [shown, setShown] = useState<Shown>({ status: token ? 'loading' : 'gone' })
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (!token) return
    void reportByToken(token).then((result) => {
      if (!result.ok) setShown({ status: 'error' })
      else setShown(result.value ? { status: 'ready', report: result.value } : { status: 'gone' })
    })
  }, [token, attempt])

  if (shown.status === 'loading') return <p role="status">Loading the report …</p>
  if (shown.status === 'error')
    return (
      <Notice tone="problem" title="The report could not be loaded." role="alert">
        <p>Check your connection, then try again.</p>
        <button
          type="button"
          className={`mt-3 ${buttonClass({ variant: 'outline', size: 'small' })}`}
          // A retry takes the button away: of two requests at once, the last response would win.
          onClick={() => (setShown({ status: 'loading' }), setAttempt(attempt + 1))}
        >
          Try again
        </button>
      </Notice>
    )
  if (shown.status === 'gone')
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
      <h2 className="mb-5 text-h3 wrap-anywhere">{reportTitle(shown.report)}</h2>
      <ReportSheet report={shown.report} />
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
