import { site } from '../../site'
import { calendarNote } from '../email/calendar'
import { replyDeadline } from './reply-deadline'

/**
 * A calendar entry with the deadline of our call after a valuation request, as a `text/calendar` file.
 * @param caller who calls, at the beginning of a sentence
 */
export const callNote = (caller: string, requestedAt: Date): string =>
  calendarNote(site.name, {
    uid: `call-${requestedAt.getTime()}@${new URL(site.url).hostname}`,
    sequence: 0,
    cancelled: false,
    startsAt: replyDeadline(requestedAt),
    minutes: 15,
    changedAt: requestedAt,
    summary: `${site.name} calls you before this time`,
    location: 'Phone call',
    description:
      `${caller} calls you about your valuation before this time, from ${site.phone.shown}. ` +
      'If nobody has called you, please call us on this number.',
  })
