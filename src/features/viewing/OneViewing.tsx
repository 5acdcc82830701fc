import { fullStop } from '#messages/common.ts'
import { titleLanguage } from '#messages/formats.ts'
import { chooseTime } from '#messages/slots.ts'
import * as messages from '#messages/viewing.ts'
import { Fragment, useEffect, useRef, useState } from 'react'
import { buttonClass } from '../../components/ui/button-class'
import { ConfirmDialog } from '../../components/ui/ConfirmDialog'
import { Notice } from '../../components/ui/Notice'
import { ActionRow } from '../../components/ui/ActionRow'
import { PhoneLink } from '../../components/ui/PhoneLink'
import { canCancel, canMove, type LinkedViewing, type OpenViewing } from '../../domain/viewing/linked-viewing'
import { SlotChoice } from '../../domain/viewing/SlotChoice'
import { cancelViewing, moveViewing, viewingByToken } from '../../domain/viewing/slots.queries'
import { useSlotChoice } from '../../domain/viewing/useSlotChoice'
import { changeOutcome } from '../../lib/http/change-outcome'
import type { Result } from '../../lib/http/result'
import { registerOverlay } from '../../lib/overlay-history'
import { appointmentTexts } from './appointment-texts'
import { localMoment, ViewingFacts } from './ViewingFacts'

const slotId = 'viewing-slot'

interface Props {
  token: string
  viewing: OpenViewing
  onChange: (viewing: LinkedViewing | null) => void
}

