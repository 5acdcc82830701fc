import clsx from 'clsx'
import { type DiaryViewing, openQuestion, placeText, spanText, subjectText } from '../../domain/viewing/viewing'
import { londonDay } from '../../lib/time/london-time'
import { visitorTime } from '../../domain/viewing/visitor-time'
import { dayTitle } from './diary-place'
import type { Journey } from './journeys'
import type { Person } from './people'
import { PersonDisc } from './PersonDisc'
import { useOpeningScroll } from './use-opening-scroll'

export interface DiaryListProps {
  days: readonly string[]
  viewings: readonly DiaryViewing[]
  journeys: ReadonlyMap<string, Journey>
  personFor: (viewing: DiaryViewing) => Person
  now: Date
  onOpen: (viewing: DiaryViewing) => void
}

/** Appointments as a list, by day. */
export function DiaryList({ days, viewings, journeys, personFor, now, onOpen }: DiaryListProps) {
  const today = londonDay(now)
  const target = useOpeningScroll<HTMLHeadingElement>()
  return days.map((day) => {
    const ofDay = viewings.filter(({ startsAt }) => londonDay(startsAt) === day)
    return (
      <section className="mb-6 max-w-168" key={day}>
        <h2
          ref={day === today ? target : undefined}
          className={clsx(
            'scroll-mt-20 border-b pb-1.5 font-sans text-note tracking-normal',
            day === today ? 'border-brick font-semibold' : 'border-ink font-normal',
          )}
        >
          {dayTitle(day)}
          {day === today && <span className="text-brick-2"> · today</span>}
        </h2>
        {ofDay.length === 0 && <p className="py-2.5 text-small text-ink-2">Nothing booked.</p>}
        <ul>
          {ofDay.map((viewing) => {
            const [person, journey] = [personFor(viewing), journeys.get(viewing.id)]
            const [cancelled, question] = [viewing.state === 'cancelled', openQuestion(viewing, now)]
            return (
              <li className="border-b border-line last:border-b-0" key={viewing.id}>
                <button
                  type="button"
                  className={clsx(
                    'grid w-full cursor-pointer grid-cols-[auto_minmax(0,1fr)] gap-x-3 py-2.5 text-left text-note',
                    'hover:bg-paper',
                    cancelled && 'text-ink-2',
                  )}
                  onClick={() => onOpen(viewing)}
                >
                  <PersonDisc person={person} />
                  <span>
                    <span className="block font-semibold tabular-nums">
                      {spanText(viewing)}
                      {cancelled && <span className="font-normal"> · Cancelled</span>}
                      {viewing.kind === 'video' && <span className="font-normal"> · By video</span>}
                      {question && <span className="text-brick-2"> · {question}</span>}
                    </span>
                    <span className={clsx('block wrap-anywhere', cancelled && 'line-through')}>
                      <bdi>{viewing.name}</bdi>: {subjectText(viewing)}
                    </span>
                    <span className="block text-small wrap-anywhere text-ink-2">
                      {[person.name, placeText(viewing), visitorTime(viewing)].filter(Boolean).join(', ')}
                    </span>
                    {journey && (
                      <span className={clsx('block text-small', journey.isLate && 'font-semibold text-brick-2')}>
                        {journey.text}
                      </span>
                    )}
                  </span>
                </button>
              </li>
            )
          })}
        </ul>
      </section>
    )
  })
}
