import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Loader } from 'astro/loaders'
import { describe, expect, it } from 'vitest'
import { translatedLoader, translatedMarkdown } from '../../../src/lib/translated-loader'

type Entry = { id: string; data: Record<string, unknown> }

/** A collection in another language, loaded without Astro. */
async function load(
  english: Entry[],
  yaml: string,
  parseData: (entry: Entry) => Promise<unknown> = ({ data }) => Promise.resolve(data),
  warnings: string[] = [],
) {
  const file = join(mkdtempSync(join(tmpdir(), 'texts-')), 'texts.yaml')
  writeFileSync(file, yaml)
  const stored = new Map<string, Record<string, unknown>>()
  const context = {
    store: {
      has: (id: string) => stored.has(id),
      keys: () => [...stored.keys()],
      set: ({ id, data }: Entry) => stored.set(id, data),
    },
    parseData,
    logger: { warn: (message: string) => warnings.push(message) },
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
    expect(await load([fee], 'sale: { name: 出售, due: [交割时, 刷卡] }')).toEqual({
      sale: { order: 0, name: '出售', percent: 1.8, due: ['交割时', '刷卡'] },
    })
  })

  it('has curly apostrophes, as the English one has', async () => {
    expect(await load([fee], `sale: { name: "（Renters' Rights Act）" }`)).toMatchObject({
      sale: { name: '（Renters’ Rights Act）' },
    })
  })

  it('stays in English where its file says nothing', async () => {
    expect(await load([fee], 'sale: {}')).toEqual({ sale: fee.data })
  })

  it('may have entries that only its own readers need, last in their order', async () => {
    const [money, floors] = ['{ onlyHere: true, name: 汇款, percent: 0 }', '{ onlyHere: true, name: 楼层 }']
    const loaded = await load([fee], `money: ${money}\nsale: { name: 出售 }\nfloors: ${floors}`)
    expect(loaded).toEqual({
      sale: { ...fee.data, name: '出售' },
      money: { order: 1, name: '汇款', percent: 0 },
      floors: { order: 2, name: '楼层' },
    })
  })

  it('warns of other numbers, and does not stop the build', async () => {
    const warnings: string[] = []
    const steps = { id: 'a', data: { says: '5 weeks' } }
    expect(await load([steps], 'a: { says: 6 周 }', undefined, warnings)).toEqual({ a: { says: '6 周' } })
    expect(warnings).toEqual([expect.stringContaining('texts.yaml:1: a, says: has 6 where the English text has 5')])
  })

  it('gives no order to entries of a list that has none', async () => {
    const loaded = await load([{ id: 'a', data: { name: 'A' } }], 'a: {}\nb: { onlyHere: true, name: B }')
    expect(loaded).toEqual({ a: { name: 'A' }, b: { name: 'B' } })
  })

  it.each([
    [
      'an item without a text',
      'sale:\n  name: 出售\n  due: [交割时]',
      '3: sale, due: has 1 items, and the English file 2;',
    ],
    [
      'an entry that the English list no longer has',
      'sale: {}\nrent: { name: 出租 }',
      '2: rent: is not in the English',
    ],
    ['an entry that it lacks', '{}', '1: sale: is missing; the English file has it'],
    ['no YAML', "sale: { name: 'It's' }", '1: is no YAML'],
  ])('is refused for %s, with its file and its line', async (_, yaml, message) => {
    await expect(load([fee], yaml)).rejects.toThrow(`texts.yaml:${message}`)
  })

  it('names its file and the line of the entry that its schema refuses', async () => {
    const refuse = () => Promise.reject(new Error('faqs-zh → sale data does not match'))
    await expect(load([fee], '# Texts\nsale: {}', refuse)).rejects.toThrow(/texts\.yaml:2: faqs-zh → sale data/)
  })

  it('is empty where the agency has no such list', async () => {
    expect(await load([], 'floors: { name: 楼层 }')).toEqual({})
  })
})

it('Markdown in another language is refused while a file is missing or superfluous, by its name', async () => {
  const english = mkdtempSync(`${tmpdir()}/areas-`)
  const chinese = `${english}/zh`
  mkdirSync(chinese)
  writeFileSync(`${english}/camden.md`, '---\nlead: A canal.\n---\n\nText.\n')
  const loader = translatedMarkdown(chinese, english)
  const loading = () => loader.load({} as Parameters<typeof loader.load>[0])
  await expect(loading()).rejects.toThrow(/zh lacks camden\.md/)
  for (const file of ['camden', 'clapham']) writeFileSync(`${chinese}/${file}.md`, '')
  await expect(loading()).rejects.toThrow(/zh has clapham\.md, which .* lacks/)
})
