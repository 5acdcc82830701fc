import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { ErrorSummary } from '../../components/ui/form/ErrorSummary'
import { TextArea } from '../../components/ui/form/TextArea'
import { lengthOf, tidyText } from '../../lib/answers'
import type { Failure } from '../../lib/result'
import { bare } from '../../lib/send'
import { followUp } from './changes.store'
import { dropUnsaved, keepUnsaved, readUnsaved, type Unsaved } from './drafts'
import { type Enquiry, keyOf, longestNote, type State, states } from './inbox'

const tooLong = 'Please use 5,000 characters or fewer for the note.'

const meaning = ({ kind, message }: Failure) => {
  if (/has been erased|^Meanwhile/.test(message)) return bare(message)
  return kind === 'unreachable' ? 'No answer came. Check the connection, then save again.' : 'It was refused. Save again; if it is refused again, load the page again.'
}

/** How far one has come with an enquiry, and a note. What is not saved stays in this tab, whatever else is looked at. */
export function FollowUp({ enquiry }: { enquiry: Enquiry }) {
  const key = keyOf(enquiry)
  const [unsaved, setUnsaved] = useState(() => readUnsaved(key))
  const latest = useRef(unsaved)
  const { state, note } = unsaved ?? enquiry
  const [error, setError] = useState<string>()
  const [tries, setTries] = useState(0)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [phase, setPhase] = useState<'still' | 'saving' | 'saved'>('still')
  const banner = useRef<HTMLDivElement>(null)
  useEffect(() => void (failure && banner.current?.focus()), [failure])

  const put = (answers: Unsaved | null) => {
    latest.current = answers
    setUnsaved(answers)
    if (answers) keepUnsaved(key, answers)
    else dropUnsaved(key)
  }
  const set = (next: { state?: State; note?: string }) => {
    const answers = { state, note, ...next }
    if (phase !== 'saving') setPhase('still')
    put(answers.state === enquiry.state && answers.note === enquiry.note ? null : answers)
  }

  async function save(event: SyntheticEvent) {
    event.preventDefault()
    if (phase === 'saving') return
    const tidy = tidyText(note)
    const long = lengthOf(tidy) > longestNote
    setError(long ? tooLong : undefined)
    setFailure(null)
    if (long) return setTries(tries + 1)
    setPhase('saving')
    const sent = latest.current
    const answer = await followUp(enquiry, state, tidy)
    if (!answer.ok) {
      setPhase('still')
      return setFailure(answer.failure)
    }
    const whole = latest.current === sent
    if (whole) put(null)
    setPhase(whole ? 'saved' : 'still')
  }

  return (
    <form className="follow-up" onSubmit={save} noValidate aria-label="Follow-up">
      {error && <ErrorSummary errors={[{ id: 'follow-up-note', message: error }]} tries={tries} />}
      {failure && (
        <div className="notice problem" role="alert" tabIndex={-1} ref={banner}>
          <p className="title-line">This was not saved.</p>
          <p>{meaning(failure)} What you wrote is still here.</p>
        </div>
      )}
      <fieldset className="segments">
        <legend className="label">State</legend>
        <div>
          {states.map(({ value, label }) => (
            <label key={value}>
              <input type="radio" name="state" value={value} checked={state === value} onChange={() => set({ state: value })} />
              <span>{label}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <TextArea id="follow-up-note" label="Note" hint="Only the agency reads it." error={error} value={note} onChange={({ target }) => set({ note: target.value })} />
      <div className="save">
        <button type="submit" className="btn primary" aria-busy={phase === 'saving'}>{phase === 'saving' ? 'Saving...' : 'Save'}</button>
        <p role="status">{phase === 'saved' ? 'Saved.' : unsaved && phase === 'still' && 'Not saved yet.'}</p>
      </div>
    </form>
  )
}
