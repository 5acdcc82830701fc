import { useCallback, useEffect, useRef, useState } from 'react'
import { londonDay } from '../../lib/time/london-time'
import { daysAfter } from '../../lib/time/day-ms'
import { serverDate } from '../../lib/time/server-time'
import { freeSlots } from './slots.queries'
import { daysCovered, type Slot, slotDaysAhead, slotKey, type SlotKind, slotsOfKind } from './slots'

const step = 14
/** Older times are read again when the tab returns. */
const maxAgeMs = 10 * 60_000

/**
 * The free times of a listing, or of valuation visits if it is null: of two weeks, or of all days if none is of the
 * wanted kind; later ones on request. A tab that returns after ten minutes reads them again.
 */
export function useSlots(listing: string | null, kind: SlotKind) {
  const [slots, setSlots] = useState<Slot[]>([])
  const [status, setStatus] = useState<'loading' | 'ready' | 'error'>('loading')
  /** The days ahead that have been read. */
  const [daysRead, setDaysRead] = useState(0)
  const latest = useRef(0)
  const readAt = useRef<Date>(null)
  const lastRead = useRef<{ from: number; known: readonly Slot[]; days: number }>({ from: 0, known: slots, days: step })

  const load = useCallback(
    async (from: number, known: readonly Slot[], days = step) => {
      const request = ++latest.current
      lastRead.current = { from, known, days }
      setStatus('loading')
      let next = from
      const read = async (first: number, days: number) => {
        const today = londonDay(serverDate())
        const response = await freeSlots(listing, first === 0 ? null : daysAfter(today, first), days)
        if (response.ok) next = daysCovered(response.value, first + days, today)
        return response
      }
      let result = await read(from, days)
      const sooner = result.ok ? result.value : []
      // No time of the wanted kind: all other days at once.
      if (result.ok && slotsOfKind(sooner, kind).length === 0 && next <= slotDaysAhead) {
        result = await read(next, slotDaysAhead + 1 - next)
        if (result.ok) result.value.unshift(...sooner)
      }
      // Another kind was chosen meanwhile.
      if (request !== latest.current) return
      if (!result.ok) return setStatus('error')
      // A day may have been read twice: around midnight, or because a response was full.
      setSlots([...new Map([...known, ...result.value].map((slot) => [slotKey(slot), slot])).values()])
      setDaysRead(next)
      readAt.current = serverDate()
      setStatus('ready')
    },
    [listing, kind],
  )
  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- Loads once for each listing and kind.
    void load(0, [])
  }, [load])

  // As many days as before, from today.
  const reload = useCallback(() => load(0, [], Math.max(step, daysRead)), [load, daysRead])
  useEffect(() => {
    const onReturn = () => {
      const age = readAt.current ? serverDate().getTime() - readAt.current.getTime() : 0
      if (document.visibilityState === 'visible' && age > maxAgeMs) void reload()
    }
    document.addEventListener('visibilitychange', onReturn)
    return () => document.removeEventListener('visibilitychange', onReturn)
  }, [reload])

  return {
    slots,
    status,
    hasLater: daysRead > 0 && daysRead <= slotDaysAhead,
    later: () => load(daysRead, slots),
    /** The last read again, which failed. */
    retry: () => load(lastRead.current.from, lastRead.current.known, lastRead.current.days),
  }
}
