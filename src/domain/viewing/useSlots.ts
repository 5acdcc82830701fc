import { useCallback, useEffect, useState } from 'react'
import { londonDay } from '../../lib/time/london-time'
import { dayMs } from '../../lib/time/day-ms'
import { serverNow } from '../../lib/time/server-time'
import { freeSlots } from './slots.queries'
import { type Slot, slotDaysAhead } from './slots'

const step = 14

/** The free times of a listing: of the first two weeks that have any, and of later ones on request. */
export function useSlots(listing: string) {
  const [slots, setSlots] = useState<Slot[]>([])
  const [status, setStatus] = useState<'loading' | 'ready' | 'error'>('loading')
  /** The days ahead that have been read. */
  const [read, setRead] = useState(0)

  const load = useCallback(
    async (from: number, known: readonly Slot[]) => {
      setStatus('loading')
      let next = from
      let added: Slot[] = []
      do {
        const day = londonDay(new Date(serverNow() + next * dayMs))
        const result = await freeSlots(listing, next === 0 ? null : day, step)
        if (!result.ok) return setStatus('error')
        added = result.value
        next += step
      } while (added.length === 0 && next <= slotDaysAhead)
      // A day may have been read twice around midnight.
      const last = known.at(-1)?.startsAt.getTime() ?? 0
      setSlots([...known, ...added.filter(({ startsAt }) => startsAt.getTime() > last)])
      setRead(next)
      setStatus('ready')
    },
    [listing],
  )
  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- Loads once for each listing.
    void load(0, [])
  }, [load])

  return {
    slots,
    status,
    hasLater: read > 0 && read <= slotDaysAhead,
    later: () => load(read, slots),
    /** Again from the first day: somebody has taken a time. */
    reload: () => load(0, []),
  }
}
