import * as messages from '#messages/valuation.ts'
import clsx from 'clsx'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { buttonClass } from '../../components/ui/button-class'
import { nearestTimes } from '../../domain/enquiry/refused-fields'
import { userMessage } from '../../domain/enquiry/refusal-messages'
import { slotDaysAhead } from '../../domain/viewing/slots'
import { SlotPicker } from '../../domain/viewing/SlotPicker'
import { freeSlots, holdVisit } from '../../domain/viewing/slots.queries'
import { HeldVisit } from './HeldVisit'

const id = 'visit-slot'

interface Props {
  /** The id of the stored request. */
  enquiry: string
  className?: string | undefined
  /** There are times to choose from. */
  onOffered?: (() => void) | undefined
}

/**
 * After a request: the free times for the visit, one of which the owner may hold. Nothing if staff have set no hours,
 * or none is free.
 */
export function VisitTime({ enquiry, className, onOffered }: Props) {
  const [isOffered, setOffered] = useState(false)
  const [slot, setSlot] = useState('')
  const [problem, setProblem] = useState('')
  const [nearest, setNearest] = useState<Date[]>([])
  const [held, setHeld] = useState<{ minutes: number; isBooked: boolean } | null>(null)
  const [busy, setBusy] = useState(false)
  const sending = useRef(false)
  useEffect(() => {
    void freeSlots(null, null, slotDaysAhead + 1).then((result) => {
      if (!result.ok || result.value.length === 0) return
      setOffered(true)
      onOffered?.()
    })
  }, [onOffered])

  function fail(message: string) {
    setProblem(message)
    // Its description is the message.
    setTimeout(() => document.getElementById(id)?.focus())
  }
  async function hold() {
    if (sending.current) return
    if (!slot) return fail(messages.pleaseChoose)
    sending.current = true
    setBusy(true)
    const result = await holdVisit(enquiry, new Date(slot), Intl.DateTimeFormat().resolvedOptions().timeZone)
    sending.current = false
    setBusy(false)
    if (result.ok) return setHeld(result.value)
    const times = nearestTimes(result.failure)
    setNearest(times)
    if (times.length > 0) setSlot('')
    fail(userMessage(result.failure) ?? messages.unreachable)
  }
  // In the dialog, Enter would press its Close button.
  const holdOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    void hold()
  }

  if (held) return <HeldVisit startsAt={new Date(slot)} className={className} {...held} />
  if (!isOffered) return null
  return (
    <section
      className={clsx('grid w-full min-w-0 content-start gap-3 border-t border-ink pt-4', className)}
      aria-labelledby="visit-title"
    >
      <div>
        <h3 className="text-h4" id="visit-title">
          {messages.chooseTime}
        </h3>
        <p className="mt-1 text-note text-ink-2">{messages.needNotWait}</p>
      </div>
      <div onKeyDown={holdOnEnter}>
        <SlotPicker
          // Somebody has taken a time: reads the free ones again.
          key={nearest.join()}
          id={id}
          error={problem || undefined}
          emptyHint={messages.agreeLater}
          listing={null}
          kind="in_person"
          value={slot}
          nearest={nearest}
          onChoose={(moment) => {
            setSlot(moment)
            setProblem('')
          }}
        />
      </div>
      {/* The picker is new after a refusal, and loses the focus. */}
      <p className="sr-only" role="alert">
        {nearest.length > 0 && problem}
      </p>
      <p>
        <button type="button" className={buttonClass({ variant: 'send' })} aria-busy={busy} onClick={() => void hold()}>
          {busy ? messages.holding : messages.hold}
        </button>
      </p>
    </section>
  )
}
