import { type RefObject, useEffect, useState } from 'react'
import type { WalkPlace } from '../../domain/london/walk'
import { loadWalks } from './walk-places'

/** Where one can walk to: none until somebody comes to the filters, `lost` where they could not be read. */
export type WalkPlaces = WalkPlace[] | 'lost'

/** The places, and how a form asks for them: at a touch, and again at the next where they did not come. */
export function useWalkPlaces(
  form: RefObject<HTMLFormElement | null>,
  open: boolean,
): [walkPlaces: WalkPlaces, readPlaces: () => void] {
  const [walkPlaces, setWalkPlaces] = useState<WalkPlaces>([])
  const readPlaces = () => void loadWalks().then((walks) => setWalkPlaces(walks.ok ? walks.value.walkPlaces : 'lost'))
  // On a phone a select opens its own screen at the first touch: the places are there by then. In the bar the touch
  // that hydrates is over before this code hears of it.
  useEffect(() => {
    if (open || form.current?.contains(document.activeElement)) readPlaces()
  }, [form, open])
  return [walkPlaces, readPlaces]
}
