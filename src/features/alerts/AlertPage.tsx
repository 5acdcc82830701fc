import * as buttons from '#messages/alerts.ts'
import * as messages from '#messages/alert-page.ts'
import { useEffect, useRef, useState } from 'react'
import { buttonClass } from '../../components/ui/button-class'
import { ChoiceGroup } from '../../components/ui/form/ChoiceGroup'
import { Notice } from '../../components/ui/Notice'
import { ActionRow } from '../../components/ui/ActionRow'
import type { Alert, Frequency } from '../../domain/alert/alert'
import { alertByToken, changeAlert, confirmAlert, endAlert } from '../../domain/alert/alert.queries'
import { listLinks } from '../../domain/listing/offered-types'
import { changeOutcome } from '../../lib/http/change-outcome'
import type { Result } from '../../lib/http/result'
import { listPath, paths } from '../../paths'
import { AlertSubject } from './AlertSubject'
import { frequencyOptions } from './frequency-choice'

function textsOf(alert: Alert) {
  if (alert.kind !== 'listings')
    return {
      unconfirmed: messages.wantNewHomes,
      active: messages.newHomes,
      confirmed: messages.confirmedNewHomes,
    }
  const only = alert.watched.length === 1
  return {
    unconfirmed: only ? messages.wantChangesOfOne : messages.wantChanges,
    active: only ? messages.changesOfOne : messages.changes,
    confirmed: messages.confirmedChanges,
  }
}

const Lists = () => (
  <div>
    <p className="max-w-measure">{messages.howToGetOne(buttons.likeThese, buttons.whenListed, buttons.whenChanged)}</p>
    <ActionRow near>
      {listLinks.map(({ path, label }) => (
        <a href={path} key={path}>
          {label}
        </a>
      ))}
      <a href={paths.saved}>{messages.savedHomes}</a>
    </ActionRow>
  </div>
)

/** One alert. Changes nothing without a press. */
function OneAlert({ token }: { token: string }) {
  const [alert, setAlert] = useState<Alert | null>()
  /** The frequency that is being stored. */
  const [chosen, setChosen] = useState<Frequency>()
  const [busy, setBusy] = useState(false)
  const latest = useRef(0)
  const pending = useRef<Promise<unknown>>(Promise.resolve())
  const [attempt, setAttempt] = useState(0)
  const [failure, setFailure] = useState('')
  const [done, setDone] = useState('')
  const title = useRef<HTMLHeadingElement & HTMLDivElement>(null)
  const state = alert === null ? 'unknown' : alert?.state
  const stateBefore = useRef(state)
  // The pressed button is gone.
  useEffect(() => {
    if (stateBefore.current && stateBefore.current !== state) title.current?.focus()
    stateBefore.current = state
  }, [state])

  useEffect(() => {
    const number = latest.current
    void alertByToken(token).then((result) => {
      // A change has been sent meanwhile.
      if (number !== latest.current) return
      if (result.ok) setAlert(result.value)
      else setFailure(messages.nothingChanged)
    })
  }, [token, attempt])

  async function settle(
    change: () => Promise<Result<Alert | null>>,
    isDone: (stored: Alert | null) => boolean,
    news = '',
  ) {
    const number = ++latest.current
    setBusy(true)
    setDone('')
    // One change at a time, so that the last one is also the last to be stored. One that was replaced is not sent.
    const settled = pending.current.then(() =>
      number === latest.current ? changeOutcome(change(), () => alertByToken(token), isDone) : undefined,
    )
    pending.current = settled
    const outcome = await settled
    if (outcome && 'value' in outcome) setAlert(outcome.value)
    if (!outcome || number !== latest.current) return
    setBusy(false)
    // After a failure the stored choice returns, so that the other can be pressed again.
    setChosen(undefined)
    setFailure(
      outcome.kind === 'done' ? '' : outcome.kind === 'unknown' ? messages.unknownOutcome : messages.nothingChanged,
    )
    if (outcome.kind === 'done') setDone(news)
  }
  const choose = (value: string) => {
    // The alert is being confirmed or ended.
    if (busy && !chosen) return
    setChosen(value as Frequency)
    const isDone = (stored: Alert | null) => stored?.kind !== 'listings' && stored?.frequency === value
    void settle(() => changeAlert(token, value as Frequency), isDone, messages.saved)
  }
  const problem = failure && (
    <Notice tone="problem" title={messages.noAnswer} role="alert">
      <p className="mb-3">{failure}</p>
      {alert === undefined && (
        <button
          type="button"
          className={buttonClass({ variant: 'secondary', size: 'small' })}
          // A retry takes the button away: of two requests at once, the last response would win.
          onClick={() => (setFailure(''), setAttempt(attempt + 1))}
        >
          {messages.tryAgain}
        </button>
      )}
    </Notice>
  )
  if (alert === undefined) return problem || <p role="status">{messages.loading}</p>
  if (alert === null)
    return (
      <div className="grid max-w-measure gap-4">
        <Notice title={messages.brokenLink} role="status" ref={title} tabIndex={-1}>
          <p>{messages.checkLink}</p>
        </Notice>
        <Lists />
      </div>
    )
  if (alert.state === 'ended')
    return (
      <div className="grid max-w-measure gap-4">
        <Notice tone="good" title={messages.unsubscribed} role="status" ref={title} tabIndex={-1}>
          <p>{messages.erased}</p>
        </Notice>
        <Lists />
      </div>
    )

  const texts = textsOf(alert)
  const isActive = (stored: Alert | null) => stored?.state === 'active'
  const confirm = () => {
    if (!busy) void settle(() => confirmAlert(token), isActive, texts.confirmed)
  }
  const isEnded = (stored: Alert | null) => stored === null || stored.state === 'ended'
  const end = () => {
    if (!busy) void settle(() => endAlert(token), isEnded)
  }
  return (
    <div className="grid max-w-measure gap-5">
      {problem}
      <h2 className="text-h2 focus:outline-none" ref={title} tabIndex={-1}>
        {texts[alert.state]}
      </h2>
      <AlertSubject alert={alert} />
      {alert.kind !== 'listings' && (
        <ChoiceGroup
          id="alert-frequency"
          name="frequency"
          label={messages.howOften}
          value={chosen ?? alert.frequency}
          options={frequencyOptions}
          onChoose={choose}
        />
      )}
      <p className="empty:sr-only" role="status">
        {done}
      </p>
      {alert.state === 'active' && (
        <ActionRow near>
          {alert.kind !== 'listings' && (
            <a href={`${listPath(alert.filters.type)}?${alert.address}`}>{messages.seeHomes}</a>
          )}
          <a href={paths.saved}>{messages.savedHomes}</a>
          <a href={paths.contact}>{messages.tellUs}</a>
        </ActionRow>
      )}
      <div className="flex flex-wrap gap-3">
        {alert.state === 'unconfirmed' && (
          <button type="button" className={buttonClass({ variant: 'send' })} aria-busy={busy} onClick={confirm}>
            {messages.yes}
          </button>
        )}
        <button type="button" className={buttonClass({ variant: 'outline' })} aria-busy={busy} onClick={end}>
          {alert.state === 'unconfirmed' ? messages.no : messages.unsubscribe}
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
