import clsx from 'clsx'
import { useEffect, useState } from 'react'
import { Skeleton } from '../../components/ui/Skeleton'
import { LoadFailure } from '../../components/ui/LoadFailure'
import { checkSession } from '../../lib/http/admin-session'
import { formatDay } from '../../lib/time/format-day'
import { londonDay } from '../../lib/time/london-time'
import { paths } from '../../paths'
import { CalendarAddress } from './CalendarAddress'
import { byDay, daysAfter, type DiaryViewing, mondayOf, placeText, spanText } from './diary'
import { readDiary } from './diary.queries'
import { serverDate } from '../../lib/time/server-time'

type Shown = { status: 'loading' | 'error' } | { status: 'ready'; viewings: DiaryViewing[] }

/** How many days the list shows. */
const listDays = 60
const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
const dayTitle = (day: string) => weekday.format(new Date(`${day}T12:00Z`))

/** The days in the address: a week, or the upcoming list. */
function placeOf(search: string, today: string) {
  const params = new URLSearchParams(search)
  const list = params.get('view') === 'list'
  const first = list ? today : mondayOf(params.get('week'), today)
  return { list, first, days: list ? listDays : 7 }
}

function Viewing({ viewing }: { viewing: DiaryViewing }) {
  const { kind, state, title, name, phone, host, note, enquiry_id: enquiry } = viewing
  const where = placeText(viewing)
  const cancelled = state === 'cancelled'
  return (
    <li className={clsx('border-b border-line py-2.5 text-note', cancelled && 'text-ink-2')}>
      <span className="block font-semibold tabular-nums">
        {spanText(viewing)}
        {cancelled && <span className="font-normal"> · Cancelled</span>}
        {kind === 'video' && <span className="font-normal"> · By video</span>}
      </span>
      <a
        className={clsx('block py-0.5 wrap-anywhere quiet-link decoration-edge', cancelled && 'line-through')}
        href={`${paths.adminEnquiries}?open=inquiry:${enquiry}`}
      >
        {name}: {title}
      </a>
      <span className="block text-small text-ink-2">
        {host}
        {where && `, ${where}`}
      </span>
      {phone && !cancelled && (
        <a className="block text-small quiet-link decoration-edge" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
          {phone}
        </a>
      )}
      {note && <span className="block text-small wrap-anywhere text-ink-2">“{note}”</span>}
    </li>
  )
}

/** The viewings of a week, or of the next sixty days, in London time. */
export function Diary() {
  const today = londonDay(serverDate())
  const [{ list, first, days }] = useState(() => placeOf(location.search, today))
  const [shown, setShown] = useState<Shown>({ status: 'loading' })
  const load = () =>
    void readDiary(first, daysAfter(first, days)).then((result) => {
      if (!result.ok && result.failure.kind === 'refused') void checkSession()
      setShown(result.ok ? { status: 'ready', viewings: result.value } : { status: 'error' })
    })
  // eslint-disable-next-line react-hooks/exhaustive-deps -- The address is read as the page opens.
  useEffect(load, [])
  const all = shown.status === 'ready' ? byDay(shown.viewings, first, days) : []
  const filled = list ? all.filter(({ viewings }) => viewings.length > 0) : all
  const week = (monday: string) => `${paths.adminDiary}?week=${monday}`
  const view = 'block py-2.5 quiet-link decoration-edge aria-[current]:font-semibold aria-[current]:no-underline'

  return (
    <section className="rail-row">
      <div className="rail max-tablet:hidden">Diary</div>
      <div className="rail-main">
        <h1 className="text-h2">
          {list ? 'Upcoming viewings' : `Week of ${formatDay(first).replaceAll(' ', '\u00a0')}`}
        </h1>
        <nav className="mt-3 flex flex-wrap items-center gap-x-6 text-note" aria-label="Days">
          <a
            className={view}
            href={week(mondayOf(null, today))}
            aria-current={!list && first === mondayOf(null, today) ? 'page' : undefined}
          >
            This week
          </a>
          <a className={view} href={`${paths.adminDiary}?view=list`} aria-current={list ? 'page' : undefined}>
            Next {listDays} days
          </a>
          {!list && (
            <span className="flex gap-6 tablet:ml-auto">
              <a className={view} href={week(daysAfter(first, -7))}>
                Previous week
              </a>
              <a className={view} href={week(daysAfter(first, 7))}>
                Next week
              </a>
            </span>
          )}
        </nav>
        <div role="status">{shown.status === 'loading' && <Skeleton count={3} />}</div>
        {shown.status === 'error' && <LoadFailure title="The diary could not be loaded." onRetry={load} />}
        {shown.status === 'ready' && list && filled.length === 0 && (
          <p className="mt-6">
            No viewings booked. To book one, open an enquiry in the{' '}
            <a className="quiet-link" href={paths.adminEnquiries}>
              inbox
            </a>
            .
          </p>
        )}
        <div className={clsx('mt-6 gap-x-5', !list && 'desktop:grid desktop:grid-cols-7')}>
          {filled.map(({ day, viewings }) => (
            <section className="mb-6 min-w-0" key={day}>
              <h2
                className={clsx(
                  'border-b pb-1.5 font-sans text-note tracking-normal',
                  day === today ? 'border-brick font-semibold' : 'border-ink font-normal',
                )}
              >
                {dayTitle(day)}
                {day === today && <span className="text-brick-2"> · today</span>}
              </h2>
              {viewings.length === 0 && <p className="py-2.5 text-small text-ink-2">None</p>}
              <ul>
                {viewings.map((viewing) => (
                  <Viewing key={viewing.id} viewing={viewing} />
                ))}
              </ul>
            </section>
          ))}
        </div>
        <CalendarAddress />
      </div>
    </section>
  )
}
