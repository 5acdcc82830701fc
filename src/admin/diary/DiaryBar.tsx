import clsx from 'clsx'
import { daysAfter, daysFrom } from '../../lib/time/day-ms'
import { Button } from '../ui/Button'
import { LineIcon } from '../ui/LineIcon'
import { type DiaryPlace, dayNumber, dayTitle, mondayOf, stepFrom, weekdayLetter, weekTitle } from './diary-place'

/** An arrow to earlier or later days. */
const Arrow = ({ to }: { to: 'left' | 'right' }) => (
  <LineIcon className="size-3 stroke-[1.5]" box={12} path={to === 'left' ? 'm8 1-5 5 5 5' : 'm4 1 5 5-5 5'} />
)

interface BarProps {
  place: DiaryPlace
  today: string
  mayBook: boolean
  onGo: (changes: Partial<DiaryPlace>) => void
  onNew: () => void
}

const stepClass = clsx(
  'grid min-h-9.5 min-w-9.5 cursor-pointer place-items-center border border-edge px-2 text-note leading-none',
  'hover:border-ink pointer-coarse:min-h-11 pointer-coarse:min-w-11',
)

/** The days of a place in words: `23 to 29 Nov`. */
export function titleOf({ view, day }: DiaryPlace, today: string) {
  if (view === 'list') return 'Next 60 days'
  return view === 'week' ? weekTitle(mondayOf(day, today), today) : dayTitle(day)
}

/** The title, the ways to other days, and the button that books. */
export function DiaryBar({ place, today, mayBook, onGo, onNew }: BarProps) {
  const unit = place.view === 'week' ? 'week' : 'day'
  // Below a laptop the strip of days leads to other days.
  const inStrip = place.view === 'day' && 'max-laptop:hidden'
  const step = (label: string, by: -1 | 1) => (
    <button
      type="button"
      className={clsx(stepClass, inStrip)}
      aria-label={label}
      onClick={() => onGo(stepFrom(place, by))}
    >
      <Arrow to={by < 0 ? 'left' : 'right'} />
    </button>
  )
  return (
    <div className="flex items-center gap-2 tablet:flex-wrap tablet:gap-x-4 tablet:gap-y-2.5">
      <h1 className="mr-auto min-w-0 text-h5 tablet:text-h3 desktop:text-title">{titleOf(place, today)}</h1>
      {place.view !== 'list' && (
        <div
          className="flex *:not-first:-ml-px *:first:rounded-l-sm *:last:rounded-r-sm"
          role="group"
          aria-label="Days"
        >
          {step(`Previous ${unit}`, -1)}
          <button type="button" className={stepClass} onClick={() => onGo({ day: today })}>
            Today
          </button>
          {step(`Next ${unit}`, 1)}
        </div>
      )}
      {mayBook && (
        <Button variant="primary" size="small" className="max-phablet:w-11 max-phablet:px-0" onClick={onNew}>
          <span className="max-phablet:sr-only">New viewing</span>
          <LineIcon className="size-4 stroke-[1.5] phablet:hidden" box={16} path="M8 2v12M2 8h12" />
        </Button>
      )}
    </div>
  )
}

interface StripProps {
  place: DiaryPlace
  today: string
  /** The days with appointments. */
  busy: ReadonlySet<string>
  onChoose: (day: string) => void
}

const Step = ({ label, to, onPress }: { label: string; to: 'left' | 'right'; onPress: () => void }) => (
  <li>
    <button
      type="button"
      className="grid min-h-14 w-full cursor-pointer place-items-center text-ink-2 hover:text-ink"
      aria-label={label}
      onClick={onPress}
    >
      <Arrow to={to} />
    </button>
  </li>
)

/** The week of the day, with a dot where something is booked, between the ways to the weeks beside it. */
export const DayStrip = ({ place: { day }, today, busy, onChoose }: StripProps) => (
  <ul
    className={clsx(
      'grid grid-cols-[2.75rem_repeat(7,minmax(0,1fr))_2.75rem] border-b border-line pb-1.5 text-center text-tiny',
      'max-tablet:-mx-margin',
    )}
    aria-label="Days of the week"
  >
    <Step label="Previous week" to="left" onPress={() => onChoose(daysAfter(day, -7))} />
    {daysFrom(mondayOf(day, today), 7).map((each) => (
      <li key={each}>
        <button
          type="button"
          className="group mx-auto grid min-h-14 w-full max-w-14 cursor-pointer justify-items-center gap-0.5 text-ink-2"
          aria-current={each === day ? 'date' : undefined}
          onClick={() => onChoose(each)}
        >
          <span className="sr-only">
            {[dayTitle(each), each === today && 'today', busy.has(each) && 'appointments'].filter(Boolean).join(', ')}
          </span>
          <span aria-hidden="true">{weekdayLetter(each)}</span>
          <span
            className={clsx(
              'grid size-8.5 place-items-center rounded-full text-note font-medium text-ink',
              'group-not-aria-[current]:group-hover:bg-surface-muted group-aria-[current]:bg-green',
              'group-aria-[current]:text-white forced-colors:group-aria-[current]:outline-2',
              each === today && 'ring-1 ring-brick ring-inset',
            )}
            aria-hidden="true"
          >
            {dayNumber(each)}
          </span>
          <span
            className={clsx('size-1 rounded-full', busy.has(each) && 'bg-brick forced-colors:bg-[CanvasText]')}
            aria-hidden="true"
          />
        </button>
      </li>
    ))}
    <Step label="Next week" to="right" onPress={() => onChoose(daysAfter(day, 7))} />
  </ul>
)