/** A viewing or a valuation visit, which its visitor moves to another free time or cancels. */
export function OneViewing({ token, viewing, onChange }: Props) {
  const { state, startsAt, kind, listingId, title, appointment } = viewing
  const texts = appointmentTexts(appointment)
  const isVisit = appointment === 'valuation'
  const [mode, setMode] = useState<'idle' | 'moving' | 'cancelling'>('idle')
  const choice = useSlotChoice(slotId)
  const [busy, setBusy] = useState(false)
  const [message, setMessage] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const times = useRef<HTMLDivElement>(null)
  // The pressed button is replaced, so the focus goes to what it opened.
  useEffect(() => {
    if (mode === 'moving') times.current?.focus()
  }, [mode])

  async function settle(
    change: Promise<Result<LinkedViewing | null>>,
    isDone: (stored: LinkedViewing | null) => boolean,
    isPossible: (stored: LinkedViewing | null) => boolean,
    news: string,
  ) {
    setBusy(true)
    choice.clearProblem()
    setMessage('')
    const outcome = await changeOutcome(change, () => viewingByToken(token), isDone)
    // Another tab or staff may have changed it.
    const stored = outcome.kind === 'refused' ? await viewingByToken(token) : null
    setBusy(false)
    if (stored?.ok) onChange(stored.value)
    if (outcome.kind === 'unknown') return choice.fail(messages.tryOnceMore)
    if (outcome.kind === 'refused')
      return stored?.ok && !isPossible(stored.value) ? keep() : choice.refuse(outcome.failure, messages.unreachable)
    if (outcome.kind === 'unchanged') {
      choice.fail(messages.unreachable)
      return onChange(outcome.value)
    }
    setMode('idle')
    choice.clear()
    setMessage(news)
    onChange(outcome.value)
    setTimeout(() => heading.current?.focus())
  }
  const move = () => {
    if (busy) return
    if (!choice.slot) return choice.fail(chooseTime)
    const start = new Date(choice.slot)
    const isMoved = (stored: LinkedViewing | null) =>
      stored !== null && 'startsAt' in stored && stored.startsAt.getTime() === start.getTime()
    void settle(moveViewing(token, start), isMoved, canMove, texts.moved)
  }
  function keep() {
    setMode('idle')
    choice.clear()
    setTimeout(() => heading.current?.focus())
  }
  /** Opens the dialog with the stored time: the page may show an earlier one. */
  async function askToCancel() {
    if (busy) return
    setBusy(true)
    const stored = await viewingByToken(token)
    setBusy(false)
    if (stored.ok) onChange(stored.value)
    // The times may have been opened meanwhile.
    if (!stored.ok || canCancel(stored.value)) setMode((now) => (now === 'idle' ? 'cancelling' : now))
    else keep()
  }
  const isAhead = state !== 'cancelled'
  const isOffMarket = !isVisit && !listingId
  const isMoving = mode === 'moving' && canMove(viewing)
  const ofCancelled = isOffMarket ? messages.cancelledOffMarket : texts.explanations.cancelled
  const ofBooked = kind === 'video' ? texts.bookedByVideo : texts.explanations.booked
  const explanation = { requested: texts.explanations.requested, booked: ofBooked, cancelled: ofCancelled }[state]
  /** Whether a response was lost and what is stored could not be read. */
  const isUnknown = choice.problem === messages.tryOnceMore
  return (
    <div className="grid max-w-measure gap-5">
      <div>
        <h2 className="text-h3 focus:outline-none" ref={heading} tabIndex={-1}>
          {texts.titles[state]}
        </h2>
        <p className="mt-2">{explanation}</p>
      </div>
      <p className="font-semibold empty:sr-only" role="status">
        {message}
      </p>
      <ViewingFacts {...{ viewing }} />
      {isMoving && (
        <div className="focus:outline-none" role="group" aria-label={messages.anotherTime} tabIndex={-1} ref={times}>
          <SlotChoice
            id={slotId}
            emptyHint={messages.pleaseCall}
            listing={isVisit ? null : listingId}
            {...{ kind, choice }}
          />
        </div>
      )}
      {choice.problem && !isMoving && (
        <Notice tone="problem" title={isUnknown ? messages.unknownOutcome : messages.nothingChanged} role="alert">
          <p>{choice.problem}</p>
        </Notice>
      )}
      {isAhead && (
        <ActionRow near>
          {isMoving ? (
            <Fragment key="moving">
              <button type="button" className={buttonClass({ variant: 'send' })} aria-busy={busy} onClick={move}>
                {texts.move}
              </button>
              <button type="button" className={buttonClass({ variant: 'outline' })} onClick={keep}>
                {messages.keepTime}
              </button>
            </Fragment>
          ) : (
            <Fragment key="idle">
              {!isOffMarket && (
                <button type="button" className={buttonClass({ variant: 'primary' })} onClick={() => setMode('moving')}>
                  {messages.chooseAnother}
                </button>
              )}
              <button
                type="button"
                className={buttonClass({ variant: 'outline' })}
                aria-busy={busy}
                onClick={() => void askToCancel()}
              >
                {texts.cancel}
              </button>
            </Fragment>
          )}
        </ActionRow>
      )}
      <p className={isOffMarket && isAhead ? 'font-semibold' : 'text-note text-ink-2'}>
        {isOffMarket && isAhead ? messages.offMarket : messages.urgent}
        <PhoneLink />
        {fullStop}
      </p>
      {mode === 'cancelling' && (
        <ConfirmDialog
          title={texts.reallyCancel}
          cancel={texts.keep}
          onCancel={() => setMode('idle')}
          onOpen={registerOverlay}
        >
          <div>
            <p className="mb-3 font-semibold wrap-anywhere">
              {title && (
                <span className="block" lang={titleLanguage || undefined}>
                  {title}
                </span>
              )}
              {localMoment(startsAt)}
            </p>
            <p>{messages.othersMayTake}</p>
          </div>
          <button
            type="button"
            className={buttonClass({ variant: 'danger' })}
            disabled={busy}
            onClick={() => {
              setMode('idle')
              void settle(cancelViewing(token), (stored) => stored?.state === 'cancelled', canCancel, texts.isCancelled)
            }}
          >
            {texts.cancel}
          </button>
        </ConfirmDialog>
      )}
    </div>
  )
}
