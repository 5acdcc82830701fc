import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { pageFacts } from '../../../../src/integrations/built-pages/facts'
import { factsStore } from '../../../../src/integrations/built-pages/store'

let cache: URL
beforeEach(() => (cache = pathToFileURL(`${mkdtempSync(`${tmpdir()}/meridian-facts-`)}/`)))
afterEach(() => rmSync(cache, { recursive: true }))

const page = (name: string) =>
  pageFacts(
    `property/${name}.html`,
    '<head><meta name="robots" content="index"><link rel="canonical" href="https://www.meridianrow.example/property/' +
      `${name}"></head><main><p>A home</p></main>`,
  )
const facts = new Map([
  ['property/one.html', page('one')],
  ['property/two.html', page('two')],
  ['property/three.html', page('three')],
])

describe('What pages say', () => {
  it('is their address, and their entry in the sitemap', () => {
    expect(facts.get('property/one.html')).toMatchObject({
      path: '/property/one',
      entry: { address: 'https://www.meridianrow.example/property/one', changed: null, pictures: [] },
    })
  })

  it('is read by the next build as this one stored it', async () => {
    const store = factsStore(cache)
    await store.begin()
    expect(await store.read()).toEqual(new Map())
    await store.write(facts)
    await store.begin()
    expect(await store.read()).toEqual(facts)
  })

  it('is forgotten with what Astro would restore, where a build broke off', async () => {
    const store = factsStore(cache)
    const manifest = new URL('incremental-build.json', cache)
    await store.begin()
    await store.write(facts)
    writeFileSync(manifest, '{}')
    await store.begin()
    expect(existsSync(manifest)).toBe(true)
    // No end of that one.
    await store.begin()
    expect(existsSync(manifest)).toBe(false)
    expect(await store.read()).toEqual(new Map())
  })
})
