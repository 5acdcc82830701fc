import { fullStop } from '#messages/common.ts'
import * as messages from '#messages/viewing.ts'
import { useEffect, useRef, useState } from 'react'
import { buttonClass } from '../../components/ui/button-class'
import { Notice } from '../../components/ui/Notice'
import { PhoneLink } from '../../components/ui/PhoneLink'
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
  const texts = appointmentTexts(appointment)
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
      <Notice title={texts.isOver} role="status">
        <p>
          {texts.arrangeAnother}
          <PhoneLink />
          {fullStop}
        </p>
      </Notice>
    )
  return (
    <Notice title={messages.expired} role="status">
      {status === 'ready' ? (
        <p className="focus:outline-none" ref={sent} tabIndex={-1}>
          {messages.newLinkSent}
        </p>
      ) : (
        <>
          <p className="mb-3">{texts.unchanged}</p>
          {status === 'error' && (
            <p className="mb-3 font-semibold text-brick-2">
              {messages.notSent}
              <PhoneLink />
              {fullStop}
            </p>
          )}
          <button
            type="button"
            className={buttonClass({ variant: 'primary', size: 'small' })}
            disabled={status === 'loading'}
            onClick={() => void renew()}
          >
            {messages.sendNewLink}
          </button>
        </>
      )}
    </Notice>
  )
}
