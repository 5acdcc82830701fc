// What the small script of the Save buttons needs of the rules, apart from the rest: pages pay for it before a touch.

// The number is the shape's version: another shape takes another key, and what is there is left alone.
export const savedKey = 'meridian:saved:1'
export const viewedKey = 'meridian:seen:1'

const maxViewed = 12

/** The longest slug. Slugs are declared here, since a module of their own would be one more file before a touch. */
export const slugLimit = 120

export const slugShape = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Whether a text can be the end of a home's address; the database holds its slugs to the same. */
export const isSlug = (value: unknown): value is string =>
  typeof value === 'string' && slugShape.test(value) && value.length <= slugLimit

/** What a text of JSON holds; undefined where it is none. */
export function json(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}

/** The homes last looked at, the latest first; null where the visitor wants none kept. */
export function parseViewed(text: string | null): string[] | null {
  const list = json(text)
  if (list === false) return null
  return [...new Set((Array.isArray(list) ? list : []).filter(isSlug))].slice(0, maxViewed)
}

/** A home looked at comes first, and stands once. */
export const withViewed = (viewed: string[], slug: string) =>
  [slug, ...viewed.filter((each) => each !== slug)].slice(0, maxViewed)
