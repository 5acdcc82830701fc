import * as messages from '#messages/enquiry.ts'
import { paths } from '../../paths'
import { agency } from '#agency/agency.ts'
import { phoneIn } from '../../lib/format/phone'
import { calendarNote } from '../email/calendar'
import type { Listing } from '../listing/listing'

/** How long a viewing usually takes. */
const usualMinutes = 30

/**
 * A tentative calendar entry for the viewing that an enquiry asks for, as a `text/calendar` file. If the enquiry holds
 * the time, our email with the booked viewing changes this entry.
 * @param id of the enquiry, and of the viewing that it holds
 * @param minutes how long it takes; 0 if unknown
 */
export const viewingNote = (
  { title, area, slug }: Pick<Listing, 'title' | 'area' | 'slug'>,
  id: string,
  startsAt: Date,
  sentAt: Date,
  minutes: number,
) =>
  calendarNote({
    uid: `viewing-${id}`,
    tentative: true,
    startsAt,
    minutes: minutes || usualMinutes,
    changedAt: sentAt,
    summary: messages.calendarSummary(title),
    location: messages.calendarPlace(title, area),
    description: messages.calendarText(
      title,
      phoneIn(agency.phone.shown),
      new URL(paths.property(slug), agency.url).href,
    ),
  })
