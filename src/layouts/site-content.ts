import { restHeaders, restPath } from '../lib/http/rest-path?content'
import { learnServerTime } from '../lib/time/server-time?content'

// What staff changed on the site since the build (docs/editing.md). The tab keeps what it read for the next page, where
// SiteNotice.astro shows the notice and the hours before the first paint; here either would move what is beside it, so
// the hours follow on the next minute. Testimonials are far below what is in sight.

globalThis.learnTime = learnServerTime

interface StoredContent {
  special_days: unknown
  testimonials: boolean
  at: number
}
const freshMs = 300_000
let at = 0

function show(row: StoredContent) {
  // eslint-disable-next-line @typescript-eslint/no-non-null-assertion -- The footer of each page has it.
  document.querySelector<HTMLElement>('[data-hours]')!.dataset['special'] = JSON.stringify(row.special_days)
  document.querySelector('[data-testimonials]')?.toggleAttribute('hidden', !row.testimonials)
}

async function ask() {
  try {
    const response = await fetch(restPath('site_content'), { headers: restHeaders })
    learnServerTime(response)
    const [row] = (await response.json()) as StoredContent[]
    if (!row) return
    show(row)
    sessionStorage['site'] = JSON.stringify({ ...row, at: Date.now() })
  } catch {
    // No answer, or one that says no: what was built stays on the screen. Or storage is forbidden.
  }
}

try {
  const stored = JSON.parse(sessionStorage['site'] as string) as StoredContent
  at = stored.at
  show(stored)
} catch {
  // Nothing is kept.
}
// A database without a place for it has no notice either (SiteNotice.astro).
if (document.querySelector('[data-notice]') && Date.now() - at > freshMs && !navigator.connection?.saveData)
  (window.requestIdleCallback ?? setTimeout)(() => void ask())
