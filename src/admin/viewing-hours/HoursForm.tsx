import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { Checkbox, CheckboxRow } from '../../components/ui/form/Checkbox'
import { fieldClass, legendClass } from '../../components/ui/form/field-class'
import { FieldNotes } from '../../components/ui/form/FormFrame'
import { Select } from '../../components/ui/form/Select'
import type { StaffAccount } from '../query/accounts.queries'
import { type HoursValues, kindChoices, purposeChoices, weekdayNames } from '../../domain/viewing/weekly-hours'
import { problemOf } from '../query/failure-text'
import { fieldProps, Form, FormButtons, useSchemaForm, useValueProps } from '../ui/Form'
import { ListingChoice } from '../ui/ListingChoice'
import { TimeField } from '../ui/TimeField'
import {
  everyChoices,
  gapChoices,
  hoursSchema,
  minuteChoices,
  noticeChoices,
  purposeValues,
  refusals,
  withValue,
} from './hours-values'
import { addViewingHours, changeViewingHours } from './viewing-hours.queries'

/** Hours being added or changed, as they are stored. */
export interface HoursDraft {
  id: string
  values: HoursValues
  title: string
  isNew: boolean
}

interface Props {
  draft: HoursDraft
  accounts: readonly StaffAccount[]
  /** Reads the list again, before the form closes. */
  refresh: () => Promise<void>
  onSaved: () => void
  onCancel: () => void
}

const idOf = (name: string) => `hours-${name}`
/** The fields that can have errors. */
const fieldIds = Object.fromEntries(
  ['purpose', 'weekdays', 'opens', 'closes', 'every', 'attendee'].map((name) => [name, idOf(name)]),
)

/** Opens or changes weekly hours for viewings or valuation visits. */
export function HoursForm({ draft, accounts, refresh, onSaved, onCancel }: Props) {
  const form = useSchemaForm(hoursSchema, draft.values, { shouldFocusError: false })
  const values = useWatch({ control: form.control }) as HoursValues
  const save = useMutation({
    mutationFn: async (typed: HoursValues) => {
      try {
        await (draft.isNew ? addViewingHours(draft.id, typed) : changeViewingHours(draft.id, draft.values, typed))
      } finally {
        await refresh()
      }
    },
    onSuccess: onSaved,
  })
  const { errors, isSubmitted } = form.formState
  useEffect(() => form.setFocus('purpose'), [form])
  function set(changes: Partial<HoursValues>) {
    for (const [name, value] of Object.entries(changes))
      form.setValue(name as keyof HoursValues, value, { shouldValidate: isSubmitted })
  }
  const select = (
    name: 'minutes' | 'every' | 'gap' | 'noticeHours' | 'kinds',
    label: string,
    options: readonly { value: string; label: string }[],
  ) => (
    <Select
      {...fieldProps(form, name, idOf(name))}
      label={label}
      size="small"
      options={withValue(options, values[name])}
    />
  )
  const opens = useValueProps(form, 'opens', idOf('opens'))
  const closes = useValueProps(form, 'closes', idOf('closes'))
  const people = accounts.filter(({ id, active }) => active || id === values.attendee)
  const isVisit = values.purpose === 'valuation'
  const what = isVisit ? 'visit' : 'viewing'
  const weekdaysError = errors.weekdays?.message
  return (
    <Form
      className="mt-4"
      {...{ form, fieldIds }}
      problem={problemOf(save.error, 'This was not saved.', { retryAdvice: 'save again', refusals })}
      aria-label={draft.isNew ? 'Add hours for viewings' : 'Change hours for viewings'}
      onSubmit={(typed) => save.mutate(typed)}
    >
      <Select
        {...fieldProps(form, 'purpose', idOf('purpose'))}
        label="For"
        size="small"
        options={purposeChoices}
        onChange={({ target }) => set(purposeValues(target.value === 'valuation' ? 'valuation' : 'viewing'))}
      />
      <fieldset className={fieldClass(weekdaysError)} data-invalid={weekdaysError ? '' : undefined}>
        <legend className={legendClass}>Days</legend>
        <div className="clear-both">
          <FieldNotes id={idOf('weekdays')} error={weekdaysError} />
        </div>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-x-6">
          {weekdayNames.map((name, n) => (
            <CheckboxRow
              key={name}
              id={n === 0 ? idOf('weekdays') : idOf(name)}
              label={name}
              checked={values.weekdays.includes(n + 1)}
              onChange={({ target }) => {
                const others = values.weekdays.filter((day) => day !== n + 1)
                set({ weekdays: target.checked ? [...others, n + 1] : others })
              }}
            />
          ))}
        </div>
      </fieldset>
      <div className="grid gap-4.5 tablet:grid-cols-2">
        <TimeField label="From" {...opens} />
        <TimeField label="Until" {...closes} />
        {select('minutes', `Each ${what} takes`, minuteChoices)}
        {select('every', `A ${what} starts`, everyChoices)}
        {select('gap', 'Journey to another place', gapChoices)}
        {select('noticeHours', 'Least notice', noticeChoices)}
        {!isVisit && select('kinds', 'How', kindChoices)}
      </div>
      {!isVisit && (
        <>
          <ListingChoice
            id={idOf('listing')}
            error={undefined}
            value={values.listing}
            title={draft.title}
            onChange={(listing) => set({ listing })}
          />
          <p className="-mt-3 text-small text-ink-2">Without a home, these hours are for all homes.</p>
        </>
      )}
      <Select
        {...fieldProps(form, 'attendee', idOf('attendee'))}
        label={isVisit ? 'Who visits' : 'Who shows the home'}
        size="small"
        none={isVisit ? 'Choose a person' : 'The negotiator of the home'}
        options={people.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <Checkbox
        id={idOf('selfConfirming')}
        label="Book at once, without our confirmation"
        hint={
          isVisit
            ? 'The dialog asks only for the postcode: ask for the house number when you call.'
            : 'A viewing in person also needs the home’s full address. Without it, you confirm.'
        }
        {...form.register('selfConfirming')}
      />
      <FormButtons label="Save" busy={save.isPending} onCancel={onCancel} />
    </Form>
  )
}
