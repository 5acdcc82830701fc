import { socialTags } from '../og-images/tags.ts'
import { entryOf } from '../sitemap/entry.ts'
import type { ClassNames, PageNames } from '../unused-css/names.ts'

/** The address of a built file: `/buy` for `buy.html`, `/` for `index.html`. */
const pathOf = (file: string) => `/${file.replace(/\.html$/, '')}`.replace(/\/index$/, '') || '/'

const readFacts = (file: string, html: string, names: ClassNames) => ({
  path: pathOf(file),
  /** What its social picture shows; null where it shows another page's. */
  card: socialTags(html, pathOf(file)),
  /** Its entry in the sitemap; null where it asks not to be found. */
  entry: entryOf(html),
  /** What it asks of the shared style sheet. */
  names: names(html) satisfies PageNames,
})
export type PageFacts = ReturnType<typeof readFacts>

// Thousands of pages ask for the same names.
const sets = new Map<string, PageNames>()

/** What a built page says to those who work on all of them. */
export function pageFacts(file: string, html: string, classNames: ClassNames): PageFacts {
  // A part of a long text keeps the whole of it in memory, so the facts are copied out of the page.
  const { names, ...facts } = readFacts(file, html, classNames)
  const key = JSON.stringify(names)
  const set = sets.get(key) ?? (JSON.parse(key) as PageNames)
  sets.set(key, set)
  return { ...(JSON.parse(JSON.stringify(facts)) as typeof facts), names: set }
}
