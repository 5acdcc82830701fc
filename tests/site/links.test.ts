import { describe, expect, it } from 'vitest'
import { agency } from '#agency/agency.ts'
import { has } from '../../src/parts'
import { fileAt, inEnglish, isChinese, pages, publicPages, read } from './built'

const attribute = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, value]) => value!.replaceAll('&amp;', '&'))
const ids = new Map<string, Set<string>>()
const idsOf = (file: string) => {
  if (!ids.has(file)) ids.set(file, new Set(attribute(read(file), /\sid="([^"]+)"/g)))
  return ids.get(file)!
}

describe('Every link of the built site', () => {
  // The style guide, which is no page of visitors, has examples of everything.
  const linked = pages.filter((page) => page !== 'styleguide.html' || (has('sales') && has('lettings')))
  it.each(linked)('on %s leads somewhere', (page) => {
    const html = read(page)
    const own = `/${page.replace(/(index)?\.html$/, '')}`
    const dead = attribute(html, /<a\s[^>]*href="([^"]*)"/g).filter((href) => {
      if (/^(https?:|mailto:|tel:|data:)/.test(href)) return false
      const { pathname, hash } = new URL(href, `http://site${own}`)
      const file = pathname === own ? page : fileAt(pathname)
      if (!file) return true
      // Fragments must name an existing element, except text directives and page states (`#tips`).
      return hash !== '' && file.endsWith('.html') && !idsOf(file).has(decodeURIComponent(hash.slice(1)))
    })
    expect(dead).toEqual([])
  })

  it.each(pages)('on %s to another website opens in a new tab, and says so', (page) => {
    const away = [...read(page).matchAll(/<a\s([^>]*)>([\s\S]*?)<\/a>/g)].filter(([, attributes]) => {
      const href = attributes!.match(/href="(https?:[^"]*)"/)?.[1]
      return href && new URL(href).origin !== agency.url
    })
    const unlabelled = away.filter(
      ([, attributes, text]) =>
        !/target="_blank"/.test(attributes!) ||
        !/rel="[^"]*noopener/.test(attributes!) ||
        !/\(opens in a new tab\)|（在新标签页中打开）/.test(attributes! + text!),
    )
    expect(unlabelled.map(([link]) => link)).toEqual([])
  })

  it.each(pages)('of a picture, style or script on %s exists', (page) => {
    const html = read(page)
    const single = attribute(html, /<(?:img|script|source|link)\s[^>]*?(?:src|href)="(\/[^"]*)"/g)
    const sets = attribute(html, /srcset="([^"]+)"/gi).flatMap((set) =>
      set.split(',').map((part) => part.trim().split(' ')[0]!),
    )
    expect(
      [...new Set([...single, ...sets])].filter((url) => url.startsWith('/') && !fileAt(url.split('?')[0]!)),
    ).toEqual([])
  })
})

describe('Every page of the built site', () => {
  const visited = new Map<string, string>()
  it.each(publicPages)('%s has a unique title and description, one h1 and its address', (page) => {
    const html = read(page)
    const title = html.match(/<title>([^<]+)<\/title>/)?.[1] ?? ''
    expect(title.replaceAll('&#38;', '&').replaceAll('&amp;', '&')).toContain(agency.name)
    expect(visited.get(title), `also ${title}`).toBeUndefined()
    visited.set(title, page)
    expect(html.match(/<meta name="description" content="([^"]+)"/)?.[1]?.length ?? 0).toBeGreaterThan(
      isChinese(page) ? 8 : 20,
    )
    const hidden = html.includes('name="robots" content="noindex"')
    const canonical = html.match(/<link rel="canonical" href="([^"?#]*)"/)?.[1]
    if (!hidden) expect(canonical?.startsWith(`${agency.url}/`)).toBe(true)
    expect(html.match(/<h1[\s>]/g) ?? []).toHaveLength(inEnglish(page) === 'listing-shell.html' ? 0 : 1)
  })

  it.each(pages)('%s skips no heading level', (page) => {
    const main = read(page).match(/<main[\s\S]*<\/main>/)?.[0] ?? ''
    const levels = [...main.matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level))
    // The shell's first heading comes with the listing, or with the not-found message.
    const before = inEnglish(page) === 'listing-shell.html' ? 1 : 0
    const jumps = levels.filter((level, n) => level > (levels[n - 1] ?? before) + 1)
    expect(jumps).toEqual([])
  })

  it.each(pages)('%s has valid JSON-LD', (page) => {
    for (const [, json] of read(page).matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g))
      expect(JSON.parse(json!)).toMatchObject({ '@context': 'https://schema.org', '@type': expect.any(String) })
  })
})
