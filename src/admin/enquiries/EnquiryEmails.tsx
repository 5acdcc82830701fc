import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { $mayEdit } from '../../lib/http/admin-session'
import type { Result } from '../../lib/http/result'
import { canSendAgain, emailOutcome, type SentEmail } from './emails'
import { emailsOf, sendEmailAgain } from './emails.queries'
import type { Enquiry } from './inbox'
import { onRefusal } from './inbox.store'
import { partTitle } from './part-title'

const undelivered = new Set<SentEmail['state']>(['refused', 'failed', 'given_up'])

interface Props {
  enquiry: Enquiry
  now: Date
  /** The number of changes that sent an email; a new number reloads the list. */
  changes: number
}

/** The emails of an enquiry, their states, and a way to resend one. */
export function EnquiryEmails({ enquiry, now, changes }: Props) {
  const [emails, setEmails] = useState<SentEmail[] | null>(null)
  const [message, setMessage] = useState('')
  const maySend = useStore($mayEdit)
  const show = (result: Result<SentEmail[]>) =>
    result.ok ? setEmails(result.value) : setMessage('The emails could not be loaded.')
  useEffect(() => {
    let here = true
    void emailsOf(enquiry).then((result) => here && show(result))
    return () => void (here = false)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Another enquiry is another component.
  }, [changes])

  async function sendAgain({ id, to }: SentEmail) {
    setMessage('')
    const result = await sendEmailAgain(id)
    if (!result.ok) {
      onRefusal(result.failure)
      return setMessage('The email was not sent. Check your connection, then try again.')
    }
    setMessage(
      result.value
        ? `We are sending the email to ${to} again.`
        : `The email to ${to} was not sent again. It is already waiting, or it is out of date.`,
    )
    show(await emailsOf(enquiry))
  }

  return (
    <section className="mt-10" aria-labelledby="emails-title">
      <h3 className={partTitle} id="emails-title">
        {' '}
        Emails{' '}
      </h3>
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
                <button
                  type="button"
                  className="cursor-pointer py-1 quiet-link decoration-edge"
                  aria-label={`Send again: the email to ${email.to}${email.about && `, ${email.about}`}`}
                  onClick={() => void sendAgain(email)}
                >
                  Send again
                </button>
              )}
            </span>
            {undelivered.has(email.state) && email.error && (
              <span className="block text-small wrap-anywhere text-ink-2">“{email.error}”</span>
            )}
          </li>
        ))}
      </ul>
      <p className="pt-2 text-small text-ink-2 empty:hidden" role="status">
        {message}
      </p>
    </section>
  )
}
