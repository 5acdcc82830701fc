import { chooseTime } from '#messages/slots.ts'
import * as messages from '#messages/valuation.ts'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { buttonClass } from '../../components/ui/button-class'
import type { HeldVisitFacts } from '../../domain/viewing/linked-viewing'
import { slotDaysAhead } from '../../domain/viewing/slots'
import { SlotChoice } from '../../domain/viewing/SlotChoice'
import { freeSlots, holdVisit } from '../../domain/viewing/slots.queries'
import { useSlotChoice } from '../../domain/viewing/useSlotChoice'
import { errorKind } from '../../lib/http/database-error'
import { HeldVisit } from './HeldVisit'

const id = 'visit-slot'

interface Props {
  /** The id of the stored request. */
  enquiry: string
  /** Called once the times are shown. */
  onOffered?: (() => void) | undefined
}

/** Whether any time is free; false in a database without our migrations. */
export async function hasFreeTimes(): Promise<boolean> {
  const result = await freeSlots(null, null, slotDaysAhead + 1)
  if (result.ok) return result.value.length > 0
  if (errorKind(result.failure) === 'missing-schema') return false
  throw new Error(result.failure.message)
}

/** After a request: the free times for the visit, one of which the owner may hold. */
export function VisitTime({ enquiry, onOffered }: Props) {
  const choice = useSlotChoice(id)
  const [held, setHeld] = useState<HeldVisitFacts | null>(null)
  const [busy, setBusy] = useState(false)
  const sending = useRef(false)
  useEffect(() => onOffered?.(), [onOffered])

  async function hold() {
    if (sending.current) return
    if (!choice.slot) return choice.fail(chooseTime)
    sending.current = true
    setBusy(true)
    const result = await holdVisit(enquiry, new Date(choice.slot), Intl.DateTimeFormat().resolvedOptions().timeZone)
    sending.current = false
    setBusy(false)
    if (result.ok) setHeld(result.value)
    else choice.refuse(result.failure, messages.unreachable)
  }
  // In the dialog, Enter would press its Close button.
  const holdOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    void hold()
  }

  if (held) return <HeldVisit {...held} />
  return (
    <section className="grid min-w-0 content-start gap-3 border-t border-ink pt-4" aria-labelledby="visit-title">
      <div>
        <h3 className="text-h4" id="visit-title">
          {messages.chooseTime}
        </h3>
        <p className="mt-1 text-note text-ink-2">{messages.needNotWait}</p>
      </div>
      <div onKeyDown={holdOnEnter}>
        <SlotChoice id={id} emptyHint={messages.agreeLater} listing={null} kind="in_person" choice={choice} />
      </div>
      <p>
        <button type="button" className={buttonClass({ variant: 'send' })} aria-busy={busy} onClick={() => void hold()}>
          {busy ? messages.holding : messages.hold}
        </button>
      </p>
    </section>
  )
}
