import * as messages from '#messages/enquiry.ts'
import { useState } from 'react'
import { viewingNote } from '../../domain/enquiry/viewing-note'
import type { Listing } from '../../domain/listing/listing'
import { saveFile } from '../../lib/save-file'
import { formatMoment } from '../../lib/time/format-moment'
import { serverDate } from '../../lib/time/server-time'
import type { RequestedTime } from './dates'

interface Props extends RequestedTime {
  listing: Listing
}

/** After a send: the time in London and for the visitor, and a calendar entry that says it is not booked yet. */
export function RequestedViewing({ listing, id, startsAt, held, minutes }: Props) {
  const [sentAt] = useState(() => serverDate())
  const moment = new Date(startsAt)
  return (
    <>
      <p>
        {held ? messages.heldTime : messages.askedTime}
        <strong>{formatMoment(moment, Intl.DateTimeFormat().resolvedOptions().timeZone)}</strong>
        {held ? messages.heldNext : messages.askedNext}
      </p>
      <p>
        <button
          type="button"
          className="min-h-11 cursor-pointer quiet-link"
          onClick={() => saveFile('viewing.ics', [viewingNote(listing, id, moment, sentAt, minutes)], 'text/calendar')}
        >
          {messages.addToCalendar}
        </button>
      </p>
    </>
  )
}
