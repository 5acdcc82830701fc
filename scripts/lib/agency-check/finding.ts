/** What the check says of one place in an agency's folder. */
export interface Finding {
  /** Relative to the agency's folder. */
  file: string
  /** From 1; undefined if the file itself is missing. */
  line?: number | undefined
  /** An error stops the build. */
  level: 'error' | 'warning'
  /** What is there, what to write instead, and an example. */
  message: string
}

/** The line of the first of these texts that follows the ones before it: the path of a value in a source file. */
export function lineOf(text: string, path: readonly (string | number)[]): number {
  let at = 0
  for (const key of path) {
    if (typeof key === 'number') continue
    const next = new RegExp(`(?<![\\w-])${key}['"]?\\s*:`).exec(text.slice(at))
    if (next) at += next.index
  }
  return text.slice(0, at).split('\n').length
}
