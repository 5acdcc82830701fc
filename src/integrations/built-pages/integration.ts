import { readdir, readFile } from 'node:fs/promises'
import type { AstroIntegration } from 'astro'
import { namedIslandFiles } from '../island-files.ts'
import { scriptImports } from '../script-imports.ts'
import { withScriptPriority } from '../script-priority.ts'
import { type PageFacts, pageFacts } from './facts.ts'
import { factsStore } from './store.ts'

type Listener = (file: string, facts: PageFacts) => void

export interface BuiltPages {
  integration: AstroIntegration
  /** What the pages say, by file: `property/a-home.html`. Whole once the build is done. */
  facts: Map<string, PageFacts>
  /** Is told of each page as it is rendered, while the next is: what it starts must not be waited for. */
  onRendered: (listener: Listener) => void
}

/**
 * Finishes each page as Astro renders it, and reads from it what the integrations after this one work with, so that
 * thousands of pages are not read and written again by each of them. A page that Astro restores from an earlier build
 * was finished by that one, and what it says was stored.
 */
export function builtPages(): BuiltPages {
  const facts = new Map<string, PageFacts>()
  const listeners: Listener[] = []
  let folder: URL
  let store: ReturnType<typeof factsStore>

  const finish = () => {
    const scripts = scriptImports(folder)
    const steps = [withScriptPriority(scripts), namedIslandFiles(scripts)]
    return async (file: string, built: string) => {
      let html = built
      for (const step of steps) html = await step(file, html)
      const found = pageFacts(file, html)
      facts.set(file, found)
      for (const listener of listeners) listener(file, found)
      return html
    }
  }

  return {
    facts,
    onRendered: (listener) => listeners.push(listener),
    integration: {
      name: 'built-pages',
      hooks: {
        'astro:config:done': ({ config }) => {
          folder = config.outDir
          store = factsStore(config.cacheDir)
        },
        'astro:build:start': async ({ setPrerenderer }) => {
          facts.clear()
          await store.begin()
          let finishPage: ReturnType<typeof finish> | undefined
          setPrerenderer((usual) => ({
            ...usual,
            getStaticPaths: async () => {
              const paths = await usual.getStaticPaths()
              await store.copyKept(paths, folder)
              return paths
            },
            render: async (request, options) => {
              const rendered = await usual.render(request, options)
              const { response, ...metadata } = rendered instanceof Response ? { response: rendered } : rendered
              if (!response.headers.get('content-type')?.startsWith('text/html') || !response.body) return rendered
              const file = decodeURI(new URL(request.url).pathname.slice(1))
              const html = await (finishPage ??= finish())(file, await response.text())
              return { ...metadata, response: new Response(html, response) }
            },
          }))
        },
        'astro:build:done': async ({ dir }) => {
          const earlier = await store.read()
          for (const file of (await readdir(dir, { recursive: true })).filter((name) => name.endsWith('.html'))) {
            const path = file.replaceAll('\\', '/')
            if (facts.has(path)) continue
            facts.set(path, earlier.get(path) ?? pageFacts(path, await readFile(new URL(encodeURI(path), dir), 'utf8')))
          }
          await store.write(facts)
        },
      },
    },
  }
}
