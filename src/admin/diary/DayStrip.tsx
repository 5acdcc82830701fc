import clsx from 'clsx'
import { type DiaryPlace, dayNumber, dayTitle, daysFrom, mondayOf, weekdayLetter } from './diary-place'

interface Props {
  place: DiaryPlace
  today: string
  /** The days with appointments. */
  busy: ReadonlySet<string>
  onChoose: (day: string) => void
}

/** The week of the day, with a dot where something is booked. */
export const DayStrip = ({ place: { day }, today, busy, onChoose }: Props) => (
  <ul
    className="grid grid-cols-7 border-b border-line pb-2 text-center text-tiny text-ink-2"
    aria-label="Days of the week"
  >
    {daysFrom(mondayOf(day, today), 7).map((each) => (
      <li key={each}>
        <button
          type="button"
          className="group mx-auto grid min-h-14 w-full max-w-14 cursor-pointer justify-items-center gap-0.5"
          aria-label={`${dayTitle(each)}${each === today ? ', today' : ''}${busy.has(each) ? ', appointments' : ''}`}
          aria-current={each === day ? 'date' : undefined}
          onClick={() => onChoose(each)}
        >
          <span aria-hidden="true">{weekdayLetter(each)}</span>
          <span
            className={clsx(
              'grid size-8.5 place-items-center rounded-full text-note font-medium text-ink group-hover:bg-surface-muted',
              'group-aria-[current]:bg-green group-aria-[current]:text-white forced-colors:group-aria-[current]:outline-2',
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
  </ul>
)
