/** The longest address the database takes. */
export const longestSlug = 120

/** A title as an address: `King’s Café & Mews` → `kings-cafe-and-mews`. Empty where nothing of it can stand in one. */
export function slugify(text: string): string {
  const plain = text
    // Letters that do not come apart into a letter and its accent.
    .replace(/[łøđßæœþ]/gi, (letter) => ({ ł: 'l', ø: 'o', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' })[letter.toLowerCase()] ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’‘ʼ`]/g, '')
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  if (plain.length <= longestSlug) return plain
  // Cut between words.
  return plain.slice(0, longestSlug + 1).replace(/-[^-]*$/, '').slice(0, longestSlug)
}

/** The address proposed for a home: its title's, or its area's and a number where the title is in another script. */
export function proposedSlug(title: string, area: string, number: number): string {
  if (title.trim() === '') return ''
  return slugify(title) || `${slugify(area) || 'home'}-${number}`
}
