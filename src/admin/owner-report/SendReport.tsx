import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import * as v from 'valibot'
import { TextField } from '../../components/ui/form/TextField'
import { isEmailAddress } from '../../lib/form/email-address'
import { tidyLine } from '../../lib/form/normalise'
import { type IdempotencyKey, idempotencyKeyFor } from '../../lib/form/row-id'
import { problemOf } from '../query/failure-text'
import { fieldProps, Form, FormButtons, useSchemaForm } from '../ui/Form'
import { showToast } from '../ui/toasts'
import { type Owner, sendReport } from './owner-report.queries'
import { refusals } from './report-refusals'

const schema = v.object({
  name: v.pipe(v.string(), v.transform(tidyLine), v.maxLength(200, 'Please use 200 characters or fewer for the name.')),
  email: v.pipe(
    v.string(),
    v.transform(tidyLine),
    v.check(isEmailAddress, 'Please enter an email address, such as name@example.com.'),
  ),
})

interface Props {
  listing: string
  /** From the listing's private record. */
  owner: Owner
  onClose: () => void
}

/** Emails the report to the owner. */
export function SendReport({ listing, owner, onClose }: Props) {
  const client = useQueryClient()
  const form = useSchemaForm(schema, owner)
  // If a response was lost, the second press sends nothing more. Another recipient is another email.
  const sent = useRef<IdempotencyKey>(null)
  const send = useMutation({
    mutationFn: (to: Owner) => {
      sent.current = idempotencyKeyFor({ to: to.email }, sent.current)
      return sendReport(listing, to, sent.current.id)
    },
    onSuccess: (_, { email }) => {
      showToast(`The report is on its way to ${email}.`)
      void client.invalidateQueries({ queryKey: ['report-links', listing] })
      onClose()
    },
  })
  const problem = problemOf(send.error, 'The report was not sent.', { retryAdvice: 'send it again', refusals })
  return (
    <Form {...{ form, problem }} onSubmit={(to) => send.mutate(to)}>
      <p className="text-note text-ink-2">
        The email has the figures, and a link to this report that needs no account. The link works for 30 days.
      </p>
      <TextField label="Owner’s name" optional size="small" {...fieldProps(form, 'name', 'report-name')} />
      <TextField
        label="Email"
        size="small"
        inputMode="email"
        hint={owner.email ? undefined : 'The listing’s record has no email address of its owner.'}
        {...fieldProps(form, 'email', 'report-email')}
      />
      <FormButtons
        label="Send the report"
        variant="send"
        busy={send.isPending}
        busyLabel="Sending..."
        onCancel={onClose}
      />
    </Form>
  )
}
