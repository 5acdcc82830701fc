import { useStore } from '@nanostores/react'
import { enquiryKey } from '../../domain/enquiry/enquiry-labels'
import { formatLondonTime } from '../../domain/staff/format-moments'
import { $mayEdit } from '../../lib/http/admin-session'
import { TextButton } from '../ui/Button'
import { DetailPart } from '../ui/AdminPage'
import { canResend, emailOutcome, isUndelivered } from './emails'
import type { Enquiry } from '../../domain/enquiry/enquiry'
import { textLanguage } from '../../lib/format/text-language'
import { ReplyForm } from './ReplyForm'
import { ResendStatus } from './ResendStatus'
import { useEmails, useReplies, useResendEmail } from './correspondence.queries'

/** The replies to an enquiry with the state of each email, and the form for another. */
export function Conversation({ enquiry, now }: { enquiry: Enquiry; now: Date }) {
  const replies = useReplies(enquiry)
  const emails = useEmails(enquiry).data ?? []
  const resend = useResendEmail(enquiry)
  const mayEdit = useStore($mayEdit)
  return (
    <DetailPart id="replies-title" title="Replies" className="mt-8">
      {replies.isError && (
        <p className="py-2 text-note text-ink-2" role="status">
          The replies could not be loaded. Check your connection.
        </p>
      )}
      {replies.data?.length === 0 && !mayEdit && (
        <p className="border-b border-line py-2 text-note text-ink-2">No reply yet.</p>
      )}
      <ol>
        {replies.data?.map(({ id, body, author_name: author, created_at: createdAt }) => {
          const email = emails.find((each) => each.id === id)
          const refused = email && isUndelivered(email)
          return (
            <li className="border-b border-line py-3 text-note" key={id}>
              <p className="text-small text-ink-2 tabular-nums">
                {author || 'A former colleague'}, {formatLondonTime(createdAt)}
              </p>
              <p className="my-1.5 wrap-anywhere whitespace-pre-line" dir="auto" lang={textLanguage(body)}>
                {body}
              </p>
              {email && (
                <p className={refused ? 'text-small font-semibold text-brick-2' : 'text-small text-ink-2'}>
                  To {email.to}: {emailOutcome(email, now)}
                  {refused && email.error && <span className="block font-normal">“{email.error}”</span>}
                  {refused && mayEdit && canResend(email) && (
                    <TextButton
                      className="block py-1 font-normal"
                      busy={resend.isPending}
                      onClick={() => resend.mutate(email)}
                    >
                      Send this reply again
                    </TextButton>
                  )}
                </p>
              )}
            </li>
          )
        })}
      </ol>
      <ResendStatus className="pt-2 text-small text-ink-2 empty:sr-only" resend={resend} />
      {mayEdit && <ReplyForm key={enquiryKey(enquiry)} enquiry={enquiry} now={now} />}
    </DetailPart>
  )
}

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
