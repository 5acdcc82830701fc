import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Loader } from 'astro/loaders'
import { describe, expect, it } from 'vitest'
import { listLoader } from '../../../src/lib/list-loader'
import { orderedLoader } from '../../../src/lib/ordered-loader'

/** The entries of a file that has this text, loaded without Astro. Without a text there is no file. */
async function load(text?: string, loaderOf: (path: string) => Loader = listLoader) {
  const path = join(mkdtempSync(join(tmpdir(), 'lists-')), 'faqs.yaml')
  if (text !== undefined) writeFileSync(path, text)
  const stored = new Map<string, unknown>([['old', {}]])
  const ignore = () => undefined
  const context = {
    config: { root: pathToFileURL(`${process.cwd()}/`) },
    logger: { error: ignore, warn: ignore, info: ignore, debug: ignore },
    store: { clear: () => stored.clear(), set: ({ id, data }: { id: string; data: unknown }) => stored.set(id, data) },
    parseData: ({ data }: { data: unknown }) => Promise.resolve(data),
  }
  await loaderOf(path).load(context as unknown as Parameters<Loader['load']>[0])
  return Object.fromEntries(stored)
}

describe('A list', () => {
  it('has the entries of its file, by their names or their ids', async () => {
    expect(await load('a: { day: 2026-02-30 }')).toEqual({ a: { day: '2026-02-30' } })
    expect(await load('- { id: a, name: A }')).toEqual({ a: { id: 'a', name: 'A' } })
  })

  it('has curly apostrophes, as Markdown has', async () => {
    const text = `a: { parks: ["Regent's Park"], says: "It's 6' by 4'" }`
    expect(await load(text)).toEqual({ a: { parks: ['Regent’s Park'], says: "It’s 6' by 4'" } })
  })

  it('has straight apostrophes in addresses and ids', async () => {
    const addresses = { email: "o'brien@agency.example", url: "/king's", link: "https://a.example/king's" }
    expect(await load(JSON.stringify([{ id: "king's", ...addresses }]))).toEqual({
      "king's": { id: "king's", ...addresses },
    })
  })

  it.each([
    ['an apostrophe in single quotes', "a: { says: 'It''s' }\nb: { says: 'It's' }", 2],
    ['a tab', 'a:\n  says: A\n\tmore: B', 3],
    ['a name that stands twice', 'a: { says: A }\nb: { says: B }\na: { says: C }', 3],
    ['an entry without fields', 'a: { says: A }\nb:\n', 2],
    ['an item without an id', '- { id: a, name: A }\n- { name: B }', 2],
    ['no entries', '# None yet.\n', 1],
    ['a text in place of entries', 'None yet', 1],
  ])('stops the build, with its file and its line, for %s', async (_, text, line) => {
    for (const loaderOf of [listLoader, orderedLoader])
      await expect(load(text, loaderOf)).rejects.toThrow(new RegExp(`/faqs\\.yaml:${line}: `))
  })

  it('must exist, except a list of the agency, which may leave out a part of the site', async () => {
    await expect(load()).rejects.toThrow(/faqs\.yaml is missing/)
    expect(await load(undefined, orderedLoader)).toEqual({})
  })
})
