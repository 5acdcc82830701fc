interface Identified {
  id: string
}

/**
 * Reorders `now` so that none of the first `visible` of `shown` moves: those keep their positions, a removed one is
 * replaced by a new listing if there is one, and the rest follow in order.
 */
export function keepPlaces<T extends Identified>(shown: T[], now: T[], visible: number): T[] {
  const rest = new Map(now.map((listing) => [listing.id, listing]))
  const placed = shown.slice(0, visible).map(({ id }) => {
    const listing = rest.get(id)
    rest.delete(id)
    return listing
  })
  const others = [...rest.values()]
  return [...placed.flatMap((listing) => listing ?? others.shift() ?? []), ...others]
}

/** The number of cards that begin in or above the viewport. */
export const countVisibleCards = (grid: Element | null | undefined): number =>
  [...(grid?.children ?? [])].filter((card) => card.getBoundingClientRect().top < innerHeight).length
