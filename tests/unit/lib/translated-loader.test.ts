import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Loader } from 'astro/loaders'
import { describe, expect, it } from 'vitest'
import { translatedLoader, translatedMarkdown } from '../../../src/lib/translated-loader'

type Entry = { id: string; data: Record<string, unknown> }

/** A collection in another language, loaded without Astro. */
async function load(english: Entry[], yaml: string) {
  const file = join(mkdtempSync(join(tmpdir(), 'texts-')), 'texts.yaml')
  writeFileSync(file, yaml)
  const stored = new Map<string, Record<string, unknown>>()
  const context = {
    store: {
      has: (id: string) => stored.has(id),
      keys: () => [...stored.keys()],
      set: ({ id, data }: Entry) => stored.set(id, data),
    },
    parseData: ({ data }: Entry) => Promise.resolve(data),
    generateDigest: (data: unknown) => JSON.stringify(data),
  }
  const loader: Loader = {
    name: 'english',
    load: async ({ parseData, store }) => {
      for (const entry of english) store.set({ id: entry.id, data: await parseData(entry) })
    },
  }
  await translatedLoader(loader, file).load(context as unknown as Parameters<Loader['load']>[0])
  return Object.fromEntries(stored)
}

const fee = { id: 'sale', data: { order: 0, name: 'Sale', percent: 1.8, due: ['On completion', 'By card'] } }

describe('A list in another language', () => {
  it('has the texts of its own file, and the numbers of the English one', async () => {
    expect(await load([fee], 'sale: { name: 出售, due: [交割时] }')).toEqual({
      sale: { order: 0, name: '出售', percent: 1.8, due: ['交割时', 'By card'] },
    })
  })

  it('stays in English where its file says nothing', async () => {
    expect(await load([fee], '{}')).toEqual({ sale: fee.data })
  })

  it('may have items that only its own readers need, after the translated ones', async () => {
    const { sale } = await load([fee], 'sale: { due: [交割时, 刷卡, 请先问银行] }')
    expect(sale?.['due']).toEqual(['交割时', '刷卡', '请先问银行'])
  })

  it('may have entries that only its own readers need, last in their order', async () => {
    const loaded = await load([fee], 'money: { name: 汇款, percent: 0 }\nsale: { name: 出售 }\nfloors: { name: 楼层 }')
    expect(loaded).toMatchObject({
      sale: { order: 0, name: '出售' },
      money: { order: 1, name: '汇款', percent: 0 },
      floors: { order: 2, name: '楼层' },
    })
  })

  it('gives no order to entries of a list that has none', async () => {
    const loaded = await load([{ id: 'a', data: { name: 'A' } }], 'b: { name: B }')
    expect(loaded).toEqual({ a: { name: 'A' }, b: { name: 'B' } })
  })

  it('is empty where the agency has no such list', async () => {
    expect(await load([], 'floors: { name: 楼层 }')).toEqual({})
  })
})

it('Markdown in another language is refused while a file is missing, by its name', async () => {
  const english = mkdtempSync(`${tmpdir()}/areas-`)
  const chinese = `${english}/zh`
  mkdirSync(chinese)
  writeFileSync(`${english}/camden.md`, '---\nlead: A canal.\n---\n\nText.\n')
  const loader = translatedMarkdown(chinese, english)
  await expect(loader.load({} as Parameters<typeof loader.load>[0])).rejects.toThrow(/zh lacks camden\.md/)
})
