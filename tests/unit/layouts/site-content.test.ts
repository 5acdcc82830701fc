import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { afterEach, expect, it, vi } from 'vitest'
import { hoursOn } from '../../../src/lib/time/opening-hours'

/** A page's strip of opening hours; `site` is what the tab has stored. */
function pageWith(site: unknown) {
  const strip = { dataset: { special: '[]' }, getAttribute: () => String(strip.dataset.special) }
  const notice = { dataset: {}, firstElementChild: {} }
  const document = { querySelector: (name: string) => ({ '[data-hours]': strip, '[data-notice]': notice })[name] }
  return { document, sessionStorage: { site: JSON.stringify(site) }, navigator: { connection: { saveData: true } } }
}
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

// The early script is text, which no module exports.
const source = readFileSync('src/components/layout/SiteNotice.astro', 'utf8')
const earlyScript = String(runInNewContext(/(?<=earlyScript =)[^]*?(?=\n---)/.exec(source)?.[0] ?? 'null'))

it.each([
  ['early script', (page: object) => void runInNewContext(earlyScript, page)],
  ['script', () => import('../../../src/layouts/site-content')],
])('The %s of a page takes stored content without special days as none', async (_script, run) => {
  const page = pageWith({ notice: '', at: 0 })
  for (const [name, value] of Object.entries(page)) vi.stubGlobal(name, value)
  await run(page)
  expect(() => hoursOn('2026-12-01')).not.toThrow()
})
