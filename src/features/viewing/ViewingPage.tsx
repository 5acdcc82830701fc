import { fullStop } from '#messages/common.ts'
import * as messages from '#messages/viewing.ts'
import { LoadFailure } from '../../components/ui/LoadFailure'
import { Notice } from '../../components/ui/Notice'
import { PhoneLink } from '../../components/ui/PhoneLink'
import { viewingByToken } from '../../domain/viewing/slots.queries'
import { useTokenRead } from '../../lib/http/use-token-read'
import { ExpiredLink } from './ExpiredLink'
import { OneViewing } from './OneViewing'

/** The page of one viewing or valuation visit, by the secret in its emails. Changes nothing without a press. */
export function ViewingPage() {
  const { token, value: viewing, setValue: setViewing, isError, retry } = useTokenRead(viewingByToken)
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
