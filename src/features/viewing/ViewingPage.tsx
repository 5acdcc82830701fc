import { fullStop } from '#messages/common.ts'
import * as messages from '#messages/viewing.ts'
import { useEffect, useRef } from 'react'
import { LoadFailure } from '../../components/ui/LoadFailure'
import { Notice } from '../../components/ui/Notice'
import { PhoneLink } from '../../components/ui/PhoneLink'
import type { LinkedViewing } from '../../domain/viewing/linked-viewing'
import { viewingByToken } from '../../domain/viewing/slots.queries'
import { useTokenRead } from '../../lib/http/use-token-read'
import { ExpiredLink } from './ExpiredLink'
import { OneViewing } from './OneViewing'

/** The page of one viewing or valuation visit, by the secret in its emails. Changes nothing without a press. */
export function ViewingPage() {
  const { token, value: viewing, setValue: setViewing, isError, retry } = useTokenRead(viewingByToken)
  const changes = useRef(0)
  function change(stored: LinkedViewing | null) {
    changes.current++
    setViewing(stored)
  }
  // A tab that returns shows what another one, or staff, changed meanwhile. A late response replaces no newer change.
  useEffect(() => {
    async function onReturn() {
      if (!token || document.visibilityState !== 'visible') return
      const before = changes.current
      const stored = await viewingByToken(token)
      if (stored.ok && before === changes.current) setViewing(stored.value)
    }
    const listener = () => void onReturn()
    document.addEventListener('visibilitychange', listener)
    return () => document.removeEventListener('visibilitychange', listener)
  }, [token, setViewing])
  if (isError) return <LoadFailure title={messages.notLoaded} onRetry={retry} />
  if (viewing === undefined) return <p role="status">{messages.loading}</p>
  if (viewing === null)
    return (
      <Notice title={messages.unknownLink} role="status">
        <p>
          {messages.checkLink}
          <PhoneLink />
          {fullStop}
        </p>
      </Notice>
    )
  if (viewing.state === 'expired')
    return <ExpiredLink {...{ token }} appointment={viewing.appointment} isRenewable={viewing.renewable} />
  return <OneViewing {...{ token, viewing }} onChange={change} />
}
