import { agency } from '#agency/agency.ts'
import { calendarNote } from '../email/calendar'

/**
 * A tentative calendar entry for a valuation visit that waits for our confirmation, as a `text/calendar` file. Our
 * email with the confirmed visit has its own entry.
 */
export const visitNote = (startsAt: Date, minutes: number, chosenAt: Date): string =>
  calendarNote(agency.name, {
    uid: `visit-${startsAt.getTime()}@${new URL(agency.url).hostname}`,
    sequence: 0,
    tentative: true,
    cancelled: false,
    startsAt,
    minutes,
    changedAt: chosenAt,
    summary: `Valuation visit, not confirmed yet: ${agency.name}`,
    location: 'Your property',
    description:
      'You chose this time for a valuation visit. It is booked when we confirm it by email. ' +
      `To change the time, use the link in our email, or call ${agency.phone.shown}.`,
  })
