import { counted, listOf } from '../../lib/format/words'
import { formatDay } from '../../lib/time/format-day'
import { countryAbroad } from './phone-country'

// Counts of a listing's enquiries, by purpose and country. Pure.

/** The counted columns of an enquiry about a listing. */
export interface ListingEnquiry {
  created_at: string
  phone: string | null
  /** Null if no viewing was requested. */
  preferred_viewing_date: string | null
}

/** Counts by country, highest first: `Nigeria 2, China 1`. */
function countryCounts(countries: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const country of countries) counts.set(country, (counts.get(country) ?? 0) + 1)
  return [...counts]
    .sort(([a, many], [b, more]) => more - many || a.localeCompare(b))
    .map(([country, count]) => `${country} ${count}`)
    .join(', ')
}

/**
 * `7 enquiries, the last on 3 November 2026: 4 viewings, 3 questions. 2 gave a phone number abroad: Nigeria 2.`
 * @param count the total, if not all were read
 */
export function listingEnquiriesText(some: readonly ListingEnquiry[], count = some.length): string {
  if (count === 0) return 'No enquiries yet.'
  const last = some.map(({ created_at: at }) => at).sort((a, b) => Date.parse(b) - Date.parse(a))[0]
  const start = counted(count, 'enquiry') + (last ? `, the last on ${formatDay(last)}` : '')
  if (count > some.length) return `${start}.`
  const viewings = some.filter(({ preferred_viewing_date: at }) => at !== null).length
  const questionCount = count - viewings
  const text = listOf([
    ...(viewings > 0 ? [counted(viewings, 'viewing')] : []),
    ...(questionCount > 0 ? [counted(questionCount, 'question')] : []),
  ])
  const abroad = some.flatMap(({ phone }) => countryAbroad(phone) ?? [])
  const from = abroad.length > 0 ? ` ${abroad.length} gave a phone number abroad: ${countryCounts(abroad)}.` : ''
  return `${start}: ${text}.${from}`
}
