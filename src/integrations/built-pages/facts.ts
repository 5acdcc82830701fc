import { socialTags } from '../og-images/tags.ts'
import { entryOf } from '../sitemap/entry.ts'
import type { ClassNames, PageNames } from '../unused-css/names.ts'

/** The address of a built file: `/buy` for `buy.html`, `/` for `index.html`. */
const pathOf = (file: string) => `/${file.replace(/\.html$/, '')}`.replace(/\/index$/, '') || '/'

/** What a built page says to those who work on all of them. */
export const pageFacts = (file: string, html: string, names: ClassNames) => ({
  path: pathOf(file),
  /** What its social picture shows; null where it shows another page's. */
  card: socialTags(html, pathOf(file)),
  /** Its entry in the sitemap; null where it asks not to be found. */
  entry: entryOf(html),
  /** What it asks of the shared style sheet. */
  names: names(html) satisfies PageNames,
})
export type PageFacts = ReturnType<typeof pageFacts>
