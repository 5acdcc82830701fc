import { queryResult, rest } from '../../lib/http/rest'
import { mapResult, type Result } from '../../lib/http/result'
import { parseSlots, type Slot } from './slots'
import { type LinkedViewing, parseHeldVisit, parseLinkedViewing } from './linked-viewing'

/**
 * The free times of a listing, or of valuation visits if it is null, from a London day on (`2026-12-01`), or from today
 * on.
 */
export const freeSlots = async (
  listing: string | null,
  firstDay: string | null,
  days: number,
): Promise<Result<Slot[]>> =>
  mapResult(
    await queryResult<unknown[]>(
      rest().rpc('viewing_slots', { ...(listing && { listing }), ...(firstDay && { first_day: firstDay }), days }),
    ),
    (rows) => parseSlots(rows ?? []),
  )

/**
 * Holds a free time for the visit of a valuation that was requested before.
 * @param enquiry the id of the request, which this browser made
 */
export const holdVisit = async (enquiry: string, start: Date, timeZone: string) =>
  mapResult(
    await queryResult<unknown>(rest().rpc('hold_visit', { enquiry, start: start.toISOString(), time_zone: timeZone })),
    (response) => parseHeldVisit(response, start),
  )

const asViewing = (result: Result<unknown>): Result<LinkedViewing | null> => mapResult(result, parseLinkedViewing)

/** The viewing of the secret link in an email; null if the link is unknown. */
export const viewingByToken = async (token: string) =>
  asViewing(await queryResult<unknown>(rest().rpc('viewing_by_token', { token })))
/** Moves it to a free time. */
export const moveViewing = async (token: string, start: Date) =>
  asViewing(await queryResult<unknown>(rest().rpc('move_viewing', { token, new_start: start.toISOString() })))
export const cancelViewing = async (token: string) =>
  asViewing(await queryResult<unknown>(rest().rpc('cancel_viewing', { token })))
/** Emails a new link to the visitor; false if the viewing is not ahead. */
export const renewViewingLink = async (token: string): Promise<Result<boolean>> =>
  mapResult(await queryResult<boolean>(rest().rpc('renew_viewing_link', { token })), Boolean)
