import './as-a-person'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Backend, startBackend } from '../../scripts/lib/backend'
import { build } from '../../scripts/lib/build'
import { freePort } from '../../scripts/lib/ports'

const scratch = mkdtempSync(`${tmpdir()}/meridian-rebuild-`)
const folder = `${scratch}/site`
let backend: Backend
beforeAll(async () => {
  backend = await startBackend(`${scratch}/db`, await freePort())
}, 60_000)
afterAll(async () => {
  await backend.stop()
  rmSync(scratch, { recursive: true, force: true })
})

const pages = (output: string, how: string) =>
  [...output.matchAll(/├─ \/(property\/[\w-]+)\.html +\((\S+)\)/g)].flatMap(([, page, end]) =>
    // "cached" where the file lies in the new site before Astro looks for it.
    /^(restored|cached)$/.test(end!) === (how === 'restored') ? [page!] : [],
  )
const rebuild = () => build(backend, folder, { quiet: true, compression: 'quick' })
/** Every file of the built site but for the compressed ones, by its name. */
const files = () =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.br'))
      .map(({ parentPath, name }) => [
        `${parentPath}/${name}`.slice(folder.length),
        readFileSync(`${parentPath}/${name}`, 'base64'),
      ]),
  )
async function change(slug: string, values: object) {
  const answer = await fetch(`${backend.url}/rest/v1/properties?slug=eq.${slug}`, {
    method: 'PATCH',
    headers: { apikey: backend.secrets.secretKey, 'content-type': 'application/json' },
    body: JSON.stringify(values),
  })
  expect(answer.status, await answer.text()).toBe(204)
}

describe('A second build', () => {
  it(
    'restores the homes that stayed as they were, and makes the site that a first one makes',
    {
      timeout: 240_000,
    },
    async () => {
      rmSync(`${folder}-cache`, { recursive: true, force: true })
      const first = await rebuild()
      expect(pages(first, 'restored')).toEqual([])
      expect(pages(first, 'rendered').length).toBeGreaterThan(20)
      const changed = 'cornwall-gardens-apartment'
      await change(changed, { title: 'A flat that was renamed' })
      const output = await rebuild()
      const restored = pages(output, 'restored')
      const rendered = pages(output, 'rendered')
      // The home itself, and those that show it as similar.
      expect(rendered).toContain(`property/${changed}`)
      expect(rendered.length).toBeLessThan(10)
      expect([...restored, ...rendered].sort()).toEqual(pages(first, 'rendered').sort())
      const second = files()

      rmSync(`${folder}-cache`, { recursive: true })
      expect(pages(await rebuild(), 'restored')).toEqual([])
      const fresh = files()
      expect(Object.keys(second).sort()).toEqual(Object.keys(fresh).sort())
      expect(Object.keys(fresh).filter((file) => second[file] !== fresh[file])).toEqual([])
    },
  )

  it('restores nothing after one that did not come to its end', { timeout: 120_000 }, async () => {
    writeFileSync(`${folder}-cache/build-under-way`, '')
    const first = await rebuild()
    expect(pages(first, 'restored')).toEqual([])
    expect(pages(first, 'rendered').length).toBeGreaterThan(20)
    expect(pages(await rebuild(), 'restored')).toEqual(pages(first, 'rendered'))
  })
})
