import * as messages from '#messages/enquiry.ts'
import { paths } from '../../paths'
import { agency } from '#agency/agency.ts'
import { phoneIn } from '../../lib/format/phone'
import { calendarNote } from '../email/calendar'
import type { Listing } from '../listing/listing'

/** How long a viewing usually takes. */
const minutes = 30

/**
 * A tentative calendar entry for the viewing that an enquiry asks for, as a `text/calendar` file. Our email with the
 * booked viewing has its own entry.
 */
export const viewingNote = (
  { title, area, slug }: Pick<Listing, 'title' | 'area' | 'slug'>,
  startsAt: Date,
  sentAt: Date,
) =>
  calendarNote({
    uid: `viewing-${slug}-${startsAt.getTime()}`,
    tentative: true,
    startsAt,
    minutes,
    changedAt: sentAt,
    summary: messages.calendarSummary(title),
    location: messages.calendarPlace(title, area),
    description: messages.calendarText(
      title,
      phoneIn(agency.phone.shown),
      new URL(paths.property(slug), agency.url).href,
    ),
  })
