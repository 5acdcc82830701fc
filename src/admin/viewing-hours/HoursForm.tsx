import { type ReactNode, useEffect, useRef, useState } from 'react'
import { buttonClass } from '../../components/ui/button-class'
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
import { TimeField } from '../ui/TimeField'
import {
  everyChoices,
  type HoursValues,
  hoursErrors,
  kindChoices,
  minuteChoices,
  noticeChoices,
  weekdayNames,
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

/** Opens or changes weekly hours for viewings. */
export function HoursForm({ draft, accounts, listingField, onSave, onCancel }: Props) {
  const [values, setValues] = useState(draft.values)
  const [errors, setErrors] = useState<ReturnType<typeof hoursErrors>>({})
  const [attempts, setAttempts] = useState(0)
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
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
    name: 'minutes' | 'every' | 'noticeHours',
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
        {select('minutes', 'Each viewing takes', minuteChoices)}
        {select('every', 'A viewing starts', everyChoices)}
        <Select
          id={idOf('kinds')}
          label="How"
          size="small"
          options={kindChoices}
          value={values.kinds}
          onChange={({ target }) => set({ kinds: target.value as HoursValues['kinds'] })}
        />
        {select('noticeHours', 'Least notice', noticeChoices)}
      </div>
      {listingField({
        id: idOf('listing'),
        error: undefined,
        value: values.listing,
        title: draft.title,
        onChange: (listing) => set({ listing }),
      })}
      <p className="-mt-3 text-small text-ink-2">Without a home, these hours are for all homes.</p>
      <Select
        id={idOf('attendee')}
        label="Who shows the home"
        size="small"
        none="The negotiator of the home"
        options={people.map(({ id, name }) => ({ value: id, label: name }))}
        value={values.attendee}
        onChange={({ target }) => set({ attendee: target.value })}
      />
      <Checkbox
        id={idOf('selfConfirming')}
        label="Book at once, without our confirmation"
        hint="A viewing in person also needs the home’s full address. Without it, you confirm."
        checked={values.selfConfirming}
        onChange={({ target }) => set({ selfConfirming: target.checked })}
      />
      {failed && (
        <Notice tone="problem" title="This was not saved." role="alert">
          <p>Check your connection, then save again.</p>
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <button type="submit" className={buttonClass({ variant: 'primary' })} aria-busy={busy}>
          {busy ? 'Saving...' : 'Save'}
        </button>
        <button type="button" className={buttonClass({ variant: 'outline' })} onClick={onCancel}>
          Cancel
        </button>
      </div>
    </form>
  )
}
