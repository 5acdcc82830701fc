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

  if (isError)
    return <LoadFailure title="Your appointment could not be loaded." onRetry={() => setAttempt(attempt + 1)} />
  if (viewing === undefined) return <p role="status">Loading your appointment …</p>
  if (viewing === null)
    return (
      <Notice title="This link does not work." role="status">
        <p>
          Check that you opened the full link in our email. If it still does not work, call <PhoneLink />.
        </p>
      </Notice>
    )
  if (viewing.state === 'expired')
    return <ExpiredLink {...{ token }} appointment={viewing.appointment} isRenewable={viewing.renewable} />
  return <OneViewing {...{ token, viewing }} onChange={setViewing} />
}
