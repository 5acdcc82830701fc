import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { buttonClass } from '../../components/ui/button-class'
import { ChoiceGroup } from '../../components/ui/form/ChoiceGroup'
import { ErrorSummary } from '../../components/ui/form/ErrorSummary'
import { Select } from '../../components/ui/form/Select'
import { TextArea } from '../../components/ui/form/TextArea'
import { TextField } from '../../components/ui/form/TextField'
import { dayAfter, londonDay, londonWall } from '../../lib/time/london-time'
import { isOpenAt } from '../../lib/time/opening-hours'
import { findValue } from '../../domain/enquiry/enquiry-labels'
import { type Enquiry } from './inbox'
import {
  minuteChoices,
  startOf,
  tidyViewing,
  type Viewing,
  type ViewingValues,
  viewingErrors,
  viewingKinds,
  visitorClock,
} from './viewing'
import { serverDate } from '../../lib/time/server-time'

interface Props {
  enquiry: Enquiry
  values: ViewingValues
  /** The viewing to change; undefined for a new booking. */
  viewing: Viewing | undefined
  /** The listing's recorded address; undefined if it is unknown. */
  recorded: string | undefined
  now: Date
  busy: boolean
  /** Whether a press has just opened it. */
  takesFocus: boolean
  onType: (values: ViewingValues) => void
  onSave: (values: ViewingValues) => void
  onCancel: () => void
}

const ids = {
  day: 'viewing-day',
  time: 'viewing-time',
  minutes: 'viewing-minutes',
  meetingPlace: 'viewing-meeting-place',
  host: 'viewing-host',
  note: 'viewing-note',
}

/** Says what the address is for, and what happens without one. */
const placeHint = (isMissing: boolean) =>
  isMissing
    ? 'This home’s record has no street address. Please enter it here: a viewing in person is booked only with an ' +
      'address. The visitor’s emails and calendar entry give it.'
    : 'The visitor’s emails and calendar entry give it. The website never shows it.'

/** A viewing's time, duration, kind, address, host and note to the visitor. */
export function ViewingForm({ enquiry, values, viewing, recorded, now, busy, takesFocus, ...actions }: Props) {
  const { onType, onSave, onCancel } = actions
  const { day, time, minutes, kind, meetingPlace, host, note } = values
  const [errors, setErrors] = useState<ReturnType<typeof viewingErrors>>({})
  const [tries, setTries] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  // eslint-disable-next-line react-hooks/exhaustive-deps -- As it opens, and not again.
  useEffect(() => void (takesFocus && form.current?.querySelector('input')?.focus()), [])
  const today = londonDay(now)
  const start = startOf(values)
  const theirs = start && visitorClock(enquiry, start)
  const closed = start && !isOpenAt(londonWall(start))
  const listed = (['day', 'time', 'meetingPlace', 'host', 'note'] as const).flatMap((name) =>
    errors[name] ? [{ id: ids[name], message: errors[name] }] : [],
  )
  const set = (next: Partial<ViewingValues>) => onType({ ...values, ...next })

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    const tidy = tidyViewing(values)
    const newErrors = viewingErrors(tidy, serverDate(), viewing)
    setErrors(newErrors)
    if (Object.keys(newErrors).length > 0) return setTries(tries + 1)
    onSave(tidy)
  }

  return (
    <form
      className="mt-4 grid gap-4.5 *:mb-0 *:max-w-none"
      ref={form}
      onSubmit={submit}
      noValidate
      aria-label={viewing ? 'Change the viewing' : 'Book a viewing'}
    >
      {listed.length > 0 && <ErrorSummary errors={listed} attempts={tries} compact />}
      <div className="grid grid-cols-2 gap-x-7 gap-y-4.5 *:mb-0">
        <TextField
          id={ids.day}
          label="Day"
          type="date"
          size="small"
          min={today}
          max={`${Number(today.slice(0, 4)) + 1}${dayAfter(today).slice(4)}`}
          error={errors.day}
          value={day}
          onChange={({ target }) => set({ day: target.value })}
        />
        <TextField
          id={ids.time}
          label="Time in London"
          type="time"
          size="small"
          step={300}
          error={errors.time}
          value={time}
          onChange={({ target }) => set({ time: target.value })}
        />
      </div>
      <p className="-mt-2 text-small text-ink-2 empty:hidden" role="status">
        {[theirs && `${theirs} by the visitor’s clock.`, closed && 'Outside office hours.'].filter(Boolean).join(' ')}
      </p>
      <Select
        id={ids.minutes}
        label="How long"
        size="small"
        width="short"
        options={minuteChoices(minutes)}
        value={minutes}
        onChange={({ target }) => set({ minutes: target.value })}
      />
      <ChoiceGroup
        id="viewing-kind"
        name="viewing-kind"
        label="How"
        value={kind}
        options={viewingKinds}
        onChoose={(value) => {
          const chosen = findValue(viewingKinds, value) ?? kind
          set({ kind: chosen, ...(chosen === 'in_person' && !meetingPlace && { meetingPlace: recorded ?? '' }) })
        }}
        abreast
      />
      {kind === 'in_person' && (
        <TextField
          id={ids.meetingPlace}
          label="Address to meet at"
          size="small"
          hint={placeHint(recorded === '' && !viewing?.meetingPlace)}
          autoComplete="off"
          error={errors.meetingPlace}
          value={meetingPlace}
          onChange={({ target }) => set({ meetingPlace: target.value })}
        />
      )}
      <TextField
        id={ids.host}
        label={kind === 'video' ? 'Who shows the home' : 'Who meets the visitor'}
        size="small"
        hint="The visitor’s emails give this name."
        autoComplete="off"
        error={errors.host}
        value={host}
        onChange={({ target }) => set({ host: target.value })}
      />
      <TextArea
        id={ids.note}
        label="Note for the visitor"
        size="small"
        optional
        hint={
          kind === 'video'
            ? 'It is in their email. Put the link here. Without one, the email says that we send the link later.'
            : 'It is in their email.'
        }
        error={errors.note}
        value={note}
        onChange={({ target }) => set({ note: target.value })}
      />
      <div className="flex flex-wrap gap-3">
        <button type="submit" className={buttonClass({ variant: 'primary' })} aria-busy={busy}>
          {busy ? 'Saving...' : viewing ? 'Save and tell the visitor' : 'Book and tell the visitor'}
        </button>
        <button type="button" className={buttonClass({ variant: 'outline' })} onClick={onCancel}>
          Cancel
        </button>
      </div>
    </form>
  )
}
