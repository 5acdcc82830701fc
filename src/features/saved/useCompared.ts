import { useState } from 'react'
import { limits } from './saved'
import { slugsIn, withCompared } from './shortlist'

export interface Compared {
  slugs: string[]
  /** Four are selected, the maximum. */
  full: boolean
  choose: (slug: string, chosen: boolean) => void
}

/**
 * The listings selected for comparison. Stored in the address, so that reloads and links restore them.
 * @param hasCheckbox whether a listing can be deselected: others of the address do not count
 */
export function useCompared(hasCheckbox: (slug: string) => boolean): Compared {
  const [selected, setSelected] = useState(() => slugsIn(location.search, 'compare'))
  const slugs = selected.filter(hasCheckbox)
  const choose = (slug: string, chosen: boolean) => {
    const others = slugs.filter((each) => each !== slug)
    const now = chosen ? [...others, slug].slice(0, limits.compare) : others
    setSelected(now)
    history.replaceState(history.state, '', location.pathname + withCompared(location.search, now) + location.hash)
  }
  return { slugs, full: slugs.length >= limits.compare, choose }
}
