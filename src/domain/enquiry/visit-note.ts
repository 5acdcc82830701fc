import { agency } from '#agency/agency.ts'
import * as messages from '#messages/valuation.ts'
import { phoneIn } from '../../lib/format/phone'
import { calendarNote } from '../email/calendar'

/**
 * A tentative calendar entry for a valuation visit that waits for our confirmation, as a `text/calendar` file. Our
 * email with the confirmed visit has its own entry.
 */
export const visitNote = (startsAt: Date, minutes: number, chosenAt: Date): string =>
  calendarNote({
    uid: `visit-${startsAt.getTime()}`,
    tentative: true,
    startsAt,
    minutes,
    changedAt: chosenAt,
    summary: messages.visitSummary(agency.name),
    location: messages.yourProperty,
    description: messages.visitDescription(phoneIn(agency.phone.shown)),
  })
