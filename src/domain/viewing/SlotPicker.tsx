import { tryAgain } from '#messages/common.ts'
import * as messages from '#messages/slots.ts'
import clsx from 'clsx'
import { useEffect, useRef, useState } from 'react'
import { buttonClass } from '../../components/ui/button-class'
import { fieldClass, labelClass } from '../../components/ui/form/field-class'
import { describedBy, FieldNotes } from '../../components/ui/form/FormFrame'
import { formatMoment } from '../../lib/time/format-moment'
import { placeOf } from '../../lib/time/london-time'
import { dayParts, type Slot, slotDay, slotKey, type SlotKind, slotsByDay, slotsOfKind, slotTimes } from './slots'
import { SlotChip, slotGridClass, slotRowClass } from './SlotChip'
import { useSlots } from './useSlots'

interface Props {
  id: string
  error?: string | undefined
  /** What to do if there is no free time, or none could be read. */
  emptyHint: string
  /** Null for a valuation visit. */
  listing: string | null
  kind: SlotKind
  /** The chosen moment as text; empty for none. */
  value: string
  /** The nearest free times after a refusal. */
  nearest?: readonly Date[]
  /** With the length in minutes; 0 if unknown. */
  onChoose: (moment: string, minutes: number) => void
}

const visitorsZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/**
 * The free times of a listing, or of a valuation visit: a radio group of days, and one of the times of a day.
 */
export function SlotPicker({ id, error, emptyHint, listing, kind, value, nearest = [], onChoose }: Props) {
  const { slots, status, hasLater, later, retry } = useSlots(listing, kind)
  const [picked, setPicked] = useState('')
  /** The number of days when more were requested. */
  const daysBefore = useRef<number>(null)
  const retryButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (daysBefore.current === null || status === 'loading') return
    const shown = document.getElementsByName(`${id}-day`)
    // The first new day. The pressed button may be gone.
    const next = shown[daysBefore.current] ?? shown[shown.length - 1] ?? document.getElementById(id)
    ;(retryButton.current ?? next)?.focus()
    daysBefore.current = null
  }, [id, status])
  const zone = visitorsZone()
  const days = slotsByDay(slotsOfKind(slots, kind), zone)
  const [chosenDay] = days.find(([, times]) => times.some((slot) => slotKey(slot) === value)) ?? []
  const [day, times] = days.find(([each]) => each === (picked || chosenDay)) ?? days[0] ?? ['', []]
  const offered = new Map(days.flatMap(([, free]) => free).map((slot) => [slotKey(slot), slot]))
  const chosen = offered.get(value)
  const isAbroad = slots.some(({ startsAt }) => slotTimes(startsAt, zone)[1] !== null)

  const time = (name: string, firstId: string) => (slot: Pick<Slot, 'startsAt'>, n: number) => {
    const [own, london] = slotTimes(slot.startsAt, zone)
    const shownLondon = london ? messages.inLondon(london) : ''
    return (
      <SlotChip
        key={slotKey(slot)}
        id={n === 0 ? firstId : `${id}-${name}-${n}`}
        name={`${id}-${name}`}
        isChosen={slotKey(slot) === value}
        // Begins with the visible text, so that it can be spoken to voice control.
        label={messages.timeLabel(own, shownLondon, dayParts(slotDay(slot.startsAt, zone)).name)}
        describedBy={n === 0 ? describedBy({ id, error }) : undefined}
        clocks={london ? 2 : 1}
        onChoose={() => {
          setPicked('')
          onChoose(slotKey(slot), offered.get(slotKey(slot))?.minutes ?? 0)
        }}
      >
        <span className="text-body leading-[1.3] font-semibold tabular-nums">{own}</span>
        {london && <span className="text-small text-ink-2 tabular-nums">{shownLondon}</span>}
      </SlotChip>
    )
  }
  const request = (load: () => Promise<void>) => {
    daysBefore.current = days.length
    void load()
  }
  const laterDays = hasLater && (
    <button
      type="button"
      className="min-h-11 min-w-20 flex-none cursor-pointer justify-self-start px-3 text-note quiet-link"
      onClick={() => request(later)}
    >
      {messages.laterDays}
    </button>
  )
  return (
    <div
      className={clsx(fieldClass(error), 'grid max-w-none gap-3')}
      // The error summary links to the first time, or here if there is none.
      id={days.length === 0 ? id : undefined}
      tabIndex={-1}
      data-invalid={error ? '' : undefined}
      data-testid="slots"
    >
      <FieldNotes id={id} error={error} />
      {nearest.length > 0 && (
        <fieldset className="min-w-0">
          <legend className={labelClass}>{messages.nearest}</legend>
          <div className={slotRowClass}>
            {nearest.map((startsAt, n) => (
              <div className="flex flex-none flex-col" key={n}>
                <span className="mb-1 text-small text-ink-2">{dayParts(slotDay(startsAt, zone)).name}</span>
                {time('near', `${id}-near`)({ startsAt }, n)}
              </div>
            ))}
          </div>
        </fieldset>
      )}
      {days.length > 0 && (
        <>
          <fieldset className="min-w-0">
            <legend className={labelClass}>{messages.day}</legend>
            <div className={slotRowClass}>
              {days.map(([each, free]) => {
                const { weekday, date, month } = dayParts(each)
                const [first, last] = messages.isMonthFirst ? [month, weekday] : [weekday, month]
                return (
                  <SlotChip
                    key={each}
                    id={`${id}-day-${each}`}
                    name={`${id}-day`}
                    isChosen={each === day}
                    label={messages.dayLabel(weekday, date, month, free.length)}
                    onChoose={() => setPicked(each)}
                  >
                    <span className="text-small">{first}</span>
                    <span className="font-serif text-h4 tabular-nums">{date}</span>
                    <span className="text-small">{last}</span>
                  </SlotChip>
                )
              })}
              {laterDays}
            </div>
          </fieldset>
          <fieldset className="min-w-0" role="radiogroup" aria-invalid={error ? true : undefined}>
            <legend className={labelClass}>
              <span className="sr-only">{messages.onDay(dayParts(day).name)}</span>
              <span>{isAbroad ? messages.timeInZone(placeOf(zone)) : messages.timeInLondon}</span>
              {isAbroad && <span className="font-normal text-ink-2">{messages.andInLondon}</span>}
            </legend>
            <div className={slotGridClass(isAbroad)}>{times.map(time(day, id))}</div>
          </fieldset>
        </>
      )}
      <p className="text-note text-ink-2 empty:sr-only" role="status">
        {status === 'loading'
          ? messages.loading
          : status === 'error'
            ? messages.failed(emptyHint)
            : days.length === 0
              ? hasLater
                ? messages.noneInTwoWeeks
                : messages.noneInSixtyDays(emptyHint)
              : chosen && messages.yourTime(formatMoment(chosen.startsAt, zone), chosen.minutes)}
      </p>
      {days.length === 0 && status === 'ready' && laterDays}
      {status === 'error' && (
        <button
          type="button"
          ref={retryButton}
          className={clsx('justify-self-start', buttonClass({ variant: 'outline', size: 'small' }))}
          onClick={() => request(retry)}
        >
          {tryAgain}
        </button>
      )}
    </div>
  )
}
