// The rules that the Save buttons' script needs, separate because every page loads them early.

// The number is the schema version: another schema uses another key and leaves old data alone.
export const savedKey = 'saved:1'
export const viewedKey = 'seen:1'

/** The name of a key in earlier versions, which belonged to one agency: visitors keep what they saved under it. */
export const formerKey = (key: string) => `meridian:${key}`

/** What a visitor stored under a key or, before the first change, under its former name. Throws without storage. */
export const storedText = (key: string) => localStorage.getItem(key) ?? localStorage.getItem(formerKey(key))

const maxViewed = 12

/** The maximum slug length. Declared here, because a separate module would be another early request. */
export const slugLimit = 120

export const slugShape = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Whether a value is a valid slug; the database has the same rule. */
export const isSlug = (value: unknown): value is string =>
  typeof value === 'string' && slugShape.test(value) && value.length <= slugLimit

/** Parses JSON; undefined if invalid. */
export function json(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}

/** Recently viewed listings, latest first; null if the visitor turned the history off. */
export function parseViewed(text: string | null): string[] | null {
  const list = json(text)
  if (list === false) return null
  return [...new Set((Array.isArray(list) ? list : []).filter(isSlug))].slice(0, maxViewed)
}

/** Moves a viewed listing to the front, without duplicates. */
export const withViewed = (viewed: string[], slug: string) =>
  [slug, ...viewed.filter((each) => each !== slug)].slice(0, maxViewed)
