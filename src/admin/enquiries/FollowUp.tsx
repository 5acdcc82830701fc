import { useStore } from '@nanostores/react'
import clsx from 'clsx'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { labelClass } from '../../components/ui/form/field-class'
import { Select } from '../../components/ui/form/Select'
import { TextArea } from '../../components/ui/form/TextArea'
import { $account, $mayEdit } from '../../lib/http/admin-session'
import { useAccounts } from '../query/accounts'
import { assigneeName, assigneeOptions, isShared, nobodyLabel } from './assignees'
import type { Problem } from '../query/failure-text'
import { failureNotice } from './failure-notice'
import { conflictNotice, followUpValues, remainingUnsaved, type Unsaved } from './follow-up'
import { stateLabel, states } from '../../domain/enquiry/enquiry-labels'
import { Button } from '../ui/Button'
import { fieldProps, Form } from '../ui/Form'
import type { Enquiry } from '../../domain/enquiry/enquiry'
import { textLanguage } from '../../lib/format/text-language'
import { useSuggestedSpeakers } from './inbox.store'
import { useFollowUpForm } from './useFollowUpForm'
import { useSaveFollowUp } from './useSaveEnquiry'

const segmentClass = clsx(
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
  const accounts = useAccounts()
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
        <dd className="wrap-anywhere whitespace-pre-line" dir="auto" lang={textLanguage(note)}>
          {note || 'None.'}
        </dd>
      </div>
    </dl>
  )
}

const fieldIds = { note: 'follow-up-note' }

/** The status and note of an enquiry. Unsaved input stays in this tab, even when another enquiry is opened. */
function FollowUpForm({ enquiry }: { enquiry: Enquiry }) {
  const accounts = useAccounts()
  const me = useStore($account)?.id ?? ''
  const speakers = useSuggestedSpeakers([enquiry])
  const { form, isDirty, keep } = useFollowUpForm(enquiry)
  const { field: assignee } = useController({ control: form.control, name: 'assignedTo' })
  const save = useSaveFollowUp()
  const [notice, setNotice] = useState<Problem | null>(null)
  const [outcome, setOutcome] = useState<'saved' | 'merged' | null>(null)

  function submit(sent: Unsaved) {
    setNotice(null)
    setOutcome(null)
    form.setValue('note', sent.note)
    save.mutate(
      { enquiry, sent },
      {
        // Called only while this enquiry is open.
        onError: (error) => setNotice(failureNotice(error)),
        onSuccess: (saved) => {
          keep(remainingUnsaved(form.getValues(), sent, saved) ?? { ...saved, base: followUpValues(saved) })
          if (saved.conflicts.length > 0) setNotice(conflictNotice(sent, saved, enquiry.kind, accounts))
          setOutcome(sent.note !== sent.base.note && saved.note !== sent.note ? 'merged' : 'saved')
        },
      },
    )
  }
  const status = save.isPending ? 'saving' : isDirty ? 'unsaved' : outcome

  return (
    <Form className="mt-6" {...{ form, fieldIds }} problem={notice} aria-label="Follow-up" onSubmit={submit}>
      <fieldset>
        <legend className={labelClass}>Status</legend>
        <div className="grid grid-cols-2 gap-px bg-edge p-px">
          {states.map(({ value }) => (
            <label className="relative" key={value}>
              <input type="radio" className="peer absolute opacity-0" value={value} {...form.register('state')} />
              <span className={segmentClass}>{stateLabel(value, enquiry.kind)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {isShared(accounts) && (
        <Select
          id="assigned-to"
          label="Assigned to"
          size="small"
          options={assigneeOptions(accounts, assignee.value, me, speakers)}
          value={assignee.value}
          onChange={({ target }) => assignee.onChange(target.value)}
        />
      )}
      <TextArea label="Note" size="small" hint="Only staff can read it." {...fieldProps(form, 'note', fieldIds.note)} />
      <div className="flex items-center gap-4">
        <Button type="submit" variant="primary" busy={status === 'saving'}>
          {status === 'saving' ? 'Saving...' : 'Save'}
        </Button>
        <p className="text-note text-ink-2" role="status">
          {status === 'saved' && 'Saved.'}
          {status === 'merged' && 'Saved. Somebody else also added a note. Both are in the field above.'}
          {status === 'unsaved' && 'Not saved yet.'}
        </p>
      </div>
    </Form>
  )
}
