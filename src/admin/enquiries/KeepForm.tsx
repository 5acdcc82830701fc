import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { buttonClass } from '../../components/ui/button-class'
import { ErrorSummary } from '../../components/ui/form/ErrorSummary'
import { TextArea } from '../../components/ui/form/TextArea'
import { TextField } from '../../components/ui/form/TextField'
import { tidyText } from '../../lib/form/normalise'
import { readUnsavedKeep, storeUnsavedKeep } from './drafts'
import { enquiryKey } from '../../domain/enquiry/enquiry-labels'
import { type Enquiry } from './inbox'
import { firstKeepDay, type Keep, keepErrors, lastKeepDay } from './retention'

interface Props {
  enquiry: Enquiry
  today: string
  busy: boolean
  onSave: (keep: Keep) => void
  onCancel: () => void
}

/** The date and reason of an extended retention. */
export function KeepForm({ enquiry, today, busy, onSave, onCancel }: Props) {
  const key = enquiryKey(enquiry)
  const [unsaved] = useState(() => readUnsavedKeep(key))
  const [keep, setKeep] = useState<Keep>(unsaved ?? enquiry.keep ?? { reason: '', until: '' })
  const [errors, setErrors] = useState<Partial<Keep>>({})
  const [tries, setTries] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  // Unsaved input is restored with its enquiry, whose heading then has the focus.
  useEffect(() => {
    if (!unsaved) form.current?.querySelector('textarea')?.focus()
  }, [unsaved])
  const set = (changes: Partial<Keep>) => {
    const next = { ...keep, ...changes }
    setKeep(next)
    storeUnsavedKeep(key, next)
  }
  const first = firstKeepDay(enquiry, today)
  const listed = [
    ...(errors.reason ? [{ id: 'keep-reason', message: errors.reason }] : []),
    ...(errors.until ? [{ id: 'keep-until', message: errors.until }] : []),
  ]

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    const tidied = { ...keep, reason: tidyText(keep.reason) }
    const newErrors = keepErrors(tidied, first, today)
    setErrors(newErrors)
    if (Object.keys(newErrors).length > 0) return setTries(tries + 1)
    onSave(tidied)
  }

  return (
    <form
      className="mt-4 grid gap-4.5 *:mb-0 *:max-w-none"
      ref={form}
      onSubmit={submit}
      noValidate
      aria-label="Keep longer"
    >
      {listed.length > 0 && <ErrorSummary errors={listed} attempts={tries} compact />}
      <TextArea
        id="keep-reason"
        label="Reason to keep it"
        size="small"
        hint="Such as a complaint, a claim or a legal duty."
        error={errors.reason}
        value={keep.reason}
        onChange={({ target }) => set({ reason: target.value })}
      />
      <TextField
        id="keep-until"
        label="Keep until"
        type="date"
        size="small"
        width="short"
        hint="We erase it on the next day."
        min={first}
        max={lastKeepDay(today)}
        error={errors.until}
        value={keep.until}
        onChange={({ target }) => set({ until: target.value })}
      />
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
