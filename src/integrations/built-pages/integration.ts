import type { AstroIntegration } from 'astro'
import { namedIslandFiles, preloadedIslands } from '../island-files.ts'
import { scriptImports } from '../script-imports.ts'
import { withScriptPriority } from '../script-priority.ts'
import { type PageFacts, pageFacts } from './facts.ts'

type Listener = (file: string, facts: PageFacts) => void

export interface BuiltPages {
  integration: AstroIntegration
  /** The facts by file: `property/a-home.html`. Complete after the build. */
  facts: Map<string, PageFacts>
  /** Called for each rendered page while the next one renders; its work must not be awaited. */
  onRendered: (listener: Listener) => void
}

/**
 * Finishes each page as Astro renders it, and extracts facts for later integrations, so that they need not read and
 * write thousands of pages again.
 */
export function builtPages(): BuiltPages {
  const facts = new Map<string, PageFacts>()
  const listeners: Listener[] = []
  let folder: URL

  const finish = () => {
    const scripts = scriptImports(folder)
    const steps = [withScriptPriority(scripts), preloadedIslands(scripts), namedIslandFiles(scripts)]
    return async (file: string, built: string) => {
      let html = built
      for (const step of steps) html = await step(file, html)
      const page = pageFacts(file, html)
      facts.set(file, page)
      for (const listener of listeners) listener(file, page)
      return html
    }
  }

  return {
    facts,
    onRendered: (listener) => listeners.push(listener),
    integration: {
      name: 'built-pages',
      hooks: {
        'astro:config:done': ({ config }) => void (folder = config.outDir),
        'astro:build:start': ({ setPrerenderer }) => {
          facts.clear()
          let finishPage: ReturnType<typeof finish> | undefined
          setPrerenderer((usual) => ({
            ...usual,
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
      },
    },
  }
}
