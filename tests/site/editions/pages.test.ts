import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { agency } from '#agency/agency.ts'
import { alternates, editions, isInEveryEdition } from '../../../src/editions'
import { publicPages, read } from '../built'
import { englishIn } from './english'
import { places } from './places'

const pathOf = (file: string) => `/${file.replace(/(^|\/)?(index)?\.html$/, '')}`.replace(/^\/$/, '/')
const chinese = publicPages.filter((file) => file === 'zh.html' || file.startsWith('zh/'))
const english = publicPages.filter((file) => !chinese.includes(file) && isInEveryEdition(pathOf(file)))
const own = (file: string) => (file === 'zh.html' ? 'index.html' : file.slice('zh/'.length))
const values = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, value = '']) => value.replaceAll('&amp;', '&'))

/** Names of people, bodies and places in Chinese sentences. */
const listed = (file: string) =>
  Object.values(parse(readFileSync(`src/agency/data/${file}.yaml`, 'utf8')) as Record<string, { name: string }>)
const names = [
  ...[/Queen Mary University of London|Lycée Français Charles de Gaulle|Old Royal Naval College/g],
  ...[/Kensington and Chelsea|North End Road|King’s Cross St Pancras/g],
  ...[agency.company.legalName, agency.name, ...Object.values(agency.address)],
  ...[...listed('team'), ...listed('memberships')].map(({ name }) => name),
  ...places,
  // The English term behind a Chinese one, as contracts have it.
  /（[A-Za-z][A-Za-z’ -]+）/g,
  ...[/Imperial College London|King’s College London|Highbury & Islington/g, /\bsq ft\b|\bOpenStreetMap\b/g],
]

describe('The Chinese edition', () => {
  it('has every page of the English one that is for visitors, and no other', () => {
    expect(editions.map(({ code }) => code)).toEqual(['en', 'zh'])
    expect(chinese.map(own).sort()).toEqual(english.sort())
  })

  it('says its language on each page, and names the same page in both languages to search engines', () => {
    for (const file of [...english, ...chinese]) {
      const html = read(file)
      const tag = chinese.includes(file) ? 'zh-Hans' : 'en-GB'
      expect(html, file).toMatch(new RegExp(`<html[^>]* lang="${tag}"`))
      const canonical = html.match(/<link rel="canonical" href="([^"]+)"/)?.[1]
      if (!canonical) continue
      const { pathname } = new URL(canonical)
      expect(pathname, file).toBe(pathOf(file))
      const links = Object.fromEntries(
        [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)].map(([, name, url = '']) => [
          name,
          new URL(url).pathname,
        ]),
      )
      const [en, zh] = alternates(pathname).map(({ path }) => path)
      expect(links, file).toEqual({ 'en-GB': en, 'zh-Hans': zh, 'x-default': en })
    }
  })

  it('says what its WeChat code without a profile is for', () =>
    expect(read('zh/contact.html')).toContain('再到微信中搜索'))

  it('has the numbers that one dials outside the United Kingdom, and WeChat before WhatsApp', () => {
    // 020 is the code of Guangzhou.
    for (const file of chinese) expect(read(file), file).not.toMatch(/(?<!\d)020 7946/)
    expect(read('zh/property/cornwall-gardens-apartment.html')).toMatch(/微信：[^]*wa\.me/)
  })

  it('is in the sitemap beside the English one', () => {
    const listed = values(read('sitemap-0.xml'), /<loc>([^<]+)/g).map((url) => new URL(url).pathname)
    const alone = listed.filter((path) => alternates(path).some((each) => !listed.includes(each.path)))
    expect(listed).toContain('/zh')
    expect(alone).toEqual([])
  })

  it.each(chinese)('%s links to its own edition, except by its names of the other one', (file) => {
    const links = [...read(file).matchAll(/<a\b[^>]*>/g)]
      .map(([tag]) => tag)
      .filter((tag) => !tag.includes('hreflang='))
    const left = links
      .map((tag) => tag.match(/ href="(\/[^"#?]*)/)?.[1])
      .filter((path) => path && isInEveryEdition(path) && !/^\/zh(\/|$)|\.\w+$/.test(path))
    expect(left).toEqual([])
  })

  it('offers the other edition on every page of both', () => {
    for (const file of [...english, ...chinese]) expect(read(file), file).toMatch(/<a [^>]*hreflang="(en-GB|zh-Hans)"/)
  })

  it.each(chinese)('%s has no English sentence that is not marked as English', (file) => {
    expect(englishIn(read(file), names)).toEqual([])
  })
})
