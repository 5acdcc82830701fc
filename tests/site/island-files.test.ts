import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { folder, pages, publicPages, read } from './built'
import { scripts } from './public-scripts'

const named = (page: string) => /data-code="([^"]*)"/.exec(read(page))?.[1]?.split(/[ |]/).filter(Boolean) ?? []

describe('The prefetch list of a page', () => {
  it.each(publicPages)('%s names existing files, each once', (page) => {
    const files = named(page)
    expect(files.filter((name) => !existsSync(`${folder}/_astro/${name}.js`))).toEqual([])
    expect(new Set(files).size).toBe(files.length)
  })

  it.each([
    ['index.html', ['react', 'open-dialog']],
    ['rent.html', ['ListingSearchPage', 'react', 'toggle-saved', 'listings-leaflet']],
    ['property/cornwall-gardens-apartment.html', ['PropertyPage', 'react', 'toggle-saved', 'start-swiper', 'show-map']],
    ['saved.html', ['SavedPage', 'react', 'toggle-saved']],
  ])('%s names the code of its islands and of what they open: %j', (page, wanted) => {
    const files = named(page).map((name) => name.split('.')[0])
    expect(files).toEqual(expect.arrayContaining(wanted))
  })

  it('is empty on a page without islands', () => expect(named('fees.html')).toEqual([]))
})

// Modules that run twice on a page would handle each Back and each press twice.
it('A Chinese page loads no group of English modules', () => {
  const chinese = [...scripts].filter(([name]) => name.includes('.zh.'))
  expect(chinese.length).toBeGreaterThan(10)
  const english = /["'`]\.\/(common|storage)\.[\w-]+\.js["'`]/
  expect(chinese.filter(([, text]) => english.test(text)).map(([name]) => name)).toEqual([])
})

describe('The admin', () => {
  it.each(pages.filter((file) => file.startsWith('admin')))('%s preloads every chunk of its island', (page) => {
    const html = read(page)
    const preloaded = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)">/g)].map(([, path]) => path!)
    const island = /component-url="([^"]+)"/.exec(html)?.[1]
    expect(preloaded).toContain(island)
    const imported = preloaded.flatMap((path) =>
      [...readFileSync(folder + path, 'utf8').matchAll(/from\s*["'`]\.(\/[^"'`]+\.js)/g)].map(
        ([, name]) => `/_astro${name}`,
      ),
    )
    expect(imported.filter((path) => !preloaded.includes(path))).toEqual([])
  })
})
