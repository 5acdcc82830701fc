import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import vocabulary from './schema-org.json'
import { agency } from '#agency/agency.ts'
import { fileAt, folder, isChinese, pages, read } from './built'

const text = (file: string) => readFileSync(`${folder}/${file}`, 'utf8')
const address = agency.url

describe('The sitemap', () => {
  const map = text('sitemap-0.xml')
  const listed = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url!)

  it('contains every indexable page once, and no other', () => {
    const wanted = pages
      .filter((page) => !/name="robots" content="noindex/.test(read(page)))
      .map((page) => `${address}/${page.replace(/(index)?\.html$/, '')}`)
    expect(listed.toSorted()).toEqual(wanted.toSorted())
  })

  it('has a listing’s date and its existing pictures', () => {
    const [entry] = map.match(/<url><loc>[^<]*cornwall-gardens-apartment<\/loc>.*?<\/url>/) ?? []
    expect(entry).toMatch(/<lastmod>\d{4}-\d{2}-\d{2}/)
    const pictures = [...entry!.matchAll(/<image:loc>([^<]+)</g)].map(([, url]) => url!.replace(address, ''))
    expect(pictures.length).toBeGreaterThan(2)
    for (const picture of pictures) expect(fileAt(picture), picture).not.toBeNull()
  })

  it('excludes the draft preview, which is noindex', () => {
    expect(text('admin/preview.html')).toContain('<meta name="robots" content="noindex"')
    expect(map).not.toContain('preview')
  })

  it('is in robots.txt', () => expect(text('robots.txt')).toContain(`Sitemap: ${address}/sitemap-index.xml`))
  it('is one file, listed in the index', () =>
    expect([...text('sitemap-index.xml').matchAll(/<loc>([^<]+)</g)].map(([, url]) => url)).toEqual([
      `${address}/sitemap-0.xml`,
    ]))
})

