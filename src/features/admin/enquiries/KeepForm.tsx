import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { buttonClass } from '../../../components/ui/button-class'
import { ErrorSummary } from '../../../components/ui/form/ErrorSummary'
import { TextArea } from '../../../components/ui/form/TextArea'
import { TextField } from '../../../components/ui/form/TextField'
import { tidyText } from '../../../lib/form/normalise'
import type { Enquiry } from './inbox'
import { firstKeepDay, type Keep, keepErrors, lastKeepDay } from './retention'

interface Props {
  enquiry: Enquiry
  today: string
  busy: boolean
  onSave: (keep: Keep) => void
  onCancel: () => void
}

/** Until when an enquiry is kept beyond its time, and why. */
export function KeepForm({ enquiry, today, busy, onSave, onCancel }: Props) {
  const [reason, setReason] = useState(enquiry.keep?.reason ?? '')
  const [until, setUntil] = useState(enquiry.keep?.until ?? '')
  const [errors, setErrors] = useState<Partial<Keep>>({})
  const [tries, setTries] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('textarea')?.focus(), [])
  const first = firstKeepDay(enquiry, today)
  const listed = [
    ...(errors.reason ? [{ id: 'keep-reason', message: errors.reason }] : []),
    ...(errors.until ? [{ id: 'keep-until', message: errors.until }] : []),
  ]

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    const keep = { reason: tidyText(reason), until }
    const found = keepErrors(keep, first, today)
    setErrors(found)
    if (Object.keys(found).length > 0) return setTries(tries + 1)
    onSave(keep)
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
        label="Keep, because"
        size="small"
        hint="A complaint, a claim, a duty of the law."
        error={errors.reason}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <TextField
        id="keep-until"
        label="Until"
        type="date"
        size="small"
        width="short"
        hint="It is erased the day after."
        min={first}
        max={lastKeepDay(today)}
        error={errors.until}
        value={until}
        onChange={({ target }) => setUntil(target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <button type="submit" className={buttonClass({ variant: 'primary' })} aria-busy={busy}>
          {busy ? 'Saving...' : 'Keep it'}
        </button>
        <button type="button" className={buttonClass({ variant: 'outline' })} onClick={onCancel}>
          Cancel
        </button>
      </div>
    </form>
  )
}
