import { choiceNames } from '../../domain/search/choice-filters'
import { formatPounds } from '../../lib/format/money'
import { bedrooms } from '../../lib/format/words'
import * as messages from '#messages/search.ts'
import type { Rooms, Search, Sort } from './search-type'

/** The text of the price range: `Any price`, `Up to £2,000`, `£1m to £1.5m`. */
export function priceText({ min, max, monthly }: Pick<Search, 'min' | 'max' | 'monthly'>): string {
  if (min !== undefined && max !== undefined) return messages.priceRange(shortPrice(min), shortPrice(max))
  if (max !== undefined) return messages.priceUpTo(shortPrice(max))
  if (min === undefined && monthly !== undefined) return messages.upToWithBills(shortPrice(monthly))
  return min === undefined ? messages.anyPrice : messages.priceFrom(shortPrice(min))
}

/** The text of a bedroom filter: `2 beds or more`, `Exactly 2 beds`, `2 to 3 beds`. */
export function bedsText(rooms: Rooms): string {
  if (typeof rooms === 'number') return messages.bedsOrMore(rooms)
  const [min, max] = rooms
  if (min < max) return messages.bedsRange(min, max)
  return max === 0 ? bedrooms(0) : messages.exactlyBeds(max)
}

/** The text of a bathroom filter: `2 baths or more`. */
export const bathsText = messages.bathsOrMore

export const sortLabels: Record<Sort, string> = {
  newest: messages.newest,
  'price-up': messages.lowestPrice,
  'price-down': messages.highestPrice,
  size: messages.largest,
  nearest: messages.nearest,
  quickest: messages.quickest,
}

/** A short price: `£850`, `£4,750`, `£640k`, `£1.25m`. */
export function shortPrice(pounds: number): string {
  if (pounds >= 999_500) return messages.millions(Math.round(pounds / 1e4) / 100)
  return pounds >= 100_000 ? messages.thousands(Math.round(pounds / 1000)) : formatPounds(pounds)
}

const behindMore = [...choiceNames, 'available', 'near', 'train', 'q'] as const

/** The label of the panel with the other filters: `More`, or the number of active ones. */
export function morePanel(search: Search): { label: string; set: boolean } {
  const count = behindMore.filter((name) => search[name] !== undefined).length
  return { label: count > 0 ? messages.moreSet(count) : messages.more, set: count > 0 }
}
