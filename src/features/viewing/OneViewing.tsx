import { fullStop } from '#messages/common.ts'
import { titleLanguage } from '#messages/formats.ts'
import { chooseTime } from '#messages/slots.ts'
import * as messages from '#messages/viewing.ts'
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react'
import { buttonClass } from '../../components/ui/button-class'
import { ConfirmDialog } from '../../components/ui/ConfirmDialog'
import { Notice } from '../../components/ui/Notice'
import { ActionRow } from '../../components/ui/ActionRow'
import { PhoneLink } from '../../components/ui/PhoneLink'
import type { LinkedViewing, OpenViewing } from '../../domain/viewing/linked-viewing'
import { SlotChoice } from '../../domain/viewing/SlotChoice'
import { cancelViewing, moveViewing, viewingByToken } from '../../domain/viewing/slots.queries'
import { useSlotChoice } from '../../domain/viewing/useSlotChoice'
import { changeOutcome } from '../../lib/http/change-outcome'
import type { Result } from '../../lib/http/result'
import { registerOverlay } from '../../lib/overlay-history'
import { formatMoment } from '../../lib/time/format-moment'
import { paths } from '../../paths'
import { appointmentTexts } from './appointment-texts'

const slotId = 'viewing-slot'

interface Props {
  token: string
  viewing: OpenViewing
  onChange: (viewing: LinkedViewing | null) => void
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="grid grid-cols-[6rem_minmax(0,1fr)] items-baseline gap-4 border-b border-line py-2">
    <dt className="text-ink-2">{label}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </div>
)

/** A viewing or a valuation visit, which its visitor moves to another free time or cancels. */
export function OneViewing({ token, viewing, onChange }: Props) {
  const { state, startsAt, minutes, kind, listingId, title, slug, appointment } = viewing
  const texts = appointmentTexts(appointment)
  const isVisit = appointment === 'valuation'
  const how = isVisit ? messages.weVisit : kind === 'video' ? messages.byVideo : messages.inPerson
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
    news: string,
  ) {
    setBusy(true)
    choice.clearProblem()
    setMessage('')
    const outcome = await changeOutcome(change, () => viewingByToken(token), isDone)
    setBusy(false)
    if (outcome.kind === 'unknown') return choice.fail(messages.tryOnceMore)
    if (outcome.kind === 'refused') return choice.refuse(outcome.failure, messages.unreachable)
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
    void settle(moveViewing(token, start), isMoved, texts.moved)
  }
  const keep = () => {
    setMode('idle')
    choice.clear()
    setTimeout(() => heading.current?.focus())
  }
  const isAhead = state !== 'cancelled'
  /** Whether a response was lost and what is stored could not be read. */
  const isUnknown = choice.problem === messages.tryOnceMore
  return (
    <div className="grid max-w-measure gap-5">
      <div>
        <h2 className="text-h3 focus:outline-none" ref={heading} tabIndex={-1}>
          {texts.titles[state]}
        </h2>
        <p className="mt-2">
          {state === 'booked' && kind === 'video' ? texts.bookedByVideo : texts.explanations[state]}
        </p>
      </div>
      <p className="font-semibold empty:sr-only" role="status">
        {message}
      </p>
      <dl className="border-t border-ink tabular-nums">
        {title && (
          <Fact label={messages.listing}>
            {slug ? (
              <a className="quiet-link" lang={titleLanguage || undefined} href={paths.property(slug)}>
                {title}
              </a>
            ) : (
              <span lang={titleLanguage || undefined}>{title}</span>
            )}
          </Fact>
        )}
        <Fact label={isAhead ? messages.when : messages.wasAt}>
          {formatMoment(startsAt, Intl.DateTimeFormat().resolvedOptions().timeZone)}
        </Fact>
        <Fact label={messages.how}>{messages.howLong(how, minutes)}</Fact>
      </dl>
      {mode === 'moving' && (
        <div className="focus:outline-none" role="group" aria-label={messages.anotherTime} tabIndex={-1} ref={times}>
          <SlotChoice
            id={slotId}
            emptyHint={messages.pleaseCall}
            listing={isVisit ? null : listingId}
            {...{ kind, choice }}
          />
        </div>
      )}
      {choice.problem && mode !== 'moving' && (
        <Notice tone="problem" title={isUnknown ? messages.unknownOutcome : messages.nothingChanged} role="alert">
          <p>{choice.problem}</p>
        </Notice>
      )}
      {isAhead && (
        <ActionRow near>
          {mode === 'moving' ? (
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
              {(isVisit || listingId) && (
                <button type="button" className={buttonClass({ variant: 'primary' })} onClick={() => setMode('moving')}>
                  {messages.chooseAnother}
                </button>
              )}
              <button
                type="button"
                className={buttonClass({ variant: 'outline' })}
                onClick={() => setMode('cancelling')}
              >
                {texts.cancel}
              </button>
            </Fragment>
          )}
        </ActionRow>
      )}
      <p className="text-note text-ink-2">
        {messages.urgent}
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
          <p>{messages.othersMayTake}</p>
          <button
            type="button"
            className={buttonClass({ variant: 'danger' })}
            disabled={busy}
            onClick={() => {
              setMode('idle')
              void settle(cancelViewing(token), (stored) => stored?.state === 'cancelled', texts.isCancelled)
            }}
          >
            {texts.cancel}
          </button>
        </ConfirmDialog>
      )}
    </div>
  )
}
