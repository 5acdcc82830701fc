import { useEffect, useState } from 'react'
import { buttonClass } from '../../components/ui/button-class'
import { ChoiceGroup } from '../../components/ui/form/ChoiceGroup'
import { Notice } from '../../components/ui/Notice'
import { WayOn } from '../../components/ui/WayOn'
import { type Alert, alertDetails, alertTitle, type Frequency, frequencyWords } from '../../domain/alert/alert'
import { alertOf, changeAlert, confirmAlert, endAlert } from '../../domain/alert/alert.queries'
import type { Result } from '../../lib/http/result'
import { listPath, paths } from '../../paths'

const options = Object.entries(frequencyWords).map(([value, label]) => ({ value, label }))
const titles = {
  unconfirmed: 'Shall we write when a home like these comes?',
  active: 'You hear from us when a home like these comes',
}

const Lists = () => (
  <div>
    <p>
      To be told of new homes, set the filters of a list as you like them, and press “Tell me about new homes like
      these” under it.
    </p>
    <WayOn near>
      <a href={paths.rent}>Homes to rent</a>
      <a href={paths.buy}>Homes for sale</a>
    </WayOn>
  </div>
)

/** The page of one alert, by the token of its letters: nothing happens on it without a press. */
export function AlertPage() {
  const [token] = useState(() => new URLSearchParams(location.search).get('token'))
  const [alert, setAlert] = useState<Alert | null>()
  const [frequency, setFrequency] = useState<Frequency>('at_once')
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  const [said, setSaid] = useState('')

  const take = (answer: Result<Alert | null>, done = '') => {
    setBusy(false)
    setFailed(!answer.ok)
    if (!answer.ok) return
    setAlert(answer.value)
    if (answer.value) setFrequency(answer.value.frequency)
    setSaid(done)
  }
  async function settle(asking: Promise<Result<Alert | null>>, done?: string) {
    setBusy(true)
    setSaid('')
    take(await asking, done)
  }
  useEffect(() => {
    if (token) void alertOf(token).then((answer) => take(answer))
  }, [token])

  const choose = (value: string) => {
    setFrequency(value as Frequency)
    void settle(changeAlert(token!, value as Frequency), 'Changed.')
  }
  const problem = failed && (
    <Notice tone="problem" title="No answer came from our side." role="alert">
      <p className="mb-3">Nothing was changed. Try again when the connection is back.</p>
      {alert === undefined && (
        <button
          type="button"
          className={buttonClass({ variant: 'secondary', size: 'small' })}
          onClick={() => void settle(alertOf(token!))}
        >
          Try again
        </button>
      )}
    </Notice>
  )
  if (!token) return <Lists />
  if (alert === undefined) return problem || <p role="status">Fetching your alert …</p>
  if (alert === null)
    return (
      <div className="grid max-w-[36em] gap-4">
        <Notice title="This link leads to no alert." role="status">
          <p>A link to confirm works for a week. Look whether the whole of it was copied, or ask once more.</p>
        </Notice>
        <Lists />
      </div>
    )
  if (alert.state === 'ended')
    return (
      <div className="grid max-w-[36em] gap-4">
        <Notice tone="good" title="These letters have ended." role="status">
          <p>
            No more follow. Your address and the search are erased; a code made from the address stays, to show that you
            stopped.
          </p>
        </Notice>
        <Lists />
      </div>
    )

  const details = alertDetails(alert.filters)
  return (
    <div className="grid max-w-[36em] gap-5">
      {problem}
      <h2 className="text-h2">{titles[alert.state]}</h2>
      <div>
        <p>
          <a className="font-semibold link" href={`${listPath(alert.filters.type)}?${alert.address}`}>
            {alertTitle(alert.filters)}
          </a>
        </p>
        {details.length > 0 && <p>{details.join(', ')}</p>}
      </div>
      <ChoiceGroup
        id="alert-frequency"
        name="frequency"
        label="How often"
        value={frequency}
        options={options}
        onChoose={choose}
      />
      <p className="empty:hidden" role="status">
        {said}
      </p>
      <div className="flex flex-wrap gap-3">
        {alert.state === 'unconfirmed' && (
          <button
            type="button"
            className={buttonClass({ variant: 'next' })}
            disabled={busy}
            onClick={() => void settle(confirmAlert(token), 'Confirmed. We write when the next one comes.')}
          >
            Yes, send me these
          </button>
        )}
        <button
          type="button"
          className={buttonClass({ variant: 'outline' })}
          disabled={busy}
          onClick={() => void settle(endAlert(token))}
        >
          {alert.state === 'unconfirmed' ? 'No, thank you' : 'End these letters'}
        </button>
      </div>
    </div>
  )
}
