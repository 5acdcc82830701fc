import clsx from 'clsx'
import type { CSSProperties } from 'react'
import { londonDay } from '../../lib/time/london-time'
import { twoDigits } from '../../lib/format/two-digits'
import { AppointmentBlock } from './AppointmentBlock'
import { axisHours, blockHeight, blockWidth, minuteOfDay, openingMinute, placeSideBySide } from './day-layout'
import { dayTitle, shortDay } from './diary-place'
import type { DiaryListProps } from './DiaryList'
import { useHasWideDays, useIsPhone } from '../ui/use-media'
import { useOpeningScroll } from './use-opening-scroll'

interface Props extends DiaryListProps {
  onDay: (day: string) => void
}

/** One or seven days beside a time axis, in London time. The appointments of a day are a list in time order. */
export function TimeGrid({ days, viewings, journeys, personFor, now, onOpen, onDay }: Props) {
  const { from, to } = axisHours(viewings)
  const hours = Array.from({ length: to - from + 1 }, (_, n) => from + n)
  const today = londonDay(now)
  const isSingleDay = days.length === 1
  const ofDay = (day: string) => viewings.filter(({ startsAt }) => londonDay(startsAt) === day)
  const opening = days.includes(today) ? openingMinute(ofDay(today), now) : null
  const target = useOpeningScroll<HTMLSpanElement>()
  const [isPhone, hasWideDays] = [useIsPhone(), useHasWideDays()]
  const top = (minute: number) => `calc((${minute - from * 60} / 60) * var(--hour))`
  return (
    <div className="mt-3 [--hour:5.75rem]" style={{ '--rows': to - from } as CSSProperties}>
      {!isSingleDay && (
        <div className="z-1 grid grid-cols-7 bg-stucco pl-11 tall:sticky tall:top-0 tall:desktop:top-17">
          {days.map((day) => (
            <h2 className="min-w-0 font-sans text-small tracking-normal" key={day}>
              <button
                type="button"
                className={clsx(
                  'min-h-11 w-full cursor-pointer truncate border-b px-1.5 text-left hover:underline',
                  day === today ? 'border-brick font-semibold' : 'border-ink font-normal',
                )}
                onClick={() => onDay(day)}
              >
                {shortDay(day)}
                {day === today && <span className="text-brick-2 max-[84rem]:sr-only"> · today</span>}
                <span className="sr-only">, show the day</span>
              </button>
            </h2>
          ))}
        </div>
      )}
      <div className="grid grid-cols-[2.25rem_minmax(0,1fr)] tablet:grid-cols-[2.75rem_minmax(0,1fr)]">
        <div
          className="relative mt-2.5 h-[calc(var(--rows)*var(--hour))] text-tiny text-ink-2 tabular-nums"
          aria-hidden="true"
        >
          {opening !== null && (
            <span className="absolute size-px scroll-mt-32" style={{ top: top(opening) }} ref={target} />
          )}
          {hours.map((hour) => (
            <span className="absolute left-0 -translate-y-1/2" style={{ top: top(hour * 60) }} key={hour}>
              {twoDigits(hour)}
            </span>
          ))}
        </div>
        <div
          className={clsx(
            'relative mt-2.5 grid h-[calc(var(--rows)*var(--hour))]',
            'bg-[linear-gradient(var(--color-line)_1px,transparent_1px)] bg-size-[100%_var(--hour)]',
            'border-b border-line',
            !isSingleDay && 'grid-cols-7 divide-x divide-line border-x border-x-line',
          )}
        >
          {days.map((day) => {
            const { placed, more } = placeSideBySide(ofDay(day), isSingleDay ? undefined : hasWideDays ? 3 : 2)
            return (
              <ol className="relative min-w-0" aria-label={dayTitle(day)} key={day}>
                {day === today && minuteOfDay(now) >= from * 60 && minuteOfDay(now) <= to * 60 && (
                  <li
                    className="pointer-events-none absolute inset-x-0 h-0.5 bg-brick forced-colors:bg-[CanvasText]"
                    style={{ top: top(minuteOfDay(now)) }}
                    aria-hidden="true"
                  />
                )}
                {placed.map(({ viewing, ...place }) => (
                  <AppointmentBlock
                    key={viewing.id}
                    {...{ viewing, place, isSingleDay, isPhone, now }}
                    person={personFor(viewing)}
                    journey={journeys.get(viewing.id)}
                    top={top(place.from)}
                    onOpen={() => onOpen(viewing)}
                  />
                ))}
                {more.map((rest) => (
                  <li className="absolute px-px" style={{ top: top(rest.from), ...blockWidth(rest) }} key={rest.from}>
                    <button
                      type="button"
                      className={clsx(
                        'w-full cursor-pointer rounded-sm border border-edge text-tiny font-semibold',
                        'hover:border-ink',
                      )}
                      style={{ height: blockHeight(rest) }}
                      onClick={() => onDay(day)}
                    >
                      +{rest.count}
                      <span className="sr-only"> more, show {dayTitle(day)}</span>
                    </button>
                  </li>
                ))}
              </ol>
            )
          })}
        </div>
      </div>
    </div>
  )
}
