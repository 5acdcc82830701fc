import { readData, runQuery } from '../../lib/http/admin-query'
import { errorKind } from '../../lib/http/database-error'
import { mapped, type Result, success } from '../../lib/http/result'
import { supabase } from '../../lib/http/supabase'
import { erased } from './inbox.queries'
import type { Enquiry } from './inbox'
import { isSameViewing, parseViewings, bookedStart, recordedPlace, type Viewing, type ViewingValues } from './viewing'

const columns = 'id,starts_at,minutes,kind,meeting_place,host,note,state,sequence'
// The maximum duration of a viewing (viewings_minutes_range).
const longestMs = 240 * 60_000

/** The viewings of an enquiry, earliest first. */
export const viewingsOf = async ({ id }: Pick<Enquiry, 'id'>): Promise<Result<Viewing[]>> =>
  mapped(
    await readData(
      supabase().from('viewings').select(columns).eq('enquiry_kind', 'inquiry').eq('enquiry_id', id).order('starts_at'),
    ),
    ({ data }) => parseViewings(data ?? []),
  )

/** The address of a listing's private record; empty if none is recorded. */
export const meetingPlaceOf = async (listingId: string): Promise<Result<string>> =>
  mapped(
    await readData(
      supabase().from('listing_records').select('address_line,postcode').eq('property_id', listingId).maybeSingle(),
    ),
    ({ data }) => (data ? recordedPlace(data) : ''),
  )

/** Other booked viewings of a listing: those that may overlap a time, and later ones. */
export async function otherViewings(listingId: string, start: Date, own: string): Promise<Result<Viewing[]>> {
  const result = await readData(
    supabase()
      .from('viewings')
      .select(columns)
      .eq('property_id', listingId)
      .eq('state', 'booked')
      .gte('starts_at', new Date(start.getTime() - longestMs).toISOString())
      .order('starts_at')
      .limit(50),
  )
  return mapped(result, ({ data }) => parseViewings(data ?? []).filter(({ id }) => id !== own))
}

const oneViewing = async (id: string): Promise<Result<Viewing | null>> =>
  mapped(await readData(supabase().from('viewings').select(columns).eq('id', id).maybeSingle()), ({ data }) =>
    data ? (parseViewings([data])[0] ?? null) : null,
  )

/** The result of a change: the stored viewing, or a conflict with a colleague's version, without a write. */
export interface SavedViewing {
  stored: Viewing
  conflict: boolean
}

const rowOf = (values: ViewingValues) => ({
  starts_at: bookedStart(values).toISOString(),
  minutes: Number(values.minutes),
  kind: values.kind,
  meeting_place: values.meetingPlace,
  host: values.host,
  note: values.note,
})

/** Writes over a known version. `done` checks whether the stored state is already the requested one. */
async function write(
  { id, sequence }: Viewing,
  changes: Partial<ReturnType<typeof rowOf>> & { state?: Viewing['state'] },
  done: (stored: Viewing) => boolean,
): Promise<Result<SavedViewing>> {
  const next = supabase()
    .from('viewings')
    .update({ ...changes, sequence: sequence + 1 })
    .eq('id', id)
    .eq('sequence', sequence)
  const written = await runQuery(next.select(columns))
  if (!written.ok) return written
  const [stored] = parseViewings(written.value.data ?? [])
  if (stored) return success({ stored, conflict: false })
  const now = await oneViewing(id)
  if (!now.ok) return now
  return now.value ? success({ stored: now.value, conflict: !done(now.value) }) : erased
}

/** Changes a viewing, unless a colleague has changed it. */
export const changeViewing = (viewing: Viewing, values: ViewingValues) =>
  write(viewing, rowOf(values), (stored) => isSameViewing(stored, values))

/** Cancels a viewing, unless a colleague has changed it. */
export const cancelViewing = (viewing: Viewing) =>
  write(viewing, { state: 'cancelled' }, ({ state }) => state === 'cancelled')

/**
 * Books a viewing.
 * @param id created when the form opened, so that a retry after a lost response cannot book twice
 */
export async function bookViewing(
  { id: enquiry }: Pick<Enquiry, 'id'>,
  id: string,
  values: ViewingValues,
): Promise<Result<SavedViewing>> {
  const row = { id, enquiry_kind: 'inquiry', enquiry_id: enquiry, ...rowOf(values) }
  // A trigger sets the listing from the enquiry.
  const written = await runQuery(supabase().from('viewings').insert(row))
  if (!written.ok && errorKind(written.failure) !== 'conflict') return written
  const stored = await oneViewing(id)
  if (!stored.ok) return stored
  if (!stored.value) return erased
  return isSameViewing(stored.value, values)
    ? success({ stored: stored.value, conflict: false })
    : changeViewing(stored.value, values)
}
