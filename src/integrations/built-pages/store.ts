import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import type { PageNames } from '../unused-css/names.ts'
import type { PageFacts } from './facts.ts'

interface Stored {
  /** Thousands of pages ask for the same names: each set is kept once, and a page has its number. */
  sets: PageNames[]
  pages: [file: string, facts: Omit<PageFacts, 'names'>, set: number][]
}

/** Keeps what the pages of a build say in Astro's cache folder, beside the pages that the next build may restore. */
export function factsStore(cache: URL) {
  const at = (name: string) => new URL(name, cache)
  const [pages, manifest, mark] = [at('page-facts.json'), at('incremental-build.json'), at('build-under-way')]
  return {
    /**
     * Notes that a build begins. One that did not come to its end may have left pages in the cache that Astro's list
     * of them (experimental.incrementalBuild) does not fit: then nothing is restored.
     */
    async begin() {
      await mkdir(cache, { recursive: true })
      const finished = await writeFile(mark, '', { flag: 'wx' }).then(
        () => true,
        () => false,
      )
      if (!finished) for (const file of [pages, manifest]) await rm(file, { force: true })
    },
    async read(): Promise<Map<string, PageFacts>> {
      const text = await readFile(pages, 'utf8').catch(() => '{"sets":[],"pages":[]}')
      const { sets, pages: all } = JSON.parse(text) as Stored
      return new Map(all.map(([file, facts, set]) => [file, { ...facts, names: sets[set]! }]))
    },
    /** Stores what the pages say; the build has come to its end. */
    async write(facts: Map<string, PageFacts>) {
      const sets = new Map<PageNames, number>()
      const stored: Stored = { sets: [], pages: [] }
      for (const [file, { names, ...others }] of facts) {
        const set = sets.get(names) ?? stored.sets.push(names) - 1
        sets.set(names, set)
        stored.pages.push([file, others, set])
      }
      await writeFile(pages, JSON.stringify(stored))
      await rm(mark, { force: true })
    },
  }
}
