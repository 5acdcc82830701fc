import { paths } from '../../paths'
import { isSlug } from '../../domain/saved/saved-storage'
import { limits } from './saved'

// A shortlist is an address: the link contains the list, and nothing is stored on a server.

/** The slugs in an address, in order, without invalid, duplicate and excess ones. */
export function slugsIn(search: string, name: 'homes' | 'compare'): string[] {
  const maxSlugs = name === 'homes' ? limits.shared : limits.compare
  // Truncated before splitting: an address may have any length.
  const text = (new URLSearchParams(search).get(name) ?? '').slice(0, 10_000)
  return [...new Set(text.split(',').map((slug) => slug.trim().toLowerCase()))].filter(isSlug).slice(0, maxSlugs)
}

/** The address of a shortlist, with unescaped commas for readability. */
export const shortlistPath = (slugs: string[]) =>
  `${paths.saved}?homes=${slugs.filter(isSlug).slice(0, limits.shared).join(',')}`

/** The same address with other listings to compare. */
export function withCompared(search: string, slugs: string[]): string {
  const rest = new URLSearchParams(search)
  rest.delete('compare')
  const rows = [...rest].map(
    ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value).replaceAll('%2C', ',')}`,
  )
  const all = slugs.length > 0 ? [...rows, `compare=${slugs.slice(0, limits.compare).join(',')}`] : rows
  return all.length > 0 ? `?${all.join('&')}` : ''
}
