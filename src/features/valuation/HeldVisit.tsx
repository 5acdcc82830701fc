import * as messages from '#messages/valuation.ts'
import { fullStop, space } from '#messages/common.ts'
import { useEffect, useRef, useState } from 'react'
import type { HeldVisitFacts } from '../../domain/viewing/linked-viewing'
import { formatMoment } from '../../lib/time/format-moment'
import { serverDate } from '../../lib/time/server-time'
import { CalendarButton } from './CalendarButton'

/** The time of the visit, in London and for the owner. */
export function HeldVisit(visit: HeldVisitFacts) {
  const { id, startsAt, minutes, isBooked } = visit
  const heading = useRef<HTMLHeadingElement>(null)
  const [chosenAt] = useState(() => serverDate())
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="grid content-start gap-2 border-t border-ink pt-4" aria-labelledby="visit-title">
      <h3 className="text-h4 focus:outline-none" id="visit-title" ref={heading} tabIndex={-1}>
        {isBooked ? messages.booked : messages.held}
      </h3>
      <p>
        <strong>{formatMoment(startsAt, Intl.DateTimeFormat().resolvedOptions().timeZone)}</strong>
        {minutes > 0 && messages.forMinutes(minutes)}
        {fullStop}
        {space}
        {isBooked ? messages.bookedEmail : messages.heldEmail}
      </p>
      {id && !isBooked && (
        <CalendarButton
          label={messages.addTime}
          fileName="visit.ics"
          load={async () => (await import('../../domain/enquiry/visit-note')).visitNote(visit, chosenAt)}
        />
      )}
    </section>
  )
}
