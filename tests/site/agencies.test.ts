import { readdirSync, readFileSync } from 'node:fs'
import { agency } from '#agency/agency.ts'
import { describe, expect, it } from 'vitest'
import { isOffered } from '../../src/offered-pages'
import { has } from '../../src/parts'
import { agencyFolder } from '../../src/agency-folder'
import { rendered, everyEmail } from '../unit/domain/email/queued'
import { fileAt, folder, publicPages, read } from './built'

// Runs on the site of our agency and on that of tests/agencies, whose names and parts are others.

/** Names that only one agency has, by its folder. */
const names: Record<string, RegExp> = {
  'src/agency': /meridian ?row|canonbury (row|square)|helena marsh/i,
  'tests/agencies/featherstonehaugh': /featherstonehaugh|okonkwo/i,
}
const others = Object.entries(names).filter(([folder]) => folder !== agencyFolder)
const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (file) =>
    // Demo homes of one agency have floor plans in the common folder of pictures.
    /\.(html|xml|json|txt|webmanifest|svg|js|css|csv)$/.test(file) && !file.startsWith('floorplans'),
)

describe('The site of an agency', () => {
  it('has its own name on every page', () => {
    const escaped = agency.name.replaceAll('&', '&#38;')
    const without = publicPages.filter((page) => {
      const html = read(page).replaceAll('&amp;', '&#38;')
      return !html.includes(escaped) && !html.includes(agency.name)
    })
    expect(without).toEqual([])
  })

  it.each(others)('has no name of %s in pages, feed, sitemap, data or code', (_folder, name) => {
    const matches = texts.filter((file) => name.test(readFileSync(`${folder}/${file}`, 'utf8')))
    expect(matches).toEqual([])
  })

  it.each(others)('has no name of %s in emails and calendars', (_folder, name) => {
    const matches = Object.entries(everyEmail).filter(([, queued]) => name.test(JSON.stringify(rendered(queued))))
    expect(matches.map(([kind]) => kind)).toEqual([])
  })

  it('names each of its offices at the foot, on the contact page and for search engines', () => {
    for (const { street } of [agency.address, ...(agency.branches ?? [])]) {
      for (const page of ['index.html', 'contact.html']) expect(read(page).split(street).length).toBeGreaterThan(3)
    }
  })

  it('builds no page of a part that is left out, and lists none in the sitemap', () => {
    expect(publicPages.filter((page) => !isOffered(`/${page}`))).toEqual([])
    const addresses = [...read('sitemap-0.xml').matchAll(/<loc>([^<]+)/g)].map(([, url]) => new URL(url!).pathname)
    expect(addresses.filter((path) => !isOffered(path) || !fileAt(path))).toEqual([])
  })
})

describe.skipIf(has('sales'))('The site of an agency without sales', () => {
  const visible = (page: string) =>
    read(page)
      .replaceAll(/<(script|style)\b.*?<\/\1>/gs, ' ')
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')

  it('offers no sale on any page', () => {
    const matches = publicPages
      .filter((page) => !/^(styleguide)/.test(page))
      .flatMap((page) =>
        [
          ...visible(page).matchAll(
            /.{0,40}(\b[Bb]uy\b|for sale|For Sale|[Ss]ales|stamp duty|mortgage|asking price).{0,40}/g,
          ),
        ].map(([text]) => `${page}: ${text}`),
      )
    expect(matches).toEqual([])
  })

  it('has no sale among its places, in its feed and in structured data', () => {
    const { streets } = JSON.parse(read('where.json')) as { streets: [string, string, string][] }
    expect(streets.filter(([, , types]) => types !== 'R')).toEqual([])
    expect(read('new-homes.xml')).not.toContain('For Sale')
    expect(read('new-homes.xml')).toContain('To Rent')
  })

  it('searches for rents alone on its home page', () => {
    expect(read('index.html')).toContain('id="where-rent"')
    expect(read('index.html')).not.toContain('where-sale')
  })

  it('asks in the valuation dialog and the header for a rental valuation', () => {
    expect(read('valuation-dialog.txt')).not.toMatch(/price/)
    expect(read('index.html')).not.toContain('/valuation/sales')
  })
})

describe.skipIf(has('portals'))('The site of an agency without portals', () => {
  it('links no home to its page on a portal', () => {
    expect(publicPages.filter((page) => read(page).includes('href="https://www.rightmove.co.uk'))).toEqual([])
  })
})
