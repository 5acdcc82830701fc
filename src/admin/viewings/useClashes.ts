import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type Candidate, clashesOf } from '../../domain/viewing/clashes'
import { dayMs } from '../../lib/time/day-ms'
import { serverDate } from '../../lib/time/server-time'
import { useRead } from '../query/use-read'
import { appointmentsAround, readShownListing, type ShownListing } from './viewings.queries'
import { parseStart, type ViewingValues } from './viewing-values'

/** The listing to show, with its recorded address; null while none is chosen. */
export const useShownListing = (id: string) =>
  useRead(['shown-listing', id], () => readShownListing(id), { enabled: id !== '' })

function candidateOf(id: string, start: Date, values: ViewingValues, listing: ShownListing | null): Candidate {
  const { minutes, meetingPlace, attendee, host } = values
  return {
    id,
    startsAt: start,
    minutes: Number(minutes),
    attendeeId: attendee,
    host,
    listingId: values.appointment === 'viewing' ? values.listing : '',
    address: meetingPlace || (listing?.address ?? ''),
    area: listing?.area ?? '',
    latitude: listing?.latitude ?? null,
    longitude: listing?.longitude ?? null,
  }
}

/** The clashes of the values with other appointments, as they are typed, and a check just before they are saved. */
export function useClashes(id: string, values: ViewingValues, listing: ShownListing | null) {
  const client = useQueryClient()
  const start = parseStart(values)
  // One request covers every time within twelve hours of midday.
  const noon = start ? new Date(Math.floor(start.getTime() / dayMs) * dayMs + dayMs / 2) : null
  const options = {
    queryKey: ['diary', 'around', noon?.toISOString()],
    queryFn: () => appointmentsAround(noon ?? serverDate()),
  }
  const around = useQuery({ ...options, enabled: noon !== null })
  const candidate = start && candidateOf(id, start, values, listing)
  const clashes = candidate ? clashesOf(candidate, around.data ?? []) : []
  /** Whether the newest appointments have a clash that is not shown yet. The next render shows it. */
  async function hasNewClash() {
    if (!candidate) return false
    const newest = clashesOf(candidate, await client.fetchQuery({ ...options, staleTime: 0 }))
    return newest.some(({ other }) => !clashes.some((shown) => shown.other.id === other.id))
  }
  return { candidate, clashes, hasNewClash }
}
