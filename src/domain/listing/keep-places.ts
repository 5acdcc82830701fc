interface Identified {
  id: string
}

/**
 * The homes of `now` in an order in which none of the first `visible` of `shown` moves: those keep their places, the
 * place of one that is gone is taken by another, if there is one that was not shown, and the others follow in order.
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

/** How many cards of a grid begin in sight or above it. */
export const countVisibleCards = (grid: Element | null | undefined): number =>
  [...(grid?.children ?? [])].filter((card) => card.getBoundingClientRect().top < innerHeight).length
