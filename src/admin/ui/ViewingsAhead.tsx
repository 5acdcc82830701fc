import { formatShortMoment } from '../../domain/staff/format-moments'
import { type DiaryViewing, subjectText } from '../../domain/viewing/viewing'
import { counted } from '../../lib/format/words'
import { dayMs } from '../../lib/time/day-ms'
import { londonDay } from '../../lib/time/london-time'
import { serverDate } from '../../lib/time/server-time'
import { paths } from '../../paths'
import { readDiary } from '../query/diary.queries'
import { useRead } from '../query/use-read'

// A viewing is booked at most a year ahead.
const maxDaysAhead = 367
const shownAtFirst = 5

function readAhead() {
  const now = serverDate()
  return readDiary(now, new Date(now.getTime() + maxDaysAhead * dayMs))
}

interface Props {
  isAffected: (viewing: DiaryViewing) => boolean
  /** What becomes of them. Their list follows. */
  text: (count: number) => string
  /** False until the action is chosen. */
  isEnabled?: boolean
}

/** The viewings ahead that an action affects, each with a link to its day in the diary, for a dialog that asks. */
export function ViewingsAhead({ isAffected, text, isEnabled = true }: Props) {
  const options = { enabled: isEnabled, staleTime: 0, gcTime: 0 }
  const { data, isError } = useRead(['diary', 'ahead'], readAhead, options)
  const affected =
    (isEnabled ? data : undefined)?.filter((viewing) => viewing.state !== 'cancelled' && isAffected(viewing)) ?? []
  const rest = affected.length - shownAtFirst
  return (
    <div className="mt-3 empty:sr-only" role="status">
      {isEnabled && (isError ? 'Viewings could not be checked.' : data === undefined && 'Checking for viewings…')}
      {affected.length > 0 && (
        <>
          <p>{text(affected.length)}</p>
          <ul className="mt-1 ml-5 list-disc">
            {affected.slice(0, shownAtFirst).map((viewing) => (
              <li className="wrap-anywhere" key={viewing.id}>
                <a className="quiet-link" href={`${paths.adminDiary}?day=${londonDay(viewing.startsAt)}`}>
                  {formatShortMoment(viewing.startsAt)}
                </a>
                , <bdi>{viewing.name}</bdi>: {subjectText(viewing)}
              </li>
            ))}
            {rest > 0 && <li>{counted(rest, 'other')}</li>}
          </ul>
        </>
      )}
    </div>
  )
}
