import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { TextArea } from '../../components/ui/form/TextArea'
import { enquiryKey } from '../../domain/enquiry/enquiry-labels'
import { DayField } from '../ui/DayField'
import { fieldProps, Form, FormButtons, useSchemaForm, useValueProps } from '../ui/Form'
import type { Enquiry, Keep } from '../../domain/enquiry/enquiry'
import { firstKeepDay, keepSchema, lastKeepDay } from './retention'
import { keepDrafts } from './drafts'

interface Props {
  enquiry: Enquiry
  today: string
  busy: boolean
  onSave: (keep: Keep) => void
  onCancel: () => void
}

const fieldIds = { reason: 'keep-reason', until: 'keep-until' }

/** The date and reason of an extended retention. */
export function KeepForm({ enquiry, today, busy, onSave, onCancel }: Props) {
  const key = enquiryKey(enquiry)
  const [unsaved] = useState(() => keepDrafts.read(key))
  const first = firstKeepDay(enquiry, today)
  // As it was opened: a colleague's change is no typing.
  const [stored] = useState(enquiry.keep ?? { reason: '', until: '' })
  const form = useSchemaForm(keepSchema(first, today), unsaved ?? stored, { shouldFocusError: false })
  const untilProps = useValueProps(form, 'until', fieldIds.until)
  const { control, setFocus } = form
  // Unsaved input is restored with its enquiry, whose heading then has the focus.
  useEffect(() => {
    if (!unsaved) setFocus('reason')
  }, [unsaved, setFocus])
  const [reason, until] = useWatch({ control, name: ['reason', 'until'] })
  const isDirty = reason !== stored.reason || until !== stored.until
  useEffect(() => {
    if (isDirty) keepDrafts.store(key, { reason, until })
    else keepDrafts.drop(key)
  }, [key, isDirty, reason, until])
  return (
    <Form className="mt-4" {...{ form, fieldIds }} aria-label="Keep longer" onSubmit={onSave}>
      <TextArea
        label="Reason to keep it"
        size="small"
        hint="Such as a complaint, a claim or a legal duty."
        {...fieldProps(form, 'reason', fieldIds.reason)}
      />
      <DayField
        label="Keep until"
        hint="We erase it on the next day."
        min={first}
        max={lastKeepDay(today)}
        {...untilProps}
      />
      <FormButtons label="Save" busy={busy} onCancel={onCancel} />
    </Form>
  )
}
