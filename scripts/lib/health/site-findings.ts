import { paths } from '../../../src/paths.ts'
import { failureReason } from '../cli.ts'
import { type Finding, finding } from './finding.ts'

const check = 'The site is as new as the newest listing.'
/** Builds are five minutes apart, and a build of thousands of listings takes some minutes. */
const buildMs = 30 * 60_000

async function text(address: string): Promise<string> {
  const response = await fetch(address, { signal: AbortSignal.timeout(15_000) })
  if (!response.ok) throw new Error(`status ${response.status}`)
  return response.text()
}

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)

/** The path of every page, and its last change. */
async function readSitemap(site: string): Promise<Map<string, number>> {
  const pages = new Map<string, number>()
  for (const part of locations(await text(`${site}/sitemap-index.xml`))) {
    // The index contains the site's own domain; a preview may have another.
    const xml = await text(site + new URL(part).pathname)
    for (const [, entry = ''] of xml.matchAll(/<url>([\s\S]*?)<\/url>/g)) {
      const changed = /<lastmod>([^<]+)<\/lastmod>/.exec(entry)?.[1]
      for (const address of locations(entry).slice(0, 1))
        pages.set(new URL(address).pathname, Date.parse(changed ?? ''))
    }
  }
  return pages
}

/**
 * Compares the sitemap with the last changed listing that should already be in a build.
 * @param site the site's address, without a slash at the end
 */
export async function siteFindings(url: string, key: string, site: string, now = Date.now()): Promise<Finding[]> {
  const until = new Date(now - buildMs).toISOString()
  const listed = 'status=in.(live,under_offer,let_agreed)'
  const query = `select=slug,updated_at&${listed}&updated_at=lt.${until}&order=updated_at.desc&limit=1`
  const response = await fetch(`${url}/rest/v1/properties?${query}`, { headers: { apikey: key } })
  const [newest] = response.ok ? ((await response.json()) as { slug: string; updated_at: string }[]) : []
  if (!newest) return [finding(check, null, 'There is no listing yet that a build could have shown.')]
  try {
    const built = (await readSitemap(site)).get(paths.property(newest.slug))
    // Times in a sitemap have no fractions of a second.
    const isNew = built !== undefined && !(built + 1000 < Date.parse(newest.updated_at))
    const fix =
      `${newest.slug} changed at ${newest.updated_at}, and the site at ${site} shows it as it was. Start a build at ` +
      'the host; BUILD_HOOK_URL and npm run setup have that done after every change (docs/deploy.md, part 5).'
    return [finding(check, isNew, fix)]
  } catch (error) {
    const fix =
      `The site’s map at ${site} cannot be read (${failureReason(error)}). SITE_URL says where the site is, if ` +
      'not at the address in src/agency/agency.ts.'
    return [finding(check, null, fix)]
  }
}
