import { useEffect, useState } from 'react'
import { buttonClass } from '../../components/ui/button-class'
import { ChoiceGroup } from '../../components/ui/form/ChoiceGroup'
import { Notice } from '../../components/ui/Notice'
import { ActionRow } from '../../components/ui/ActionRow'
import type { Alert, Frequency } from '../../domain/alert/alert'
import { alertByToken, changeAlert, confirmAlert, endAlert } from '../../domain/alert/alert.queries'
import { listLinks } from '../../domain/listing/offered-types'
import type { Result } from '../../lib/http/result'
import { listPath, paths } from '../../paths'
import { AlertSubject } from './AlertSubject'
import { frequencyOptions } from './frequency-choice'

function textsOf(alert: Alert) {
  const comes =
    alert.kind !== 'listings'
      ? 'a home like these is listed'
      : `the price or status of ${alert.watched.length === 1 ? 'this home' : 'these homes'} changes`
  return {
    unconfirmed: `Do you want an email when ${comes}?`,
    active: `We email you when ${comes}`,
    confirmed:
      'Confirmed. We email you ' +
      `${alert.kind === 'listings' ? 'at the next change' : 'when the next home is listed'}.`,
  }
}

const Lists = () => (
  <div>
    <p className="max-w-measure">
      For emails about new homes, set the filters of a list. Below the list, press “Tell me about new homes like these”,
      or “Tell me when a home is listed” if it is empty. For emails about a change of price or status, save a home. Then
      press “Tell me when a price or status changes” on the page of your saved homes.
    </p>
    <ActionRow near>
      {listLinks.map(({ path, label }) => (
        <a href={path} key={path}>
          {label}
        </a>
      ))}
      <a href={paths.saved}>Saved homes</a>
    </ActionRow>
  </div>
)

/** One alert. Changes nothing without a press. */
function OneAlert({ token }: { token: string }) {
  const [alert, setAlert] = useState<Alert | null>()
  const [frequency, setFrequency] = useState<Frequency>('at_once')
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  const [done, setDone] = useState('')

  const take = (result: Result<Alert | null>, news = '') => {
    setBusy(false)
    setFailed(!result.ok)
    if (!result.ok) return
    setAlert(result.value)
    if (result.value && result.value.kind !== 'listings') setFrequency(result.value.frequency)
    setDone(news)
  }
  async function settle(pending: Promise<Result<Alert | null>>, news?: string) {
    setBusy(true)
    setDone('')
    take(await pending, news)
  }
  useEffect(() => {
    void alertByToken(token).then((result) => take(result))
  }, [token])

  const choose = (value: string) => {
    setFrequency(value as Frequency)
    void settle(changeAlert(token, value as Frequency), 'Your change is saved.')
  }
  const problem = failed && (
    <Notice tone="problem" title="Our server did not answer." role="alert">
      <p className="mb-3">Nothing has changed. Please try again when you are online.</p>
      {alert === undefined && (
        <button
          type="button"
          className={buttonClass({ variant: 'secondary', size: 'small' })}
          onClick={() => void settle(alertByToken(token))}
        >
          Try again
        </button>
      )}
    </Notice>
  )
  if (alert === undefined) return problem || <p role="status">Loading your alert …</p>
  if (alert === null)
    return (
      <div className="grid max-w-measure gap-4">
        <Notice title="This link does not work." role="status">
          <p>A confirmation link works for one week. Check that you opened the whole link, or ask for a new alert.</p>
        </Notice>
        <Lists />
      </div>
    )
  if (alert.state === 'ended')
    return (
      <div className="grid max-w-measure gap-4">
        <Notice tone="good" title="You are unsubscribed." role="status">
          <p>
            You get no more of these emails. We have erased your address and your request. We keep only a code made from
            the address, as a record that you unsubscribed.
          </p>
        </Notice>
        <Lists />
      </div>
    )

  const texts = textsOf(alert)
  return (
    <div className="grid max-w-measure gap-5">
      {problem}
      <h2 className="text-h2">{texts[alert.state]}</h2>
      <AlertSubject alert={alert} />
      {alert.kind !== 'listings' && (
        <ChoiceGroup
          id="alert-frequency"
          name="frequency"
          label="How often"
          value={frequency}
          options={frequencyOptions}
          onChoose={choose}
        />
      )}
      <p className="empty:hidden" role="status">
        {done}
      </p>
      {alert.state === 'active' && (
        <ActionRow near>
          {alert.kind !== 'listings' && (
            <a href={`${listPath(alert.filters.type)}?${alert.address}`}>See these homes now</a>
          )}
          <a href={paths.saved}>Saved homes</a>
          <a href={paths.contact}>Tell us what you are looking for</a>
        </ActionRow>
      )}
      <div className="flex flex-wrap gap-3">
        {alert.state === 'unconfirmed' && (
          <button
            type="button"
            className={buttonClass({ variant: 'send' })}
            disabled={busy}
            onClick={() => void settle(confirmAlert(token), texts.confirmed)}
          >
            Yes, send me these emails
          </button>
        )}
        <button
          type="button"
          className={buttonClass({ variant: 'outline' })}
          disabled={busy}
          onClick={() => void settle(endAlert(token))}
        >
          {alert.state === 'unconfirmed' ? 'No, thank you' : 'Unsubscribe'}
        </button>
      </div>
    </div>
  )
}

/** The page of one alert, by the token in its emails. */
export function AlertPage() {
  const [token] = useState(() => new URLSearchParams(location.search).get('token'))
  return token ? <OneAlert token={token} /> : <Lists />
}
