import { agency } from '#agency/agency.ts'
import * as messages from '#messages/valuation.ts'
import { phoneIn } from '../../lib/format/phone'
import { calendarNote } from '../email/calendar'
import { lateFrom } from './reply-deadline'

/**
 * A calendar entry with the deadline of our call after a valuation request, as a `text/calendar` file.
 * @param caller who calls, at the beginning of a sentence
 */
export const callNote = (caller: string, requestedAt: Date): string =>
  calendarNote({
    uid: `call-${requestedAt.getTime()}`,
    startsAt: lateFrom(requestedAt),
    minutes: 15,
    changedAt: requestedAt,
    summary: messages.callSummary(agency.name),
    location: messages.phoneCall,
    description: messages.callDescription(caller, phoneIn(agency.phone.shown)),
  })
