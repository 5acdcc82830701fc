import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Checkbox } from '../../components/ui/form/Checkbox'
import { ErrorSummary } from '../../components/ui/form/ErrorSummary'
import {
  checkboxClass,
  choiceClass,
  choiceLabelClass,
  fieldClass,
  legendClass,
} from '../../components/ui/form/field-class'
import { FieldNotes } from '../../components/ui/form/FormFrame'
import { Select } from '../../components/ui/form/Select'
import { Notice } from '../../components/ui/Notice'
import type { StaffAccount } from '../../domain/staff/accounts.queries'
import { Button } from '../ui/Button'
import { TimeField } from '../ui/TimeField'
import { type HoursValues, kindChoices, purposeChoices, weekdayNames } from '../../domain/viewing/weekly-hours'
import {
  everyChoices,
  gapChoices,
  hoursErrors,
  minuteChoices,
  noticeChoices,
  purposeValues,
  withValue,
} from './hours-values'

export interface ListingFieldProps {
  id: string
  error: string | undefined
  value: string
  title: string
  onChange: (id: string) => void
}

interface Props {
  draft: { values: HoursValues; title: string; isNew: boolean }
  accounts: readonly StaffAccount[]
  /** The choice of a home: another part of the admin, which the screen passes in. */
  listingField: (props: ListingFieldProps) => ReactNode
  /** Rejects if the hours were not stored. */
  onSave: (values: HoursValues) => Promise<void>
  onCancel: () => void
}

const idOf = (name: string) => `hours-${name}`

/** Opens or changes weekly hours for viewings or valuation visits. */
export function HoursForm({ draft, accounts, listingField, onSave, onCancel }: Props) {
  const [values, setValues] = useState(draft.values)
  const [errors, setErrors] = useState<ReturnType<typeof hoursErrors>>({})
  const [attempts, setAttempts] = useState(0)
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector<HTMLElement>('select, input')?.focus(), [])
  const set = (changes: Partial<HoursValues>) => setValues((before) => ({ ...before, ...changes }))

  async function submit() {
    const problems = hoursErrors(values)
    setErrors(problems)
    setFailed(false)
    setAttempts((count) => count + 1)
    if (Object.keys(problems).length > 0) return
    setBusy(true)
    try {
      await onSave(values)
    } catch {
      setFailed(true)
      setBusy(false)
    }
  }
  const select = (
    name: 'minutes' | 'every' | 'gap' | 'noticeHours',
    label: string,
    options: { value: string; label: string }[],
  ) => (
    <Select
      id={idOf(name)}
      label={label}
      size="small"
      error={errors[name]}
      options={withValue(options, values[name])}
      value={values[name]}
      onChange={({ target }) => set({ [name]: target.value })}
    />
  )
  const listed = Object.entries(errors).map(([name, message]) => ({ id: idOf(name), message }))
  const people = accounts.filter(({ id, attends }) => attends || id === values.attendee)
  const isVisit = values.purpose === 'valuation'
  const what = isVisit ? 'visit' : 'viewing'
  return (
    <form
      className="mt-4 grid gap-4.5 *:mb-0 *:max-w-none"
      ref={form}
      noValidate
      aria-label={draft.isNew ? 'Add hours for viewings' : 'Change hours for viewings'}
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) void submit()
      }}
    >
      {listed.length > 0 && <ErrorSummary errors={listed} attempts={attempts} compact />}
      <Select
        id={idOf('purpose')}
        label="For"
        size="small"
        options={purposeChoices}
        value={values.purpose}
        onChange={({ target }) => set(purposeValues(target.value === 'valuation' ? 'valuation' : 'viewing'))}
      />
      <fieldset className={fieldClass(errors.weekdays)} data-invalid={errors.weekdays ? '' : undefined}>
        <legend className={legendClass}>Days</legend>
        <div className="clear-both">
          <FieldNotes id={idOf('weekdays')} error={errors.weekdays} />
        </div>
        <div className="grid grid-cols-2 gap-x-6 tablet:flex tablet:flex-wrap">
          {weekdayNames.map((name, n) => (
            <div className={choiceClass} key={name}>
              <input
                type="checkbox"
                className={checkboxClass}
                id={n === 0 ? idOf('weekdays') : idOf(name)}
                checked={values.weekdays.includes(n + 1)}
                onChange={({ target }) =>
                  set({
                    weekdays: target.checked
                      ? [...values.weekdays, n + 1]
                      : values.weekdays.filter((day) => day !== n + 1),
                  })
                }
              />
              <label className={choiceLabelClass} htmlFor={n === 0 ? idOf('weekdays') : idOf(name)}>
                {name}
              </label>
            </div>
          ))}
        </div>
      </fieldset>
      <div className="grid gap-4.5 tablet:grid-cols-2">
        <TimeField
          id={idOf('opens')}
          label="From"
          error={errors.opens}
          value={values.opens}
          onChange={(opens) => set({ opens })}
        />
        <TimeField
          id={idOf('closes')}
          label="Until"
          error={errors.closes}
          value={values.closes}
          onChange={(closes) => set({ closes })}
        />
        {select('minutes', `Each ${what} takes`, minuteChoices)}
        {select('every', `A ${what} starts`, everyChoices)}
        {select('gap', 'Journey to another place', gapChoices)}
        {select('noticeHours', 'Least notice', noticeChoices)}
        {!isVisit && (
          <Select
            id={idOf('kinds')}
            label="How"
            size="small"
            options={kindChoices}
            value={values.kinds}
            onChange={({ target }) => set({ kinds: target.value as HoursValues['kinds'] })}
          />
        )}
      </div>
      {!isVisit && (
        <>
          {listingField({
            id: idOf('listing'),
            error: undefined,
            value: values.listing,
            title: draft.title,
            onChange: (listing) => set({ listing }),
          })}
          <p className="-mt-3 text-small text-ink-2">Without a home, these hours are for all homes.</p>
        </>
      )}
      <Select
        id={idOf('attendee')}
        label={isVisit ? 'Who visits' : 'Who shows the home'}
        size="small"
        none={isVisit ? 'Choose a person' : 'The negotiator of the home'}
        error={errors.attendee}
        options={people.map(({ id, name }) => ({ value: id, label: name }))}
        value={values.attendee}
        onChange={({ target }) => set({ attendee: target.value })}
      />
      <Checkbox
        id={idOf('selfConfirming')}
        label="Book at once, without our confirmation"
        hint={
          isVisit
            ? 'The dialog asks only for the postcode: ask for the house number when you call.'
            : 'A viewing in person also needs the home’s full address. Without it, you confirm.'
        }
        checked={values.selfConfirming}
        onChange={({ target }) => set({ selfConfirming: target.checked })}
      />
      {failed && (
        <Notice tone="problem" title="This was not saved." role="alert">
          <p>Check your connection, then save again.</p>
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={busy}>
          {busy ? 'Saving...' : 'Save'}
        </Button>
        <Button variant="outline" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
