import { slugLimit, slugShape } from '../../../domain/saved/saved-storage'
import { tidyLine } from '../../../lib/form/normalise'

/** A title as a slug: `King’s Café & Mews` → `kings-cafe-and-mews`. Empty if no character is usable. */
export function slugify(text: string): string {
  return (
    text
      // Letters that normalisation does not decompose.
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

/** The error of a handwritten slug; null if valid. */
export function slugProblem(written: string): string | null {
  const slug = tidyLine(written)
  if (slug === '') return 'URL slug is required.'
  if (!slugShape.test(slug)) return 'Use lower-case letters, numbers and single hyphens between them.'
  return slug.length > slugLimit
    ? `The address can have ${slugLimit} characters at most; this one has ${slug.length}. Shorten it.`
    : null
}

// At a word boundary.
const cut = (slug: string) =>
  slug.length <= slugLimit
    ? slug
    : slug
        .slice(0, slugLimit + 1)
        .replace(/-[^-]*$/, '')
        .slice(0, slugLimit)

/** The proposed slug: the title, truncated, or area and number for a title in another script. */
export function proposedSlug(title: string, area: string, number: number): string {
  if (title.trim() === '') return ''
  return cut(slugify(title)) || `${slugify(area) || 'home'}-${number}`
}
