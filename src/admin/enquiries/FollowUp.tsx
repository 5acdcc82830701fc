import { useStore } from '@nanostores/react'
import clsx from 'clsx'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { buttonClass } from '../../components/ui/button-class'
import { ErrorSummary } from '../../components/ui/form/ErrorSummary'
import { labelClass } from '../../components/ui/form/field-class'
import { TextArea } from '../../components/ui/form/TextArea'
import { Notice } from '../../components/ui/Notice'
import { lengthOf, tidyText } from '../../lib/form/normalise'
import { $mayEdit } from '../../lib/http/admin-session'
import { AssigneeField } from './AssigneeField'
import { assigneeName, isShared, nobodyLabel } from './assignees'
import { $assignees } from './assignees.store'
import { storeFollowUp } from './changes.store'
import { conflictNotice } from './conflict-notice'
import { dropUnsaved, storeUnsaved, readUnsaved } from './drafts'
import { failureNotice, type Problem } from './failure-notice'
import { followUpValues, type FollowUpValues, isChanged, remainingUnsaved, rebase, type Unsaved } from './follow-up'
import { enquiryKey, stateLabel, states } from '../../domain/enquiry/enquiry-labels'
import { type Enquiry, maxNoteLength } from './inbox'

const tooLong = 'Please use 5,000 characters or fewer for the note.'

const segment = clsx(
  'grid h-full min-h-11 cursor-pointer place-items-center bg-white px-2 py-1.5 text-center text-note',
  'decoration-1 underline-offset-[0.32em] hover:peer-not-checked:bg-paper hover:peer-not-checked:underline',
  'peer-checked:bg-green peer-checked:text-white',
  'peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-ink',
  'forced-colors:peer-checked:bg-[Highlight] forced-colors:peer-checked:forced-color-adjust-none',
  'forced-colors:peer-checked:text-[HighlightText]',
)

/** The status and note of an enquiry; plain text for read-only accounts. */
export function FollowUp({ enquiry }: { enquiry: Enquiry }) {
  return useStore($mayEdit) ? <FollowUpForm enquiry={enquiry} /> : <FollowUpText enquiry={enquiry} />
}

function FollowUpText({ enquiry: { state, kind, note, assignedTo } }: { enquiry: Enquiry }) {
  const accounts = useStore($assignees)
  return (
    <dl className="mt-6 grid gap-4.5">
      <div>
        <dt className={labelClass}>Status</dt>
        <dd>{stateLabel(state, kind)}</dd>
      </div>
      {isShared(accounts) && (
        <div>
          <dt className={labelClass}>Assigned to</dt>
          <dd>{assigneeName(accounts, assignedTo) || nobodyLabel}</dd>
        </div>
      )}
      <div>
        <dt className={labelClass}>Note</dt>
        <dd className="wrap-anywhere whitespace-pre-line">{note || 'None.'}</dd>
      </div>
    </dl>
  )
}

/** The status and note of an enquiry. Unsaved input stays in this tab, even when another enquiry is opened. */
function FollowUpForm({ enquiry }: { enquiry: Enquiry }) {
  const key = enquiryKey(enquiry)
  const [unsaved, setUnsaved] = useState(() => readUnsaved(key))
  const latest = useRef(unsaved)
  const current = rebase(unsaved ?? { ...followUpValues(enquiry), base: followUpValues(enquiry) }, enquiry)
  const { state, note, assignedTo } = current
  const [error, setError] = useState<string>()
  const [tries, setTries] = useState(0)
  const [notice, setNotice] = useState<Problem | null>(null)
  const [status, setStatus] = useState<'idle' | 'saving' | 'saved' | 'merged'>('idle')
  const banner = useRef<HTMLDivElement>(null)
  const onScreen = useRef(true)
  useEffect(() => void (notice && banner.current?.focus()), [notice])
  useEffect(() => {
    onScreen.current = true
    return () => void (onScreen.current = false)
  }, [])

  const put = (values: Unsaved | null) => {
    latest.current = values
    setUnsaved(values)
    if (values) storeUnsaved(key, values)
    else dropUnsaved(key)
  }
  const set = (next: Partial<FollowUpValues>) => {
    const values = { ...current, ...next }
    if (status !== 'saving') setStatus('idle')
    put(isChanged(values) ? values : null)
  }

  async function save(event: SyntheticEvent) {
    event.preventDefault()
    if (status === 'saving') return
    const sent = { ...current, note: tidyText(note) }
    const long = lengthOf(sent.note) > maxNoteLength
    setError(long ? tooLong : undefined)
    setNotice(null)
    if (long) return setTries(tries + 1)
    if (latest.current) put(sent)
    setStatus('saving')
    const result = await storeFollowUp(enquiry, sent)
    if (!result.ok) {
      setStatus('idle')
      return setNotice(failureNotice(result.failure))
    }
    const saved = result.value
    // Another enquiry may have been opened meanwhile; the store has this one's input.
    if (!onScreen.current) return
    const left = remainingUnsaved(latest.current, sent, saved)
    put(left)
    if (saved.conflicts.length > 0) setNotice(conflictNotice(sent, saved, enquiry.kind, $assignees.get()))
    const merged = sent.note !== sent.base.note && saved.note !== sent.note
    setStatus(left ? 'idle' : merged ? 'merged' : 'saved')
  }

  return (
    <form
      className="mt-6 grid gap-4.5 *:mb-0 *:max-w-none"
      onSubmit={(event) => void save(event)}
      noValidate
      aria-label="Follow-up"
    >
      {error && <ErrorSummary errors={[{ id: 'follow-up-note', message: error }]} attempts={tries} />}
      {notice && (
        <Notice tone="problem" title={notice.title} role="alert" tabIndex={-1} ref={banner}>
          <p>{notice.text}</p>
        </Notice>
      )}
      <fieldset>
        <legend className={labelClass}>Status</legend>
        <div className="grid grid-cols-2 gap-px bg-edge p-px">
          {states.map(({ value }) => (
            <label className="relative" key={value}>
              <input
                type="radio"
                className="peer absolute opacity-0"
                name="state"
                value={value}
                checked={state === value}
                onChange={() => set({ state: value })}
              />
              <span className={segment}>{stateLabel(value, enquiry.kind)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <AssigneeField value={assignedTo} onChange={(id) => set({ assignedTo: id })} />
      <TextArea
        id="follow-up-note"
        label="Note"
        size="small"
        hint="Only staff can read it."
        error={error}
        value={note}
        onChange={({ target }) => set({ note: target.value })}
      />
      <div className="flex items-center gap-4">
        <button type="submit" className={buttonClass({ variant: 'primary' })} aria-busy={status === 'saving'}>
          {status === 'saving' ? 'Saving...' : 'Save'}
        </button>
        <p className="text-note text-ink-2" role="status">
          {status === 'saved' && 'Saved.'}
          {status === 'merged' && 'Saved. Somebody else also added a note. Both are in the field above.'}
          {status === 'idle' && isChanged(current) && 'Not saved yet.'}
        </p>
      </div>
    </form>
  )
}
