import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { readDiary } from '../query/diary.queries'
import { daysAfter } from '../../lib/time/day-ms'
import { londonDay, parseLondonTime } from '../../lib/time/london-time'
import { required } from '../../lib/required'
import { serverDate } from '../../lib/time/server-time'
import { firstRead, usePrefetch } from '../query/first-read'
import { type DiaryPlace, daysOf, mondayOf, parsePlace, placeUrl } from './diary-place'

const startOfDay = (day: string) => required(parseLondonTime(`${day}T00:00`), `the day ${day}`)
// From here on a week has room for seven columns (the breakpoint `laptop`).
const wideScreen = '(min-width: 62.5rem)'

const readPlace = () =>
  parsePlace(location.search, londonDay(serverDate()), matchMedia(wideScreen).matches ? 'week' : 'day')

/** The place in the diary, as in the address bar. Narrow screens begin with a day, wide ones with a week. */
export function useDiaryPlace() {
  const [place, setPlace] = useState(readPlace)
  useEffect(() => {
    const onPopState = () => setPlace(readPlace())
    addEventListener('popstate', onPopState)
    return () => removeEventListener('popstate', onPopState)
  }, [])
  function navigate(changes: Partial<DiaryPlace>) {
    const next = { ...place, ...changes }
    history.pushState(null, '', placeUrl(next))
    setPlace(next)
  }
  return [place, navigate] as const
}

/** The appointments of the place: of its whole week for one day, so that the other days show theirs. */
function diaryQuery(place: DiaryPlace, today: string) {
  const range = place.view === 'day' ? { first: mondayOf(place.day, today), count: 7 } : daysOf(place, today)
  return queryOptions({
    queryKey: ['diary', range.first, range.count],
    queryFn: () => readDiary(startOfDay(range.first), startOfDay(daysAfter(range.first, range.count))),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
    meta: firstRead,
  })
}
export const useDiary = (place: DiaryPlace, today: string) => useQuery(diaryQuery(place, today))

/** Reads the appointments of the place that the address names at once. */
export const useDiaryPrefetch = () => usePrefetch(() => diaryQuery(readPlace(), londonDay(serverDate())))
