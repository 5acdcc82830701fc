import { slugLimit, slugShape } from '../../../domain/saved/saved-storage'
import { tidyLine } from '../../../lib/form/normalise'

/** A title as an address: `King’s Café & Mews` → `kings-cafe-and-mews`. Empty where nothing can stand in one. */
export function slugify(text: string): string {
  return (
    text
      // Letters that do not come apart into a letter and its accent.
      .replace(
        /[łøđßæœþ]/gi,
        (letter) => ({ ł: 'l', ø: 'o', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' })[letter.toLowerCase()] ?? '',
      )
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/['’‘ʼ`]/g, '')
      .replace(/&/g, ' and ')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
  )
}

/** What is wrong with an address that was written by hand; null where it will do. */
export function slugProblem(written: string): string | null {
  const slug = tidyLine(written)
  if (slug === '') return 'URL slug is required.'
  if (!slugShape.test(slug)) return 'The address takes small letters, numbers and single hyphens between them.'
  return slug.length > slugLimit
    ? `The address can have ${slugLimit} characters at most; this one has ${slug.length}. Shorten it.`
    : null
}

// Between words.
const cut = (slug: string) =>
  slug.length <= slugLimit
    ? slug
    : slug
        .slice(0, slugLimit + 1)
        .replace(/-[^-]*$/, '')
        .slice(0, slugLimit)

/**
 * The address proposed for a home: its title's, as much of it as an address takes, or its area's and a number where
 * the title is in another script.
 */
export function proposedSlug(title: string, area: string, number: number): string {
  if (title.trim() === '') return ''
  return cut(slugify(title)) || `${slugify(area) || 'home'}-${number}`
}
