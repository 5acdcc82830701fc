import { useState } from 'react'
import { viewingNote } from '../../domain/enquiry/viewing-note'
import type { Listing } from '../../domain/listing/listing'
import { saveFile } from '../../lib/save-file'
import { formatMoment } from '../../lib/time/format-moment'
import { serverDate } from '../../lib/time/server-time'
import type { RequestedTime } from './requested-time'

interface Props extends RequestedTime {
  listing: Listing
}

/** After a send: the time in London and for the visitor, and a calendar entry that says it is not booked yet. */
export function RequestedViewing({ listing, startsAt, held }: Props) {
  const [sentAt] = useState(() => serverDate())
  const moment = new Date(startsAt)
  return (
    <>
      <p>
        {held ? 'We hold this time for you:' : 'You asked for'}{' '}
        <strong>{formatMoment(moment, Intl.DateTimeFormat().resolvedOptions().timeZone)}</strong>.{' '}
        {held
          ? 'Look for our email: it tells you when the viewing is confirmed, and has a link to move or cancel it.'
          : 'The viewing is booked when we confirm it by email.'}
      </p>
      <p>
        <button
          type="button"
          className="min-h-11 cursor-pointer quiet-link"
          onClick={() => saveFile('viewing.ics', [viewingNote(listing, moment, sentAt)], 'text/calendar')}
        >
          Add this time to your calendar
        </button>
      </p>
    </>
  )
}
