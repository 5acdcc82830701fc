import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { pageFacts } from '../../../../src/integrations/built-pages/facts'
import { factsStore } from '../../../../src/integrations/built-pages/store'
import { classNames } from '../../../../src/integrations/unused-css/names'

let cache: URL
beforeEach(() => (cache = pathToFileURL(`${mkdtempSync(`${tmpdir()}/meridian-facts-`)}/`)))
afterEach(() => rmSync(cache, { recursive: true }))

const page = (name: string, classes: string) =>
  pageFacts(
    `property/${name}.html`,
    '<head><meta name="robots" content="index"><link rel="canonical" href="https://www.meridianrow.example/property/' +
      `${name}"></head><main><p class="${classes}" style="--depth:2">A home</p></main>`,
    classNames(new Set(['flex', 'p-4'])),
  )
const facts = new Map([
  ['property/one.html', page('one', 'flex p-4 unknown')],
  ['property/two.html', page('two', 'p-4')],
  ['property/three.html', page('three', 'p-4')],
])

describe('What pages say', () => {
  it('is their address, and the names that they ask of the style sheet', () => {
    expect(facts.get('property/one.html')).toMatchObject({
      path: '/property/one',
      entry: { address: 'https://www.meridianrow.example/property/one', changed: null, pictures: [] },
      names: { classes: ['flex', 'p-4'], variables: ['--depth'], scripts: [] },
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
