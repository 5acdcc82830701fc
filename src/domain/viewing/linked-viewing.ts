import * as v from 'valibot'
import { parseTimestamp } from '../../lib/time/parse-timestamp'

// A viewing as its visitor sees it at the secret link of an email: without names and the full address. Pure.

const timestamp = v.pipe(v.string(), v.transform(parseTimestamp), v.date())
/** Missing before valuation visits could be chosen. */
const appointment = v.optional(v.picklist(['viewing', 'valuation']), 'viewing')
const schema = v.variant('state', [
  v.object({ state: v.literal('expired'), renewable: v.boolean(), appointment }),
  v.pipe(
    v.object({
      state: v.picklist(['requested', 'booked', 'cancelled']),
      starts_at: timestamp,
      minutes: v.number(),
      kind: v.picklist(['in_person', 'video']),
      listing_id: v.nullable(v.string()),
      title: v.string(),
      slug: v.string(),
      appointment,
    }),
    v.transform(({ starts_at, listing_id, ...viewing }) => ({
      ...viewing,
      startsAt: starts_at,
      listingId: listing_id ?? '',
    })),
  ),
])
export type LinkedViewing = v.InferOutput<typeof schema>
/** A viewing whose link works. */
export type OpenViewing = Exclude<LinkedViewing, { state: 'expired' }>

/** Whether it is ahead, so that its visitor may cancel it. */
export const canCancel = (viewing: LinkedViewing | null): viewing is OpenViewing =>
  viewing !== null && 'startsAt' in viewing && viewing.state !== 'cancelled'
/** Whether its visitor may also choose another time: not of a home that is off the market. */
export const canMove = (viewing: LinkedViewing | null) =>
  canCancel(viewing) && (viewing.appointment === 'valuation' || viewing.listingId !== '')

/** The viewing of a response; null if there is none. */
export function parseLinkedViewing(value: unknown): LinkedViewing | null {
  const { success, output } = v.safeParse(schema, value)
  return success ? output : null
}

const heldVisit = v.object({ id: v.string(), state: v.string(), starts_at: timestamp, minutes: v.number() })

/** A visit that has just been held. */
export interface HeldVisitFacts {
  /** Empty if unknown. */
  id: string
  startsAt: Date
  /** How long it takes; 0 if unknown. */
  minutes: number
  /** Whether it needs no confirmation; its email then has the calendar entry. */
  isBooked: boolean
}

/**
 * The held visit of a response.
 * @param requested the start that was requested, for a response that cannot be read
 */
export function parseHeldVisit(value: unknown, requested: Date): HeldVisitFacts {
  const { success, output } = v.safeParse(heldVisit, value)
  if (!success) return { id: '', startsAt: requested, minutes: 0, isBooked: false }
  return {
    id: output.id,
    startsAt: output.starts_at,
    minutes: output.minutes,
    isBooked: output.state === 'booked',
  }
}
