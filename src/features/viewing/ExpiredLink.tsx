import { useEffect, useRef, useState } from 'react'
import { buttonClass } from '../../components/ui/button-class'
import { Notice } from '../../components/ui/Notice'
import { PhoneLink } from '../../components/ui/form/PhoneLink'
import { renewViewingLink } from '../../domain/viewing/slots.queries'
import { appointmentTexts } from './appointment-texts'

interface Props {
  token: string
  appointment: 'viewing' | 'valuation'
  /** The viewing is still ahead. */
  isRenewable: boolean
}

/** Offers a new email, which goes only to the address of the enquiry. */
export function ExpiredLink({ token, appointment, isRenewable }: Props) {
  const { what, over } = appointmentTexts(appointment)
  const [status, setStatus] = useState<'idle' | 'loading' | 'ready' | 'error'>('idle')
  const sent = useRef<HTMLParagraphElement>(null)
  // The pressed button is gone.
  useEffect(() => {
    if (status === 'ready') sent.current?.focus()
  }, [status])
  async function renew() {
    setStatus('loading')
    const result = await renewViewingLink(token)
    setStatus(result.ok && result.value ? 'ready' : 'error')
  }
  if (!isRenewable)
    return (
      <Notice title={`This ${what} is over, or it was cancelled.`} role="status">
        <p>
          Our links work until the {what} begins. {over} <PhoneLink />.
        </p>
      </Notice>
    )
  return (
    <Notice title="This link has expired." role="status">
      {status === 'ready' ? (
        <p className="focus:outline-none" ref={sent} tabIndex={-1}>
          We have sent you an email with a new link. It goes to the address that you gave us.
        </p>
      ) : (
        <>
          <p className="mb-3">Your {what} has not changed. We can email you a new link.</p>
          {status === 'error' && (
            <p className="mb-3 font-semibold text-brick-2">
              We could not send it. Please try again, or call <PhoneLink />.
            </p>
          )}
          <button
            type="button"
            className={buttonClass({ variant: 'primary', size: 'small' })}
            disabled={status === 'loading'}
            onClick={() => void renew()}
          >
            Send me a new link
          </button>
        </>
      )}
    </Notice>
  )
}
