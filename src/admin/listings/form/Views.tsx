import { counted } from '../../../lib/format/words'
import { formatDay } from '../../../lib/time/format-day'
import { londonDay } from '../../../lib/time/london-time'
import { useRead } from '../../query/use-read'
import { drawnDays, summariseViews } from '../views'
import { readViews } from '../listing-counts.queries'
import { serverDate } from '../../../lib/time/server-time'

const barHeight = 40

/** The page views of a listing, in words and as one bar per day. */
export function Views({ id }: { id: string }) {
  const { data: days, isError } = useRead(['views', id], () => readViews(id))
  if (isError) return <p className="text-note text-ink-2">The page views could not be loaded.</p>
  if (!days) return <p className="text-note">&nbsp;</p>
  const summary = summariseViews(days, londonDay(serverDate()))
  const { week, all, since } = summary
  if (all === 0) return <p className="text-note text-ink-2">No page views yet.</p>
  const maxViews = Math.max(...summary.days.map(({ views }) => views), 1)
  return (
    <>
      <p className="text-note tabular-nums">
        {counted(week, 'page view')} in the last seven days, {counted(all, 'page view')} since {formatDay(since)}.
      </p>
      <div className="mt-3 flex h-10 max-w-100 items-end gap-0.5 border-b border-line" aria-hidden="true">
        {summary.days.map(({ day, views }) => (
          <span
            className="flex-1 bg-ink-2 forced-colors:bg-[CanvasText]"
            key={day}
            title={`${formatDay(day)}: ${counted(views, 'page view')}`}
            style={{ height: `${Math.ceil((views / maxViews) * barHeight)}px` }}
          />
        ))}
      </div>
      <p className="mt-1 text-small text-ink-2" aria-hidden="true">
        Last {drawnDays} days
      </p>
    </>
  )
}
