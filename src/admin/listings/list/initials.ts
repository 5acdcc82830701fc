/** The initials of the first and last word: `HM` of Helena Marsh. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  const ends = words.length > 1 ? [...words.slice(0, 1), ...words.slice(-1)] : words
  return ends.map((word) => [...word].slice(0, 1).join('').toUpperCase()).join('')
}
