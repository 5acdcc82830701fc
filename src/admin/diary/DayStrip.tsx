import clsx from 'clsx'
import { daysAfter, daysFrom } from '../../lib/time/day-ms'
import { Arrow } from './Arrow'
import { type DiaryPlace, dayNumber, dayTitle, mondayOf, weekdayLetter } from './diary-place'

interface Props {
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
export const DayStrip = ({ place: { day }, today, busy, onChoose }: Props) => (
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
