import type { Plugin } from 'vite'

interface ModuleGraph {
  getModuleInfo: (id: string) => { importers: string[] } | null
}

/** The scripts of pages and layouts, and the directives of islands: they run before a visitor touches anything. */
const isPageScript = (id: string) =>
  /\.astro\?astro&type=script|\/integrations\/client-when\/|\/src\/layouts\//.test(id)

/** Whether a page script imports a module, or a module that does. */
function runsBeforeTouch(id: string, graph: ModuleGraph, visited = new Set<string>()): boolean {
  if (isPageScript(id)) return true
  if (visited.has(id)) return false
  visited.add(id)
  return (graph.getModuleInfo(id)?.importers ?? []).some((importer) => runsBeforeTouch(importer, graph, visited))
}

// What formats, stores and sends. The administrator's client of Supabase is not among it: it weighs as much as React.
const isCommon = (id: string) => /\/src\/(lib\/(?!http\/(supabase|admin))|site\.|paths\.)/.test(id)

/**
 * How the scripts of islands are cut into files (docs/decisions/017): React is one, the small modules that most islands
 * share are another, and what runs before a touch stays out of both.
 */
export const codeSplitting = {
  groups: [
    {
      name: 'react',
      test: /node_modules[\\/](react|react-dom|scheduler|clsx|nanostores|@nanostores|@astrojs[\\/]react)[\\/]/,
      priority: 2,
    },
    {
      name: (id: string, graph: ModuleGraph) => (isCommon(id) && !runsBeforeTouch(id, graph) ? 'common' : null),
      minShareCount: 4,
      priority: 1,
    },
  ],
}

/**
 * Gives forms and the desk a copy of the office hours. Shared with the script that every page has in itself, the hours
 * would be a file of their own that this script waits for. Edge Functions import the same line, so it has no `?copy`.
 */
export const officeHoursCopy = (): Plugin => ({
  name: 'office-hours-copy',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (source !== '../../hours.ts' || !importer?.endsWith('/src/lib/time/opening-hours.ts')) return null
    const resolved = await this.resolve(source, importer, { skipSelf: true })
    return resolved && { ...resolved, id: `${resolved.id}?copy` }
  },
})
