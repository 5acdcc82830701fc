import { socialTags } from '../og-images/tags.ts'
import { entryOf } from '../sitemap/entry.ts'

/** The address of a built file: `/buy` for `buy.html`, `/` for `index.html`. */
const pathOf = (file: string) => `/${file.replace(/\.html$/, '')}`.replace(/\/index$/, '') || '/'

const readFacts = (file: string, html: string) => ({
  path: pathOf(file),
  /** What its social picture shows; null where it shows another page's. */
  card: socialTags(html, pathOf(file)),
  /** Its entry in the sitemap; null where it asks not to be found. */
  entry: entryOf(html),
})
export type PageFacts = ReturnType<typeof readFacts>

/** What a built page says to those who work on all of them. */
export const pageFacts = (file: string, html: string): PageFacts =>
  // A substring keeps the whole page in memory, so the facts are copied.
  JSON.parse(JSON.stringify(readFacts(file, html))) as PageFacts
