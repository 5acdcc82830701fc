import { type RefObject, useEffect, useState } from 'react'
import type { WalkPlace } from '../../domain/london/walk'
import { loadWalks } from './walk-places'

/** The destinations: empty until somebody reaches the filters, `lost` if they could not load. */
export type WalkPlaces = WalkPlace[] | 'lost'

/** The destinations, and how a form loads them: on focus, with a retry at the next. */
export function useWalkPlaces(
  form: RefObject<HTMLFormElement | null>,
  open: boolean,
): [walkPlaces: WalkPlaces, readPlaces: () => void] {
  const [walkPlaces, setWalkPlaces] = useState<WalkPlaces>([])
  const readPlaces = () => void loadWalks().then((walks) => setWalkPlaces(walks.ok ? walks.value.walkPlaces : 'lost'))
  // On phones a select opens at the first touch, so the places are loaded before. In the bar, the touch that hydrates
  // ends before this code runs.
  useEffect(() => {
    if (open || form.current?.contains(document.activeElement)) readPlaces()
  }, [form, open])
  return [walkPlaces, readPlaces]
}