describe('The feed of new homes', () => {
  const feed = text('new-homes.xml')
  it('has an entry for each, newest first, and each links to its page', () => {
    const updated = [...feed.matchAll(/<published>([^<]+)</g)].map(([, moment]) => moment!)
    expect(updated.length).toBeGreaterThan(20)
    expect(updated).toEqual(updated.toSorted().toReversed())
    for (const [, url] of feed.matchAll(/<link href="([^"]+\/property\/[^"]+)"/g))
      expect(fileAt(url!.replace(address, '')), url).not.toBeNull()
  })
  it('is well-formed', () => {
    const open: string[] = []
    for (const [, close, name, own] of feed.matchAll(/<(\/?)([a-z:]+)[^>]*?(\/?)>/g)) {
      if (close) expect(open.pop()).toBe(name)
      else if (!own) open.push(name!)
    }
    expect(open).toEqual([])
    expect(feed).not.toMatch(/&(?!(amp|lt|gt|quot|apos|#\d+);)/)
  })
  it.each([
    ['new-homes.xml', 'en-GB', 'Cornwall Gardens Apartment, Kensington', '£4,750 pcm. '],
    ['zh/new-homes.xml', 'zh-Hans', 'Cornwall Gardens Apartment，肯辛顿 Kensington', '£4,750/月。'],
  ])('%s is in the language of its edition', (file, language, title, summary) => {
    const [entry] = text(file).match(/<entry><id>[^<]*cornwall-gardens-apartment<.*?<\/entry>/) ?? []
    expect(text(file)).toContain(` xml:lang="${language}">`)
    expect(entry).toContain(`<title>${title}</title>`)
    expect(entry).toContain(`<summary>${summary}`)
  })
})

const types = vocabulary.types as Record<string, string[]>
const properties = vocabulary.properties as unknown as Record<string, [domain: string[], range: string[]]>
const kinds = (type: string): string[] => [type, ...(types[type] ?? []).flatMap(kinds)]
const plain = [
  'Text',
  'URL',
  'Number',
  'Integer',
  'Float',
  'Boolean',
  'Date',
  'DateTime',
  'Time',
  'CssSelectorType',
  'XPathType',
]

/**
 * Schema.org violations of a node: unknown types or properties, properties of other types, and values of a wrong kind.
 */
function faults(node: Record<string, unknown>, at = ''): string[] {
  const type = node['@type']
  // A reference to a node described elsewhere.
  if (type === undefined) return Object.keys(node).join() === '@id' ? [] : [`${at}: no type`]
  if (typeof type !== 'string' || !types[type]) return [`${at}: unknown type ${String(type)}`]
  return Object.entries(node).flatMap(([name, value]) => {
    if (name.startsWith('@')) return []
    const [domain, range] = properties[name] ?? []
    if (!domain || !range) return [`${at}${name}: no such property`]
    if (!domain.some((one) => kinds(type).includes(one))) return [`${at}${name}: not a property of ${type}`]
    return [value].flat().flatMap((one) => {
      if (typeof one === 'object' && one !== null) {
        const inner = one as Record<string, unknown>
        const fits = inner['@type'] === undefined || range.some((kind) => kinds(String(inner['@type'])).includes(kind))
        return [
          ...(fits ? [] : [`${at}${name}: ${String(inner['@type'])} is none of ${range.join()}`]),
          ...faults(inner, `${at}${name}.`),
        ]
      }
      // Enumeration values are addresses.
      const named = typeof one === 'string' && URL.canParse(one)
      if (!named && !range.some((kind) => plain.includes(kind)))
        return [`${at}${name}: ${String(one)} is none of ${range.join()}`]
      if (
        range.every((kind) => ['Date', 'DateTime', 'Time'].includes(kind)) &&
        Number.isNaN(Date.parse(String(one))) &&
        !/^\d\d:\d\d$/.test(String(one))
      )
        return [`${at}${name}: ${String(one)} is no date`]
      if (range.every((kind) => ['Number', 'Integer'].includes(kind)) && typeof one !== 'number')
        return [`${at}${name}: ${String(one)} is no number`]
      return []
    })
  })
}
const data = (page: string) =>
  [...read(page).matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, json]) => JSON.parse(json!) as Record<string, unknown>,
  )

describe('The structured data', () => {
  it.each(pages)('of %s is valid schema.org', (page) => expect(data(page).flatMap((node) => faults(node))).toEqual([]))

  it('of breadcrumbs has an address at each place but the last', () => {
    const trails = pages.flatMap((page) =>
      data(page).flatMap(({ '@type': type, itemListElement }) =>
        type === 'BreadcrumbList' ? [itemListElement as { position: number; item?: string }[]] : [],
      ),
    )
    expect(trails.length).toBeGreaterThan(20)
    for (const trail of trails) {
      expect(trail.map(({ position }) => position)).toEqual(trail.map((_, n) => n + 1))
      expect(trail.slice(0, -1).every(({ item }) => item)).toBe(true)
    }
  })

  it('of a listing has the property, its size and the offer', () => {
    const listing = data('property/cornwall-gardens-apartment.html').find(
      (node) => node['@type'] === 'RealEstateListing',
    )
    expect(listing).toMatchObject({
      mainEntity: {
        '@type': 'Accommodation',
        numberOfBedrooms: expect.any(Number),
        floorSize: { value: expect.any(Number), unitCode: 'FTK' },
      },
      offers: {
        price: expect.any(Number),
        priceCurrency: 'GBP',
        businessFunction: expect.stringMatching(/#(Sell|LeaseOut)$/),
        availability: 'https://schema.org/InStock',
      },
    })
  })

  it('is detected when invalid', () => {
    expect(faults({ '@type': 'Offer', price: 1, bedrooms: 2 })).toEqual(['bedrooms: no such property'])
    expect(faults({ '@type': 'Offer', numberOfBedrooms: 2 })).toEqual(['numberOfBedrooms: not a property of Offer'])
    expect(faults({ '@type': 'RealEstateListing', datePosted: 'yesterday' })).toEqual([
      'datePosted: yesterday is no date',
    ])
    expect(faults({ '@type': 'Question', acceptedAnswer: { '@type': 'Offer' } })).toEqual([
      'acceptedAnswer: Offer is none of ItemList,Answer',
    ])
  })
})

describe('Languages', () => {
  it.each(pages.filter((page) => read(page).includes('rel="canonical"')))('%s declares its language', (page) => {
    const html = read(page)
    const canonical = html.match(/rel="canonical" href="([^"]+)"/)?.[1]
    expect(html).toContain(`hreflang="${isChinese(page) ? 'zh-Hans' : 'en-GB'}" href="${canonical}"`)
    if (!isChinese(page)) expect(html).toContain(`hreflang="x-default" href="${canonical}"`)
  })
})
