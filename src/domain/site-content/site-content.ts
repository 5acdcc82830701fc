import { isDay } from '../../lib/time/parse-day'
import type { ListingType } from '../listing/listing-status'
import type { SpecialDay } from '../../lib/time/office-clock'

// Content that staff change without a build. Pure; invalid values count as unset.

export interface SiteContent {
  /** A notice above every public page; empty if there is none. */
  notice: string
  /** The last London day of the notice; null for no end. */
  noticeUntil: string | null
  specialDays: SpecialDay[]
  /** The ids of the home page's listings, in order; empty for the newest. */
  featured: string[]
  testimonials: boolean
}

export const maxNoticeLength = 200
export const maxDayNameLength = 40
export const maxSpecialDays = 30
export const maxFeatured = 6

/** The default content for an empty database. */
export const defaultContent: SiteContent = {
  notice: '',
  noticeUntil: null,
  specialDays: [],
  featured: [],
  testimonials: true,
}

const isMinute = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 1440

function parseSpecialDay(value: unknown): SpecialDay[] {
  const { day, opens, closes, name } = (value ?? {}) as Record<string, unknown>
  if (!isDay(day) || typeof name !== 'string' || !name.trim()) return []
  if (opens === null && closes === null) return [{ day, opens, closes, name }]
  return isMinute(opens) && isMinute(closes) && opens < closes ? [{ day, opens, closes, name }] : []
}

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** Reads the row of `site_content`. */
export function parseSiteContent(row: unknown): SiteContent {
  const { notice, notice_until, special_days, featured, testimonials } = (row ?? {}) as Record<string, unknown>
  const ids = list(featured).filter((id) => typeof id === 'string')
  return {
    notice: typeof notice === 'string' ? notice.trim().slice(0, maxNoticeLength) : '',
    noticeUntil: isDay(notice_until) ? notice_until : null,
    specialDays: list(special_days)
      .flatMap(parseSpecialDay)
      .sort((a, b) => (a.day < b.day ? -1 : 1)),
    featured: [...new Set(ids)].slice(0, maxFeatured),
    testimonials: typeof testimonials === 'boolean' ? testimonials : true,
  }
}

/** The notice on a London day; empty if there is none. */
export const noticeOn = ({ notice, noticeUntil }: SiteContent, day: string) =>
  noticeUntil !== null && noticeUntil < day ? '' : notice

/** The special days from a London day on. */
export const specialDaysFrom = ({ specialDays }: SiteContent, day: string) =>
  specialDays.filter((special) => special.day >= day)

const newest = 3
/**
 * The home page's listings among listed ones, newest first: those chosen by staff, in their order, else the newest
 * three of each type. Equivalent to view `featured_cards`.
 */
export function featuredOf<T extends { id: string; listingType: ListingType }>(
  { featured }: SiteContent,
  listings: readonly T[],
): T[] {
  const chosen = featured.flatMap((id) => listings.find((listing) => listing.id === id) ?? [])
  const newestOf = (type: ListingType) => listings.filter(({ listingType }) => listingType === type).slice(0, newest)
  return chosen.length > 0 ? chosen : [...newestOf('rent'), ...newestOf('sale')]
}
