import type { Plugin } from 'vite'

interface ModuleGraph {
  getModuleInfo: (id: string) => { importers: string[] } | null
}

interface ChunkInfo {
  name: string
  moduleIds: readonly string[]
  facadeModuleId?: string | null
}

/** Scripts of pages and layouts, and island directives: they run before any interaction. */
const isPageScript = (id: string) =>
  /\.astro\?astro&type=script|\/integrations\/client-when\/|\/src\/layouts\//.test(id)

/** Whether a page script imports a module, directly or indirectly. */
function runsBeforeTouch(id: string, graph: ModuleGraph, visited = new Set<string>()): boolean {
  if (isPageScript(id)) return true
  if (visited.has(id)) return false
  visited.add(id)
  return (graph.getModuleInfo(id)?.importers ?? []).some((importer) => runsBeforeTouch(importer, graph, visited))
}

// Formatting, storage and requests. Excludes the admin's Supabase client, which is as large as React.
const isCommon = (id: string) => /\/src\/(lib\/(?!http\/(supabase|admin))|paths\.)|\/agency\.ts$/.test(id)

/** The chunks of an edition have only its modules. */
const editionOf = (id: string) => id.match(/\/\.editions\/(\w+)\//)?.[1]

/**
 * How island scripts are split into chunks (docs/decisions/017): React, the small modules shared by most islands, and
 * neither contains what runs before an interaction.
 */
export const codeSplitting = {
  groups: [
    {
      name: 'react',
      test: /node_modules[\\/](react|react-dom|scheduler|clsx|nanostores|@nanostores|@astrojs[\\/]react)[\\/]/,
      priority: 2,
    },
    {
      name: (id: string, graph: ModuleGraph) =>
        isCommon(id) && !runsBeforeTouch(id, graph) ? ['common', editionOf(id)].filter(Boolean).join('-') : null,
      minShareCount: 4,
      priority: 1,
    },
  ],
}

/**
 * A page names up to sixty files, so names are short: the least hash that the bundler accepts for our number of files.
 * The script of an `.astro` file is named after that file. Those of an edition have its code, because scripts of two
 * editions with the same content would otherwise have the same name.
 */
export function scriptName({ name, moduleIds, facadeModuleId }: ChunkInfo): string {
  const short = name.replace(/\.astro_astro_type_script_index_(\d+)_lang$/, '-$1').replace(/[^\w.-]+/g, '_')
  const edition = [...moduleIds, facadeModuleId ?? ''].map(editionOf).find(Boolean)
  return [`_astro/${short}`, ...(edition ? [edition] : []), '[hash:7].js'].join('.')
}

/**
 * Gives forms and the admin a copy of the office hours. Shared with every page's script, they would become a chunk that
 * this script waits for. Edge Functions import the same line, so it has no `?copy`.
 */
export const officeHoursCopy = (): Plugin => ({
  name: 'office-hours-copy',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!/\/hours\.ts$/.test(source) || !importer?.endsWith('/src/lib/time/opening-hours.ts')) return null
    const resolved = await this.resolve(source, importer, { skipSelf: true })
    return resolved && { ...resolved, id: `${resolved.id}?copy` }
  },
})
