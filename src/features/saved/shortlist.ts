import { paths } from '../../paths'
import { isSlug } from '../../domain/saved/saved-storage'
import { limits } from './saved'

// A shortlist is an address: whoever has the link has the list, and nothing is stored for it anywhere.

/** The slugs that an address names, in its order: what is no slug, comes twice or is one too many is ignored. */
export function slugsIn(search: string, name: 'homes' | 'compare'): string[] {
  const most = name === 'homes' ? limits.shared : limits.compare
  // Bounded before it is split: an address may be as long as its writer likes.
  const text = (new URLSearchParams(search).get(name) ?? '').slice(0, 10_000)
  return [...new Set(text.split(',').map((slug) => slug.trim().toLowerCase()))].filter(isSlug).slice(0, most)
}

/** Where a shortlist opens, in the spelling that people pass on: commas stay commas. */
export const shortlistPath = (slugs: string[]) =>
  `${paths.saved}?homes=${slugs.filter(isSlug).slice(0, limits.shared).join(',')}`

/** The same address with other homes to compare; the rest of it stays. */
export function withCompared(search: string, slugs: string[]): string {
  const rest = new URLSearchParams(search)
  rest.delete('compare')
  const rows = [...rest].map(
    ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value).replaceAll('%2C', ',')}`,
  )
  const all = slugs.length > 0 ? [...rows, `compare=${slugs.slice(0, limits.compare).join(',')}`] : rows
  return all.length > 0 ? `?${all.join('&')}` : ''
}
