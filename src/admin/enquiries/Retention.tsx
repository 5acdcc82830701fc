import { useStore } from '@nanostores/react'
import clsx from 'clsx'
import { useEffect, useRef, useState } from 'react'
import { Notice } from '../../components/ui/Notice'
import { $isAdministrator } from '../../lib/http/admin-session'
import { formatDay } from '../../lib/time/format-day'
import { londonDay } from '../../lib/time/london-time'
import { partTitle } from './part-title'
import { failureNotice, type Problem } from './failure-notice'
import { dropUnsavedKeep, readUnsavedKeep } from './drafts'
import { enquiryKey } from '../../domain/enquiry/enquiry-labels'
import { type Enquiry } from './inbox'
import { KeepForm } from './KeepForm'
import { failureOf } from '../query/request-error'
import { useSaveKeep } from './useSaveEnquiry'
import { erasureText, type Keep } from './retention'

const press = 'cursor-pointer py-2 quiet-link'

function conflictNotice(keep: Keep | null): Problem {
  const text = keep
    ? `Somebody else extended it until ${formatDay(keep.until)}. To change that, press the button again.`
    : 'Somebody else removed the extension. To keep it longer anyway, press the button again.'
  return { title: 'Nothing was changed.', text }
}

/** The erasure date of an enquiry, and its extension. */
export function Retention({ enquiry, now }: { enquiry: Enquiry; now: Date }) {
  const { keep, eraseOn } = enquiry
  const today = londonDay(now)
  const key = enquiryKey(enquiry)
  const [editing, setEditing] = useState(() => readUnsavedKeep(key) !== null)
  const saveKeep = useSaveKeep()
  const busy = saveKeep.isPending
  const mayKeep = useStore($isAdministrator)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [message, setMessage] = useState('')
  const title = useRef<HTMLHeadingElement>(null)
  const banner = useRef<HTMLDivElement>(null)
  useEffect(() => void (problem && banner.current?.focus()), [problem])
  // A database with an older view of the inbox has no date.
  if (!eraseOn) return null

  function save(keep: Keep | null) {
    if (busy) return
    setProblem(null)
    saveKeep.mutate(
      { enquiry, keep },
      {
        onError: (error) => setProblem(failureNotice(failureOf(error))),
        onSuccess: ({ stored, conflict }) => {
          if (conflict) return setProblem(conflictNotice(stored.keep))
          setMessage(keep ? 'Saved.' : 'Extension removed.')
          close()
        },
      },
    )
  }
  function close() {
    dropUnsavedKeep(key)
    setEditing(false)
    title.current?.focus()
  }
  return (
    <section className="mt-10 text-note" aria-labelledby="retention-title">
      <h3 className={clsx(partTitle, 'focus:outline-none')} id="retention-title" tabIndex={-1} ref={title}>
        Erasure
      </h3>
      {problem && (
        <Notice className="mt-4" tone="problem" title={problem.title} role="alert" tabIndex={-1} ref={banner}>
          <p>{problem.text}</p>
        </Notice>
      )}
      <p className="mt-2.5">{erasureText(eraseOn, today)}</p>
      {keep && (
        <p className="mt-1 wrap-anywhere whitespace-pre-line text-ink-2">
          Kept until {formatDay(keep.until)}. Reason: {keep.reason}
        </p>
      )}
      {!mayKeep ? null : editing ? (
        <KeepForm
          enquiry={enquiry}
          today={today}
          busy={busy}
          onSave={save}
          onCancel={() => {
            setProblem(null)
            close()
          }}
        />
      ) : (
        <p className="flex flex-wrap gap-x-6 text-ink-2">
          <button
            type="button"
            className={press}
            onClick={() => {
              setMessage('')
              setEditing(true)
            }}
          >
            {keep ? 'Change the date or reason' : 'Keep longer'}
          </button>
          {keep && (
            <button type="button" className={press} aria-busy={busy} onClick={() => save(null)}>
              Remove the extension
            </button>
          )}
        </p>
      )}
      <p className="text-ink-2" role="status">
        {!editing && message}
      </p>
    </section>
  )
}
