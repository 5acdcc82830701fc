import { choiceNames } from '../../domain/search/choice-filters'
import { formatPounds } from '../../lib/format/money'
import { bedrooms, counted } from '../../lib/format/words'
import type { Rooms, Search, Sort } from './search-type'

/** The text of the price range: `Any price`, `Up to £2,000`, `£1m to £1.5m`. */
export function priceText({ min, max, monthly }: Pick<Search, 'min' | 'max' | 'monthly'>): string {
  if (min !== undefined && max !== undefined) return `${shortPrice(min)} to ${shortPrice(max)}`
  if (max !== undefined) return `Up to ${shortPrice(max)}`
  if (min === undefined && monthly !== undefined) return `Up to ${shortPrice(monthly)} with bills`
  return min === undefined ? 'Any price' : `From ${shortPrice(min)}`
}

/** The text of a bedroom filter: `2 beds or more`, `Exactly 2 beds`, `2 to 3 beds`. */
export function bedsText(rooms: Rooms): string {
  if (typeof rooms === 'number') return `${counted(rooms, 'bed')} or more`
  const [fewest, most] = rooms
  if (fewest < most) return `${fewest} to ${most} beds`
  return most === 0 ? bedrooms(0) : `Exactly ${counted(most, 'bed')}`
}

/** The text of a bathroom filter: `2 baths or more`. */
export const bathsText = (fewest: number) => `${counted(fewest, 'bath')} or more`

export const sortLabels: Record<Sort, string> = {
  newest: 'Newest',
  'price-up': 'Lowest price',
  'price-down': 'Highest price',
  size: 'Largest',
  nearest: 'Nearest',
  quickest: 'Quickest',
}

/** A short price: `£850`, `£4,750`, `£640k`, `£1.25m`. */
export function shortPrice(pounds: number): string {
  if (pounds >= 999_500) return `£${Math.round(pounds / 1e4) / 100}m`
  return pounds >= 100_000 ? `£${Math.round(pounds / 1000)}k` : formatPounds(pounds)
}

const behindMore = [...choiceNames, 'available', 'near', 'train', 'q'] as const

/** The label of the panel with the other filters: `More`, or the number of active ones. */
export function morePanel(search: Search): { label: string; set: boolean } {
  const count = behindMore.filter((name) => search[name] !== undefined).length
  return { label: count > 0 ? `More (${count})` : 'More', set: count > 0 }
}
