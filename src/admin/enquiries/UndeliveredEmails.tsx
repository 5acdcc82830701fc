import { useStore } from '@nanostores/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { $mayEdit } from '../../lib/http/admin-session'
import { counted } from '../../lib/format/words'
import { paths } from '../../paths'
import { useRead } from '../query/use-read'
import { AdminPage } from '../ui/AdminPage'
import { LoadState } from '../ui/LoadState'
import { canResend, emailOutcome, type UndeliveredEmail } from './emails'
import { resendEmail, undeliveredEmails } from './correspondence.queries'
import { ResendStatus } from './ResendStatus'
import { formatShortTimestamp } from '../../domain/staff/format-moments'
import { serverDate } from '../../lib/time/server-time'
import { TextButton } from '../ui/Button'

const emailsKey = ['undelivered emails']

/** Undelivered emails: the reason, and what to do. */
export function UndeliveredEmails() {
  const list = useRead(emailsKey, undeliveredEmails)
  const emails = list.data ?? []
  const client = useQueryClient()
  const resend = useMutation({
    mutationFn: ({ id }: UndeliveredEmail) => resendEmail(id),
    onSuccess: () => client.invalidateQueries({ queryKey: emailsKey }),
  })
  const maySend = useStore($mayEdit)
  const now = serverDate()
  return (
    <AdminPage
      rail="Emails"
      title="Failed emails"
      lead={
        <>
          Each enquiry sends one email to us and one to the sender. This page lists emails that were not delivered,
          including those of alerts and accounts. No enquiry is lost: they are all in the{' '}
          <a className="quiet-link" href={paths.adminEnquiries}>
            inbox
          </a>
          .
        </>
      }
    >
      <ResendStatus className="mt-4 text-note" resend={resend}>
        {emails.length > 0 && counted(emails.length, 'email')}
      </ResendStatus>
      <LoadState query={list} failure="The emails could not be loaded." />
      {list.data?.length === 0 && <p className="mt-4">No failed emails. Every email reached its mail server.</p>}
      {emails.length > 0 && (
        <ul className="mt-2 border-t border-ink">
          {emails.map((email) => (
            <li className="grid gap-x-6 border-b border-line py-3 laptop:grid-cols-[1fr_auto]" key={email.id}>
              <span className="wrap-anywhere">
                To {email.to}: {emailOutcome(email, now)}
                <span className="block text-small text-ink-2">
                  Written {formatShortTimestamp(email.createdAt, now)}
                  {email.purpose && <>. {email.purpose}</>}
                  {email.error && <>. “{email.error}”</>}
                  {email.advice && canResend(email) && <span className="block">{email.advice}</span>}
                </span>
              </span>
              <span className="flex items-baseline gap-5 text-note max-laptop:mt-1">
                {email.enquiry && (
                  <a
                    className="py-1 quiet-link decoration-edge"
                    href={paths.adminEnquiry(email.enquiry)}
                    aria-label={`View the enquiry of the email to ${email.to}`}
                  >
                    {' '}
                    View the enquiry{' '}
                  </a>
                )}
                {maySend && email.enquiry && canResend(email) && (
                  <TextButton
                    className="py-1 decoration-edge"
                    busy={resend.isPending}
                    aria-label={`Send again: the email to ${email.to}`}
                    onClick={() => resend.mutate(email)}
                  >
                    Send again
                  </TextButton>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </AdminPage>
  )
}
