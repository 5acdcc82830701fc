import clsx from 'clsx'
import { Fragment } from 'react'
import {
  clockText,
  type DiaryViewing,
  openQuestion,
  placeText,
  spanText,
  subjectText,
} from '../../domain/viewing/viewing'
import { visitorTime } from '../../domain/viewing/visitor-time'
import { blockHeight, blockWidth, type Placed } from './day-layout'
import type { Journey } from './journeys'
import type { Person } from './people'
import { PersonDisc } from './PersonDisc'

interface Props {
  viewing: DiaryViewing
  place: Omit<Placed<DiaryViewing>, 'viewing'>
  person: Person
  journey: Journey | undefined
  /** In a view of one day there is room for more text. */
  isSingleDay: boolean
  isPhone: boolean
  now: Date
  top: string
  onOpen: () => void
}

/** The visitor's own time, if it differs, and where to meet. */
const detailsOf = (viewing: DiaryViewing) =>
  [visitorTime(viewing), viewing.kind === 'in_person' && placeText(viewing)].flatMap((text) => text || [])

/** When to leave, or that it clashes: shorter in a narrow block. */
function journeyText({ leaveBy }: Journey, isNarrow: boolean, isSingleDay: boolean): string {
  if (!leaveBy) return isNarrow ? 'Clash ' : 'Clash · '
  if (isNarrow) return '→ '
  return isSingleDay ? `Leave by ${leaveBy} · ` : `→ ${leaveBy} `
}

/** One appointment on the time axis. Its name has everything that the narrow block may cut off. */
export function AppointmentBlock({ viewing, place, person, journey, isSingleDay, isPhone, now, top, onOpen }: Props) {
  const { from, until, columns } = place
  const cancelled = viewing.state === 'cancelled'
  const question = openQuestion(viewing, now)
  // A narrow block has the initials in its text, and its time alone on a line.
  const isNarrow = (!isSingleDay || isPhone) && columns > 1
  const isNarrowDay = isNarrow && isSingleDay
  const name = [
    `${spanText(viewing)}, ${subjectText(viewing)}, ${viewing.name}, ${person.name}`,
    cancelled && 'cancelled',
    viewing.state === 'requested' && 'not confirmed yet',
    viewing.kind === 'video' && 'by video',
    question === 'Feedback?' && 'feedback is missing',
    journey?.text,
  ]
  return (
    <li className="absolute px-px" style={{ top, ...blockWidth(place) }}>
      <button
        type="button"
        className={clsx(
          'relative flex w-full cursor-pointer flex-col overflow-hidden rounded-sm border-l-3 py-0.75',
          isNarrow ? 'px-0.5' : 'px-1.5',
          'text-left text-tiny leading-[1.3] hover:ring-1 hover:ring-ink forced-colors:border',
          person.pale,
          viewing.state === 'requested' && 'border-dashed',
          cancelled && 'text-ink-2 line-through opacity-80',
        )}
        style={{ height: blockHeight(place) }}
        onClick={onOpen}
      >
        <span className="sr-only">{name.filter(Boolean).join(', ')}</span>
        {isNarrow ? (
          <b aria-hidden="true" className="font-semibold tracking-tighter whitespace-nowrap tabular-nums">
            {clockText(viewing.startsAt)}
            {isNarrowDay && journey && (
              <span className={clsx('ml-1.5 tracking-normal', journey.isLate && 'text-brick-2')}>
                {journey.leaveBy ? `Leave ${journey.leaveBy}` : 'Clash'}
              </span>
            )}
          </b>
        ) : (
          <b aria-hidden="true" className={clsx('truncate pr-6 font-semibold', isSingleDay && 'text-small')}>
            <span className="tabular-nums">{clockText(viewing.startsAt)}</span> {subjectText(viewing)}
            {viewing.kind === 'video' && ', by video'}
          </b>
        )}
        <span
          aria-hidden="true"
          className={clsx('flex *:not-last:shrink-0 *:not-last:whitespace-pre', !isNarrow && 'pr-6')}
        >
          {isNarrow && <b className="font-semibold">{person.initials} </b>}
          {question && (
            <b className="font-semibold text-brick-2">{isSingleDay && !isNarrow ? `${question} · ` : '? '}</b>
          )}
          {journey && !isNarrowDay && (
            <b className={clsx('font-semibold', journey.isLate && 'text-brick-2')}>
              {journeyText(journey, isNarrow, isSingleDay)}
            </b>
          )}
          <span className="min-w-0 truncate text-left" dir="auto">
            {viewing.name}
            {isSingleDay &&
              !isNarrow &&
              detailsOf(viewing).map((detail) => (
                <Fragment key={detail}>
                  {' · '}
                  <bdi>{detail}</bdi>
                </Fragment>
              ))}
          </span>
        </span>
        {isSingleDay && !isNarrow && until - from > 40 && (
          <span aria-hidden="true" className="block truncate">
            {person.name}
          </span>
        )}
        {!isNarrow && (
          <span className="absolute top-1 right-1">
            <PersonDisc person={person} />
          </span>
        )}
      </button>
    </li>
  )
}
