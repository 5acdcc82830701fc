import { valibotResolver } from '@hookform/resolvers/valibot'
import { useEffect, useState } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { ErrorSummary } from '../../components/ui/form/ErrorSummary'
import { TextArea } from '../../components/ui/form/TextArea'
import { enquiryKey } from '../../domain/enquiry/enquiry-labels'
import { Button } from '../ui/Button'
import { DayField } from '../ui/DayField'
import { readUnsavedKeep, storeUnsavedKeep } from './drafts'
import type { Enquiry } from './inbox'
import { firstKeepDay, type Keep, keepSchema, lastKeepDay } from './retention'

interface Props {
  enquiry: Enquiry
  today: string
  busy: boolean
  onSave: (keep: Keep) => void
  onCancel: () => void
}

const names = ['reason', 'until'] as const

/** The date and reason of an extended retention. */
export function KeepForm({ enquiry, today, busy, onSave, onCancel }: Props) {
  const key = enquiryKey(enquiry)
  const [unsaved] = useState(() => readUnsavedKeep(key))
  const first = firstKeepDay(enquiry, today)
  const { register, handleSubmit, control, setFocus, formState } = useForm<Keep>({
    defaultValues: unsaved ?? enquiry.keep ?? { reason: '', until: '' },
    resolver: valibotResolver(keepSchema(first, today)),
    shouldFocusError: false,
  })
  // Unsaved input is restored with its enquiry, whose heading then has the focus.
  useEffect(() => {
    if (!unsaved) setFocus('reason')
  }, [unsaved, setFocus])
  const { errors, submitCount, isDirty } = formState
  const [reason, until] = useWatch({ control, name: names })
  useEffect(() => {
    if (isDirty) storeUnsavedKeep(key, { reason, until })
  }, [key, isDirty, reason, until])
  const listed = names.flatMap((name) => {
    const message = errors[name]?.message
    return message ? [{ id: `keep-${name}`, message }] : []
  })

  return (
    <form
      className="mt-4 grid gap-4.5 *:mb-0 *:max-w-none"
      onSubmit={(event) => void handleSubmit(onSave)(event)}
      noValidate
      aria-label="Keep longer"
    >
      {listed.length > 0 && <ErrorSummary errors={listed} attempts={submitCount} compact />}
      <TextArea
        id="keep-reason"
        label="Reason to keep it"
        size="small"
        hint="Such as a complaint, a claim or a legal duty."
        error={errors.reason?.message}
        {...register('reason')}
      />
      <Controller
        control={control}
        name="until"
        render={({ field: { value, onChange } }) => (
          <DayField
            id="keep-until"
            label="Keep until"
            hint="We erase it on the next day."
            min={first}
            max={lastKeepDay(today)}
            error={errors.until?.message}
            value={value}
            onChange={onChange}
          />
        )}
      />
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
