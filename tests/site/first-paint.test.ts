import { statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { folder, publicPages, read } from './built'

// The style guide shows the dialog's own styles, which are fetched with it elsewhere.
const painted = publicPages.filter((page) => page !== 'styleguide.html')

describe.each(painted)('%s', (page) => {
  const html = read(page)

  it('asks for one style sheet, which its neighbours share', () => {
    const sheets = html.match(/<link[^>]+rel="stylesheet"[^>]*>/g) ?? []
    expect(sheets).toEqual([expect.stringMatching(/href="\/_astro\/Page-\w+\.[\w-]+\.css"/)])
  })

  it('is sent before the server has to hear back, or nearly', () => {
    // Ten packets of 1,460 bytes, of which headers take 1,200 over HTTP/2, as measured; the home page is 2,900 bytes
    // above that with its hearts and contents, the lists with their sheet and their rail are 2,700, and the last of it is what nobody
    // sees at first (docs/decisions/008, 017 and 020). The page of a home takes sixteen, for its facts, costs, plan,
    // map and similar homes, and that of an area as much as a list: docs/decisions/013 and 014.
    // The names of its files change the weight of a page by up to 30 bytes from build to build; the record of an
    // island's own nodes takes sixty (docs/decisions/025).
    const most = page.startsWith('property/') ? 22_800 : page === 'index.html' ? 16_290 : 16_100
    expect(statSync(`${folder}/${page}.br`).size).toBeLessThan(most + 120)
  })

  it('has a value for every name that its styles ask for', () => {
    const sheets = [...html.matchAll(/<link[^>]+rel="stylesheet"[^>]+href="([^"]+)"/g)].map(([, sheet]) =>
      read(sheet!.slice(1)),
    )
    const all = [html, ...sheets].join('\n')
    // Tailwind's own have their defaults in @property or none at all.
    const asked = new Set([...all.matchAll(/var\((--(?!tw-)[\w-]+)\)/g)].map(([, name]) => name!))
    expect([...asked].filter((name) => !new RegExp(`${name}\\s*:`).test(all))).toEqual([])
  })

  it('fetches its scripts after what is seen', () => {
    const scripts = html.match(/<script[^>]+src=[^>]*>/g) ?? []
    expect(scripts.filter((tag) => !tag.includes('fetchpriority="low"'))).toEqual([])
    expect(scripts.length).toBeGreaterThan(0)
  })

  it('sets its display words in letters that their italic was cut for', () => {
    const words = [...html.matchAll(/<h[123][^>]*>.*?<\/h[123]>/gs)].flatMap(([heading]) =>
      [...heading.matchAll(/<em[^>]*>(.*?)<\/em>/gs)].map(([, word]) => word),
    )
    expect(words.filter((word) => !/^[a-z ,.’]+$/.test(word ?? ''))).toEqual([])
    // Their face comes with the page where they stand in its first view, and nowhere else.
    expect(html.match(/as="font"/g)).toHaveLength(words.length > 0 ? 3 : 2)
  })
})
