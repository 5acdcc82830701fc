import { useCallback, useEffect, useState } from 'react'
import { londonDay } from '../../lib/time/london-time'
import { dayMs } from '../../lib/time/day-ms'
import { serverNow } from '../../lib/time/server-time'
import { freeSlots } from './slots.queries'
import { type Slot, slotDaysAhead, type SlotKind } from './slots'

const step = 14

/**
 * The free times of a listing, or of valuation visits if it is null: of two weeks, or of all days if none is of the
 * wanted kind; later ones on request.
 */
export function useSlots(listing: string | null, kind: SlotKind) {
  const [slots, setSlots] = useState<Slot[]>([])
  const [status, setStatus] = useState<'loading' | 'ready' | 'error'>('loading')
  /** The days ahead that have been read. */
  const [daysRead, setDaysRead] = useState(0)

  const load = useCallback(
    async (from: number, known: readonly Slot[]) => {
      setStatus('loading')
      const read = (first: number, days: number) =>
        freeSlots(listing, first === 0 ? null : londonDay(new Date(serverNow() + first * dayMs)), days)
      let result = await read(from, step)
      let next = from + step
      const sooner = result.ok ? result.value : []
      // Two weeks without a time of the wanted kind: all the others at once.
      if (result.ok && !sooner.some(({ kinds }) => kinds.includes(kind)) && next <= slotDaysAhead) {
        result = await read(next, slotDaysAhead + 1 - next)
        if (result.ok) result.value.unshift(...sooner)
        next = slotDaysAhead + 1
      }
      if (!result.ok) return setStatus('error')
      const added = result.value
      // A day may have been read twice around midnight.
      const last = known.at(-1)?.startsAt.getTime() ?? 0
      setSlots([...known, ...added.filter(({ startsAt }) => startsAt.getTime() > last)])
      setDaysRead(next)
      setStatus('ready')
    },
    [listing, kind],
  )
  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- Loads once for each listing and kind.
    void load(0, [])
  }, [load])

  return {
    slots,
    status,
    hasLater: daysRead > 0 && daysRead <= slotDaysAhead,
    later: () => load(daysRead, slots),
    /** Again from the first day: somebody has taken a time. */
    reload: () => load(0, []),
  }
}
