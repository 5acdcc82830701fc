import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useFieldArray, type UseFormReturn, useWatch } from 'react-hook-form'
import { Checkbox } from '../../components/ui/form/Checkbox'
import { TextField } from '../../components/ui/form/TextField'
import { bankHolidaysFrom } from '../../domain/site-content/bank-holidays'
import { maxSpecialDays } from '../../domain/site-content/site-content'
import { formatDay } from '../../lib/time/format-day'
import { Button, TextButton } from '../ui/Button'
import { DayField } from '../ui/DayField'
import { fieldProps, useValueProps } from '../ui/Form'
import { TimeField } from '../ui/TimeField'
import { type DayValues, emptyDay, type SiteValues } from './site-values'

interface Props {
  form: UseFormReturn<SiteValues>
  today: string
}

/** How many bank holidays are suggested. */
const maxSuggestions = 4
/** The id of the date of a row. */
const dayId = (n: number) => `day-${n}`

/** Days with special hours, and buttons for the next bank holidays. */
export function SpecialDays({ form, today }: Props) {
  const { control } = form
  const addButton = useRef<HTMLButtonElement>(null)
  const [message, setMessage] = useState('')
  const { fields, append, remove } = useFieldArray({ control, name: 'days' })
  const days = useWatch({ control, name: 'days' })
  const holidays = bankHolidaysFrom(today)
    .filter(({ day }) => days.every((each) => each.day !== day))
    .slice(0, maxSuggestions)
  const canAdd = days.length < maxSpecialDays
  return (
    <>
      {fields.length > 0 && (
        <ul className="max-w-[46em] border-t border-ink">
          {fields.map(({ id }, n) => (
            <DayRow
              key={id}
              n={n}
              form={form}
              values={days[n] ?? emptyDay}
              onRemove={(name) => {
                remove(n)
                setMessage(`Removed ${name}.`)
                addButton.current?.focus()
              }}
            />
          ))}
        </ul>
      )}
      {canAdd && holidays.length > 0 && (
        <>
          <p className="mt-5 text-note text-ink-2">Add a bank holiday, closed all day:</p>
          <ul className="mt-2 flex flex-wrap gap-2.5">
            {holidays.map(({ day, name }) => (
              <li key={day}>
                <Button
                  variant="secondary"
                  size="small"
                  onClick={() => {
                    append({ ...emptyDay, day, name }, { shouldFocus: false })
                    setMessage(`${name}, ${formatDay(day)} added.`)
                    // This button is about to go.
                    addButton.current?.focus()
                  }}
                >
                  <span>
                    {name}, <span className="whitespace-nowrap">{formatDay(day)}</span>
                  </span>
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="sr-only" role="status">
        {message}
      </p>
      <p className="mt-5">
        <Button
          variant="secondary"
          size="small"
          ref={addButton}
          aria-disabled={!canAdd}
          onClick={() => {
            if (!canAdd) return
            // The field of a date has no ref for the form to focus.
            flushSync(() => append(emptyDay, { shouldFocus: false }))
            document.getElementById(dayId(fields.length))?.focus()
          }}
        >
          {canAdd ? 'Add a day' : `${maxSpecialDays} days at most`}
        </Button>
      </p>
    </>
  )
}

interface RowProps extends Pick<Props, 'form'> {
  n: number
  values: DayValues
  /** @param name of the day, for the announcement */
  onRemove: (name: string) => void
}

function DayRow({ n, form, values: { day, name, closed }, onRemove }: RowProps) {
  const dayProps = useValueProps(form, `days.${n}.day`, dayId(n))
  const opens = useValueProps(form, `days.${n}.opens`, `opens-${n}`)
  const closes = useValueProps(form, `days.${n}.closes`, `closes-${n}`)
  const spokenName = name || (day ? formatDay(day) : `day ${n + 1}`)
  return (
    <li className="border-b border-line py-4.5">
      <fieldset className="grid gap-x-5 gap-y-3.5 tablet:grid-cols-[11rem_minmax(0,1fr)_auto]">
        <legend className="sr-only">{spokenName}</legend>
        {/* The row's own message is about the date. */}
        <DayField label="Date" {...dayProps} error={dayProps.error ?? form.formState.errors.days?.[n]?.message} />
        <TextField
          label="Name of the day"
          size="small"
          autoComplete="off"
          {...fieldProps(form, `days.${n}.name`, `name-${n}`)}
        />
        <TextButton className="min-h-11 self-end justify-self-start text-note" onClick={() => onRemove(spokenName)}>
          Remove<span className="sr-only"> {spokenName}</span>
        </TextButton>
        <div className="flex flex-wrap items-end gap-x-5 gap-y-3.5 tablet:col-span-full">
          <Checkbox id={`closed-${n}`} label="Closed all day" {...form.register(`days.${n}.closed`)} />
          {!closed && (
            <div className="flex items-end gap-x-5">
              <TimeField label="Opens" {...opens} />
              <TimeField label="Closes" {...closes} />
            </div>
          )}
        </div>
      </fieldset>
    </li>
  )
}
