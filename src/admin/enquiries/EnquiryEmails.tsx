import { useStore } from '@nanostores/react'
import { $mayEdit } from '../../lib/http/admin-session'
import { TextButton } from '../ui/Button'
import { DetailPart } from '../ui/AdminPage'
import { canResend, emailOutcome, isUndelivered } from './emails'
import type { Enquiry } from '../../domain/enquiry/enquiry'
import { ResendStatus } from './ResendStatus'
import { useEmails, useResendEmail } from './replies.queries'

/** The emails of an enquiry other than replies, their states, and a way to resend one. */
export function EnquiryEmails({ enquiry, now }: { enquiry: Enquiry; now: Date }) {
  const { data, isError } = useEmails(enquiry)
  const emails = data?.filter(({ isReply }) => !isReply)
  const resend = useResendEmail(enquiry)
  const maySend = useStore($mayEdit)
  return (
    <DetailPart id="emails-title" title="Emails">
      {emails?.length === 0 && <p className="border-b border-line py-2 text-note text-ink-2">No emails sent.</p>}
      <ul>
        {emails?.map((email) => (
          <li className="border-b border-line py-2 text-note" key={email.id}>
            <span className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="wrap-anywhere">
                To {email.to}
                {email.about && `, ${email.about}`}: <span className="text-ink-2">{emailOutcome(email, now)}</span>
              </span>
              {maySend && canResend(email) && (
                <TextButton
                  className="py-1 decoration-edge"
                  busy={resend.isPending}
                  aria-label={`Send again: the email to ${email.to}${email.about && `, ${email.about}`}`}
                  onClick={() => resend.mutate(email)}
                >
                  Send again
                </TextButton>
              )}
            </span>
            {isUndelivered(email) && email.error && (
              <span className="block text-small wrap-anywhere text-ink-2">“{email.error}”</span>
            )}
          </li>
        ))}
      </ul>
      <ResendStatus className="pt-2 text-small text-ink-2 empty:sr-only" resend={resend}>
        {isError && 'The emails could not be loaded.'}
      </ResendStatus>
    </DetailPart>
  )
}
