import { useCallback, useEffect, useRef, useState } from 'react'
import { londonDay } from '../../lib/time/london-time'
import { daysAfter } from '../../lib/time/day-ms'
import { serverDate } from '../../lib/time/server-time'
import { freeSlots } from './slots.queries'
import { daysCovered, type Slot, slotDaysAhead, slotKey, type SlotKind } from './slots'

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
  const latest = useRef(0)

  const load = useCallback(
    async (from: number, known: readonly Slot[]) => {
      const request = ++latest.current
      setStatus('loading')
      let next = from
      const read = async (first: number, days: number) => {
        const today = londonDay(serverDate())
        const response = await freeSlots(listing, first === 0 ? null : daysAfter(today, first), days)
        if (response.ok) next = daysCovered(response.value, first + days, today)
        return response
      }
      let result = await read(from, step)
      const sooner = result.ok ? result.value : []
      // Two weeks without a time of the wanted kind: all the others at once.
      if (result.ok && !sooner.some(({ kinds }) => kinds.includes(kind)) && next <= slotDaysAhead) {
        result = await read(next, slotDaysAhead + 1 - next)
        if (result.ok) result.value.unshift(...sooner)
      }
      // Another kind was chosen meanwhile.
      if (request !== latest.current) return
      if (!result.ok) return setStatus('error')
      // A day may have been read twice: around midnight, or because a response was full.
      setSlots([...new Map([...known, ...result.value].map((slot) => [slotKey(slot), slot])).values()])
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
