import { fullStop } from '#messages/common.ts'
import * as messages from '#messages/viewing.ts'
import { useEffect, useState } from 'react'
import { LoadFailure } from '../../components/ui/LoadFailure'
import { Notice } from '../../components/ui/Notice'
import { PhoneLink } from '../../components/ui/form/PhoneLink'
import type { LinkedViewing } from '../../domain/viewing/linked-viewing'
import { viewingByToken } from '../../domain/viewing/slots.queries'
import { ExpiredLink } from './ExpiredLink'
import { OneViewing } from './OneViewing'

/** The page of one viewing or valuation visit, by the secret in its emails. Changes nothing without a press. */
export function ViewingPage() {
  const [token] = useState(() => new URLSearchParams(location.search).get('token') ?? '')
  const [viewing, setViewing] = useState<LinkedViewing | null | undefined>(token ? undefined : null)
  const [isError, setError] = useState(false)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (!token) return
    void viewingByToken(token).then((result) => {
      setError(!result.ok)
      if (result.ok) setViewing(result.value)
    })
  }, [token, attempt])

  // A retry takes the button away: of two requests at once, the last response would win.
  const retry = () => (setError(false), setAttempt(attempt + 1))
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
  return <OneViewing {...{ token, viewing }} onChange={setViewing} />
}
