import { formatDay } from '../../lib/time/format-day'
import { feedbackText, type OwnerReport, priceText, reportFacts } from './owner-report'
import { WeekChart } from './WeekChart'

const headingClass = 'mt-8 mb-2 font-sans text-note font-semibold tracking-normal'
const emptyClass = 'text-note text-ink-2'

/** The report on a listing for its owner, on screen and on a sheet of A4. */
export const ReportSheet = ({ report }: { report: OwnerReport }) => (
  <div className="max-w-168 print:max-w-none">
    <dl className="grid gap-x-8 border-t border-ink text-note laptop:grid-cols-2 print:grid-cols-2">
      {reportFacts(report).map(([label, value]) => (
        <div className="flex gap-4 border-b border-line py-1.5" key={label}>
          <dt className="w-28 shrink-0 text-ink-2">{label}</dt>
          <dd className="tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
    <div className="mt-8 grid gap-8 tablet:grid-cols-2 print:grid-cols-2">
      <WeekChart
        title="Page views by week"
        emptyText="No page views have been counted yet."
        weeks={report.weeks.map(({ week, views }) => ({ week, count: views }))}
      />
      <WeekChart
        title="Enquiries by week"
        emptyText="No enquiries yet."
        weeks={report.weeks.map(({ week, enquiries }) => ({ week, count: enquiries }))}
      />
    </div>
    <h2 className={headingClass}>Viewings and what people said</h2>
    {report.viewings.length === 0 ? (
      <p className={emptyClass}>No viewing has been held yet.</p>
    ) : (
      <ul className="border-t border-ink text-note">
        {report.viewings.map((viewing, n) => (
          <li className="break-inside-avoid border-b border-line py-2" key={n}>
            <span className="tabular-nums">{formatDay(viewing.day)}</span>, <bdi>{viewing.visitor}</bdi>
            {viewing.kind === 'video' && ', by video'}
            {feedbackText(viewing) && <b className="font-semibold"> · {feedbackText(viewing)}</b>}
            {viewing.note && (
              <span className="block wrap-anywhere text-ink-2">
                “<bdi>{viewing.note}</bdi>”
              </span>
            )}
          </li>
        ))}
      </ul>
    )}
    <h2 className={headingClass}>Price history</h2>
    {report.prices.length === 0 ? (
      <p className={emptyClass}>The price has not changed since the home was listed.</p>
    ) : (
      <ul className="border-t border-ink text-note">
        {report.prices.map((price) => (
          <li className="border-b border-line py-2 tabular-nums" key={price.day}>
            {priceText(price, report)}
          </li>
        ))}
      </ul>
    )}
    <p className="mt-8 text-small text-ink-2">
      Made on {formatDay(report.made_on)}. Page views are counted without cookies; robots are left out. Charts show the
      last twelve weeks at most.
    </p>
  </div>
)
