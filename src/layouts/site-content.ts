import { restHeaders, restPath } from '../lib/http/rest-path?content'
import { learnServerTime } from '../lib/time/server-time?content'

// Content that staff changed since the build (docs/editing.md). The tab stores it for the next page, where
// SiteNotice.astro inserts notice and hours before the first paint; inserting them here would cause layout shift, so
// the hours update on the next minute. Testimonials are far below the fold.

globalThis.syncServerTime = learnServerTime

interface StoredContent {
  special_days: unknown
  testimonials: boolean
  at: number
}
const freshMs = 300_000
let at = 0

function show(row: StoredContent) {
  // eslint-disable-next-line @typescript-eslint/no-non-null-assertion -- The footer of each page has it.
  document.querySelector<HTMLElement>('[data-hours]')!.dataset['special'] = JSON.stringify(row.special_days ?? [])
  document.querySelector('[data-testimonials]')?.toggleAttribute('hidden', !row.testimonials)
}

async function fetchContent() {
  try {
    const response = await fetch(restPath('site_content'), { headers: restHeaders })
    learnServerTime(response)
    const [row] = (await response.json()) as StoredContent[]
    if (!row) return
    show(row)
    sessionStorage['site'] = JSON.stringify({ ...row, at: Date.now() })
  } catch {
    // A missing or negative response keeps the built content. Or storage is forbidden.
  }
}

try {
  const stored = JSON.parse(sessionStorage['site'] as string) as StoredContent
  at = stored.at
  show(stored)
} catch {
  // Nothing is stored.
}
// Databases without the content table have no notice either (SiteNotice.astro).
if (document.querySelector('[data-notice]') && Date.now() - at > freshMs && !navigator.connection?.saveData)
  (window.requestIdleCallback ?? setTimeout)(() => void fetchContent())
