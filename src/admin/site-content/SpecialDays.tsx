import { useRef } from 'react'
import { buttonClass } from '../../components/ui/button-class'
import { Checkbox } from '../../components/ui/form/Checkbox'
import { TextField } from '../../components/ui/form/TextField'
import { bankHolidaysFrom } from '../../domain/site-content/bank-holidays'
import { mostSpecialDays } from '../../domain/site-content/site-content'
import { formatDay } from '../../lib/time/format-day'
import { type DayValues, emptyDay } from './site-values'

interface Props {
  days: DayValues[]
  errors: Record<string, string>
  today: string
  onChange: (days: DayValues[]) => void
}

/** How many bank holidays are suggested. */
const offered = 4

/** Days with special hours, and buttons for the next bank holidays. */
export function SpecialDays({ days, errors, today, onChange }: Props) {
  const adder = useRef<HTMLButtonElement>(null)
  const holidays = bankHolidaysFrom(today)
    .filter(({ day }) => days.every((each) => each.day !== day))
    .slice(0, offered)
  const change = (at: number, changes: Partial<DayValues>) =>
    onChange(days.map((each, n) => (n === at ? { ...each, ...changes } : each)))
  const room = days.length < mostSpecialDays
  return (
    <>
      {days.length > 0 && (
        <ul className="max-w-[46em] border-t border-ink">
          {days.map((each, n) => (
            <DayRow
              key={n}
              n={n}
              values={each}
              errors={errors}
              onChange={(changes) => change(n, changes)}
              onRemove={() => {
                onChange(days.filter((_, other) => other !== n))
                adder.current?.focus()
              }}
            />
          ))}
        </ul>
      )}
      {room && holidays.length > 0 && (
        <>
          <p className="mt-5 text-note text-ink-2">Add a bank holiday, closed all day:</p>
          <ul className="mt-2 flex flex-wrap gap-2.5">
            {holidays.map(({ day, name }) => (
              <li key={day}>
                <button
                  type="button"
                  className={buttonClass({ variant: 'outline', size: 'small' })}
                  onClick={() => onChange([...days, { ...emptyDay, day, name }])}
                >
                  {name}, {formatDay(day)}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="mt-5">
        <button
          type="button"
          className={buttonClass({ variant: 'secondary' })}
          ref={adder}
          aria-disabled={!room}
          onClick={() => room && onChange([...days, emptyDay])}
        >
          {room ? 'Add a day' : `${mostSpecialDays} days at most`}
        </button>
      </p>
    </>
  )
}

interface RowProps {
  n: number
  values: DayValues
  errors: Record<string, string>
  onChange: (changes: Partial<DayValues>) => void
  onRemove: () => void
}

function DayRow({ n, values: { day, name, closed, opens, closes }, errors, onChange, onRemove }: RowProps) {
  const spoken = name || (day ? formatDay(day) : `day ${n + 1}`)
  return (
    <li className="border-b border-line py-4.5">
      <fieldset className="grid gap-x-5 gap-y-3.5 tablet:grid-cols-[11rem_minmax(0,1fr)_auto]">
        <legend className="sr-only">{spoken}</legend>
        <TextField
          id={`day-${n}`}
          label="Date"
          type="date"
          size="small"
          value={day}
          error={errors[`day-${n}`]}
          onChange={({ target }) => onChange({ day: target.value })}
        />
        <TextField
          id={`name-${n}`}
          label="Name of the day"
          size="small"
          autoComplete="off"
          value={name}
          error={errors[`name-${n}`]}
          onChange={({ target }) => onChange({ name: target.value })}
        />
        <button
          type="button"
          className="min-h-11 cursor-pointer self-end justify-self-start text-note quiet-link"
          onClick={onRemove}
        >
          Remove<span className="sr-only"> {spoken}</span>
        </button>
        <div className="flex flex-wrap items-end gap-x-5 gap-y-3.5 tablet:col-span-full">
          <Checkbox
            id={`closed-${n}`}
            label="Closed all day"
            checked={closed}
            onChange={({ target }) => onChange({ closed: target.checked })}
          />
          {!closed && (
            <div className="flex items-end gap-x-5">
              <TextField
                id={`opens-${n}`}
                label="Opens"
                type="time"
                size="small"
                value={opens}
                error={errors[`opens-${n}`]}
                onChange={({ target }) => onChange({ opens: target.value })}
              />
              <TextField
                id={`closes-${n}`}
                label="Closes"
                type="time"
                size="small"
                value={closes}
                error={errors[`closes-${n}`]}
                onChange={({ target }) => onChange({ closes: target.value })}
              />
            </div>
          )}
        </div>
      </fieldset>
    </li>
  )
}
