import { readdirSync, readFileSync } from 'node:fs'
import { agency } from '#agency/agency.ts'
import { describe, expect, it } from 'vitest'
import { isOffered } from '../../src/offered-pages'
import { drawsMap, has, hasMap } from '../../src/parts'
import { legalLinks, paths } from '../../src/paths'
import { rendered, everyEmail } from '../unit/domain/email/queued'
import { fileAt, folder, publicPages, read } from './built'

// Runs on the site of our agency and on that of tests/agencies, whose names and parts are others.

/** Names that only one agency has, by its own. */
const names: Record<string, RegExp> = {
  'Meridian Row': /meridian ?row|canonbury (row|square)|helena marsh/i,
  'Featherstonehaugh, Okonkwo & Daughters Residential Lettings': /featherstonehaugh|okonkwo/i,
}
const others = Object.entries(names).filter(([name]) => name !== agency.name)
const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (file) =>
    // Demo listings of one agency have floor plans in the common folder of pictures.
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

  it.runIf(hasMap())('shows each of its offices on a map', () => {
    for (const { position } of [agency, ...(agency.branches ?? [])])
      for (const page of ['index.html', 'contact.html'])
        expect(read(page)).toContain(`{&quot;lat&quot;:${position.lat},&quot;lng&quot;:${position.lng}`)
  })

  it.skipIf(agency.demonstration)('calls nothing invented outside its own texts if it is no demonstration', () => {
    const invented = /are placeholders|are computer-generated\.|(is|are) invented|(a|this) demonstration|illustrative/i
    // The demo listings name a portal's home page as their link, and say so.
    const ownTexts = ['/property/', ...legalLinks.map(({ path }) => path)]
    const pages = publicPages.filter((page) => !ownTexts.some((path) => `/${page}`.startsWith(path)))
    expect(pages.filter((page) => invented.test(read(page)))).toEqual([])
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

describe.skipIf(has('lettings'))('The site of an agency without lettings', () => {
  /** What a page offers: its titles, headings, links, buttons and choices. Texts may mention that a flat is let. */
  const offers = (page: string) => {
    const html = read(page).replaceAll(/<(script|style)\b.*?<\/\1>/gs, ' ')
    const texts = [...html.matchAll(/<(title|h[1-4]|a|button|summary|label|legend|option)\b[^>]*>(.*?)<\/\1>/gs)]
    const attributes = [...html.matchAll(/(?:<meta name="description" content|aria-label|placeholder)="([^"]*)"/g)]
    return [...texts.map(([, , text]) => text!.replaceAll(/<[^>]*>/g, ' ')), ...attributes.map(([, text]) => text!)]
  }
  const addressOf = (page: string) => `/${page.replace('.html', '')}`
  const legalPages = legalLinks.map(({ path }) => path).filter((path) => path !== paths.fees)
  const lettings = /\b(rents?|rentals?|to let|lettings?|landlords?|tenan(ts?|c(y|ies))|pcm|move-in)\b/i

  it('offers no letting on any page', () => {
    const matches = publicPages
      // The style guide shows everything. Legal texts are the agency’s own. The market has rents for investors.
      .filter((page) => !['/styleguide', paths.prices, paths.salesReport, ...legalPages].includes(addressOf(page)))
      .flatMap((page) => offers(page).flatMap((text) => (lettings.test(text) ? [`${page}: ${text.trim()}`] : [])))
    expect(matches).toEqual([])
  })

  it('has no letting among its homes, its places, in its feed and in its sitemap', () => {
    const listings = publicPages.filter((page) => page.startsWith('property/'))
    expect(listings.length).toBeGreaterThan(10)
    const priced = [...listings, 'index.html', 'buy.html', ...publicPages.filter((page) => page.startsWith('areas/'))]
    expect(priced.filter((page) => read(page).includes(' pcm'))).toEqual([])
    const { streets } = JSON.parse(read('where.json')) as { streets: [string, string, string][] }
    expect(streets.filter(([, , types]) => types !== 'S')).toEqual([])
    expect(read('new-homes.xml')).not.toContain('To Rent')
    expect(read('new-homes.xml')).toContain('For Sale')
    expect(read('sitemap-0.xml')).not.toMatch(/\/(rent|landlords|valuation\/rental)\b/)
  })

  it('searches for sales alone on its home page', () => {
    expect(read('index.html')).toContain('id="where-sale"')
    expect(read('index.html')).not.toContain('where-rent')
  })

  it('asks in the valuation dialog and the header for a sales valuation', () => {
    expect(read('valuation-dialog.txt')).not.toMatch(/\brent\b/)
    expect(read('index.html')).toContain('/valuation/sales')
  })
})

describe.skipIf(drawsMap())('The site of an agency without a drawn map', () => {
  it('has no drawing of its lists, areas and prices', () => {
    expect(texts.filter((file) => /-map\.(svg|json)$/.test(file))).toEqual([])
    expect(publicPages.filter((page) => /On the map|on a map with|Prices on the map/.test(read(page)))).toEqual([])
  })
})

describe.skipIf(hasMap())('The site of an agency without maps', () => {
  const visitors = publicPages.filter((page) => page !== 'styleguide.html')

  it('has no map, and no link to one', () => {
    expect(visitors.filter((page) => /data-map=|view=map|data-show-map/.test(read(page)))).toEqual([])
  })

  it('lists the stations near a home and in an area', () => {
    const areas = visitors.filter((page) => page.startsWith('areas/'))
    expect(areas.filter((page) => !/>Stations</.test(read(page)))).toEqual([])
    expect(visitors.some((page) => page.startsWith('property/') && read(page).includes('Stations, on foot'))).toBe(true)
  })
})

describe.skipIf(has('portals'))('The site of an agency without portals', () => {
  it('links no home to its page on a portal', () => {
    expect(publicPages.filter((page) => read(page).includes('href="https://www.rightmove.co.uk'))).toEqual([])
  })
})
