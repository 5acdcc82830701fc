import * as messages from '#messages/enquiry.ts'
import { paths } from '../../paths'
import { agency } from '#agency/agency.ts'
import { calendarNote } from '../email/calendar'
import type { Listing } from '../listing/listing'

/** How long a viewing usually takes. */
const minutes = 30

/**
 * A tentative calendar entry for the viewing that an enquiry asks for, as a `text/calendar` file. Our email with the
 * booked viewing has its own entry.
 */
export function viewingNote(
  { title, area, slug }: Pick<Listing, 'title' | 'area' | 'slug'>,
  startsAt: Date,
  sentAt: Date,
) {
  const url = new URL(paths.property(slug), agency.url)
  return calendarNote(agency.name, {
    uid: `viewing-${slug}-${startsAt.getTime()}@${url.hostname}`,
    sequence: 0,
    tentative: true,
    cancelled: false,
    startsAt,
    minutes,
    changedAt: sentAt,
    summary: messages.calendarSummary(title),
    location: messages.calendarPlace(title, area),
    description: messages.calendarText(title, agency.phone.shown, url.href),
  })
}
