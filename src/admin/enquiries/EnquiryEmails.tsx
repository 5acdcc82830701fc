import { useStore } from '@nanostores/react'
import { $mayEdit } from '../../lib/http/admin-session'
import { TextButton } from '../ui/Button'
import { DetailPart } from '../ui/AdminPage'
import { canSendAgain, emailOutcome, type SentEmail } from './emails'
import type { Enquiry } from './inbox'
import { ResentStatus } from './ResentStatus'
import { useEmails, useSendAgain } from './useReplies'

const undelivered = new Set<SentEmail['state']>(['refused', 'failed', 'given_up'])

/** The emails of an enquiry other than replies, their states, and a way to resend one. */
export function EnquiryEmails({ enquiry, now }: { enquiry: Enquiry; now: Date }) {
  const { data, isError } = useEmails(enquiry)
  const emails = data?.filter(({ isReply }) => !isReply)
  const again = useSendAgain(enquiry)
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
              {maySend && canSendAgain(email) && (
                <TextButton
                  className="py-1 decoration-edge"
                  aria-label={`Send again: the email to ${email.to}${email.about && `, ${email.about}`}`}
                  onClick={() => again.mutate(email)}
                >
                  Send again
                </TextButton>
              )}
            </span>
            {undelivered.has(email.state) && email.error && (
              <span className="block text-small wrap-anywhere text-ink-2">“{email.error}”</span>
            )}
          </li>
        ))}
      </ul>
      <ResentStatus className="pt-2 text-small text-ink-2 empty:hidden" again={again}>
        {isError && 'The emails could not be loaded.'}
      </ResentStatus>
    </DetailPart>
  )
}
