import { useStore } from '@nanostores/react'
import { useRef, useState } from 'react'
import { $isAdministrator } from '../../lib/http/admin-session'
import { enquiryKey } from '../../domain/enquiry/enquiry-labels'
import { formatDay } from '../../lib/time/format-day'
import { londonDay } from '../../lib/time/london-time'
import type { Problem } from '../query/failure-text'
import { TextButton } from '../ui/Button'
import { ProblemNotice } from '../ui/ProblemNotice'
import { DetailPart } from '../ui/AdminPage'
import { failureNotice } from './failure-notice'
import { type Enquiry, type Keep } from '../../domain/enquiry/enquiry'
import { KeepForm } from './KeepForm'
import { useSaveKeep } from './useSaveEnquiry'
import { erasureText } from './retention'
import { keepDrafts } from './drafts'

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
  const [editing, setEditing] = useState(() => keepDrafts.read(key) !== null)
  const saveKeep = useSaveKeep()
  const { isPending: busy, data: saved, error } = saveKeep
  const mayKeep = useStore($isAdministrator)
  const [message, setMessage] = useState('')
  const title = useRef<HTMLHeadingElement>(null)
  // A database with an older view of the inbox has no date.
  if (!eraseOn) return null

  function save(keep: Keep | null) {
    saveKeep.mutate(
      { enquiry, keep },
      {
        onSuccess: ({ conflict }) => {
          if (conflict) return
          setMessage(keep ? 'Saved.' : 'Extension removed.')
          close()
        },
      },
    )
  }
  function close() {
    keepDrafts.drop(key)
    setEditing(false)
    title.current?.focus()
  }
  return (
    <DetailPart id="retention-title" title="Erasure" titleRef={title} className="mt-10 text-note">
      <ProblemNotice
        className="mt-4"
        problem={saved?.conflict ? conflictNotice(saved.stored.keep) : failureNotice(error)}
      />
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
            saveKeep.reset()
            close()
          }}
        />
      ) : (
        <p className="flex flex-wrap gap-x-6 text-ink-2">
          <TextButton
            className="py-2"
            onClick={() => {
              setMessage('')
              setEditing(true)
            }}
          >
            {keep ? 'Change the date or reason' : 'Keep longer'}
          </TextButton>
          {keep && (
            <TextButton className="py-2" busy={busy} onClick={() => save(null)}>
              Remove the extension
            </TextButton>
          )}
        </p>
      )}
      <p className="text-ink-2" role="status">
        {!editing && message}
      </p>
    </DetailPart>
  )
}
