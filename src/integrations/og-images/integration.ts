import { mkdir, readdir, rm } from 'node:fs/promises'
import type { AstroIntegration } from 'astro'
import type { BuiltPages } from '../built-pages/integration.ts'
import type { PageFacts } from '../built-pages/facts.ts'
import { cardQueue } from './card-queue.ts'

/**
 * Writes each page's social picture into the built site, from the page's own tags. Cards are cached in Astro's cache
 * folder by a hash of text and picture; unused ones are deleted. Rendering runs in other threads, in parallel with
 * Astro.
 * @param backend the address of Supabase, whose storage has uploaded pictures
 */
export function socialPictures({ onRendered }: Pick<BuiltPages, 'onRendered'>, backend: string): AstroIntegration {
  let cache: URL
  let folder: URL
  /** Cards of earlier builds. */
  let known: string[]
  const used = new Set<string>()
  const requested = new Set<string>()
  const count = { all: 0, drawn: 0, missed: 0 }
  let queue: ReturnType<typeof cardQueue> | undefined

  function make(page: PageFacts) {
    if (requested.has(page.path)) return
    requested.add(page.path)
    queue ??= cardQueue({ folder: folder.href, cache: cache.href, backend }, ({ file, drawn, missed }) => {
      used.add(file)
      count.all++
      count.drawn += Number(drawn)
      count.missed += Number(missed)
    })
    queue.make(page)
  }
  onRendered((_file, page) => make(page))

  return {
    name: 'social-pictures',
    hooks: {
      'astro:config:done': ({ config }) => {
        cache = new URL('social/', config.cacheDir)
        folder = config.outDir
      },
      'astro:build:start': async () => {
        await mkdir(cache, { recursive: true })
        known = await readdir(cache)
      },
      'astro:build:done': async ({ logger }) => {
        const started = performance.now()
        await queue?.end()
        const seconds = (performance.now() - started) / 1000
        for (const file of known) if (!used.has(file)) await rm(new URL(file, cache), { force: true })
        if (count.missed)
          logger.warn(`${count.missed} social pictures were drawn without the page's picture, which could not be read.`)
        logger.info(
          `${count.all} social pictures, ${count.drawn} of them new; ` +
            `the last were ready ${seconds.toFixed(1)} s after the pages.`,
        )
      },
    },
  }
}
