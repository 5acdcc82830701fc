import { agency } from '#agency/agency.ts'
import * as messages from '#messages/valuation.ts'
import { phoneIn } from '../../lib/format/phone'
import { calendarNote } from '../email/calendar'
import type { HeldVisitFacts } from '../viewing/linked-viewing'

/**
 * A tentative calendar entry for a valuation visit that waits for our confirmation, as a `text/calendar` file. Our
 * email with the confirmed visit changes this entry.
 */
export const visitNote = ({ id, startsAt, minutes }: HeldVisitFacts, chosenAt: Date): string =>
  calendarNote({
    uid: `viewing-${id}`,
    tentative: true,
    startsAt,
    minutes,
    changedAt: chosenAt,
    summary: messages.visitSummary(agency.name),
    location: messages.yourProperty,
    description: messages.visitDescription(phoneIn(agency.phone.shown)),
  })
