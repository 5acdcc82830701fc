import { valibotResolver } from '@hookform/resolvers/valibot'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { buttonClass } from '../../components/ui/button-class'
import { TextField } from '../../components/ui/form/TextField'
import { Notice } from '../../components/ui/Notice'
import { textForKey } from '../../lib/http/database-error'
import { isEmailAddress } from '../../lib/form/email-address'
import { tidyLine } from '../../lib/form/normalise'
import { failureOf, unwrap } from '../query/request-error'
import { Sheet } from '../ui/Sheet'
import { showToast } from '../ui/toasts'
import { type Owner, sendReport } from './owner-report.queries'

const schema = v.object({
  name: v.pipe(v.string(), v.transform(tidyLine), v.maxLength(200, 'Please use 200 characters or fewer for the name.')),
  email: v.pipe(
    v.string(),
    v.transform(tidyLine),
    v.check(isEmailAddress, 'Please enter an email address, such as name@example.com.'),
  ),
})

const refusals = {
  'no-email-address': 'The server does not accept this email address. Check it, then send again.',
  'type-not-offered': 'The website does not show this home, so it has no figures.',
  'draft-not-reported': 'A draft has no figures yet. Publish it first.',
  'listing-deleted': 'This listing has been deleted.',
}

interface Props {
  listing: string
  /** From the listing's private record. */
  owner: Owner
  onClose: () => void
}

/** Emails the report to the owner. */
export function SendReport({ listing, owner, onClose }: Props) {
  const client = useQueryClient()
  const form = useForm<Owner>({ defaultValues: owner, resolver: valibotResolver(schema) })
  const send = useMutation({
    mutationFn: async (to: Owner) => unwrap(await sendReport(listing, to)),
    onSuccess: (_, { email }) => {
      showToast(`The report is on its way to ${email}.`)
      void client.invalidateQueries({ queryKey: ['report-links', listing] })
      onClose()
    },
  })
  const failure = send.error && failureOf(send.error)
  const { errors } = form.formState
  return (
    <Sheet title="Email to the owner" isOpen onClose={onClose}>
      <form
        className="grid gap-4.5 *:mb-0 *:max-w-none"
        onSubmit={(event) => void form.handleSubmit((to) => send.mutate(to))(event)}
        noValidate
      >
        <p className="text-note text-ink-2">
          The email has the figures, and a link to this report that needs no account. The link works for 30 days.
        </p>
        <TextField
          id="report-name"
          label="Owner’s name"
          optional
          size="small"
          {...form.register('name')}
          error={errors.name?.message}
        />
        <TextField
          id="report-email"
          label="Email"
          size="small"
          inputMode="email"
          hint={owner.email ? undefined : 'The listing’s record has no email address of its owner.'}
          {...form.register('email')}
          error={errors.email?.message}
        />
        {failure && (
          <Notice tone="problem" title="The report was not sent." role="alert">
            <p>
              {failure.kind === 'unreachable'
                ? 'The server did not answer. Check your connection, then send again.'
                : (textForKey(refusals, failure) ?? 'The server refused it. Try again, or reload the page.')}
            </p>
          </Notice>
        )}
        <div className="flex flex-wrap gap-3">
          <button type="submit" className={buttonClass({ variant: 'send' })} aria-busy={send.isPending}>
            {send.isPending ? 'Sending...' : 'Send the report'}
          </button>
          <button type="button" className={buttonClass({ variant: 'outline' })} onClick={onClose}>
            Cancel
          </button>
        </div>
      </form>
    </Sheet>
  )
}
