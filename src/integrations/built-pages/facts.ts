import { socialTags } from '../og-images/tags.ts'
import { entryOf } from '../sitemap/entry.ts'

/** The address of a built file: `/buy` for `buy.html`, `/` for `index.html`. */
const pathOf = (file: string) => `/${file.replace(/\.html$/, '')}`.replace(/\/index$/, '') || '/'

const readFacts = (file: string, html: string) => ({
  path: pathOf(file),
  /** The content of its social picture; null if it shows another page's. */
  card: socialTags(html, pathOf(file)),
  /** Its sitemap entry; null for noindex. */
  entry: entryOf(html),
})
export type PageFacts = ReturnType<typeof readFacts>

/** Data of a built page for later integrations. */
export const pageFacts = (file: string, html: string): PageFacts =>
  // A substring would keep the whole page in memory, so the facts are copied.
  JSON.parse(JSON.stringify(readFacts(file, html))) as PageFacts
