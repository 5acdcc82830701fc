import type { Plugin } from 'vite'

interface ModuleGraph {
  getModuleInfo: (id: string) => { importers: string[] } | null
}

interface ChunkInfo {
  name: string
  moduleIds: readonly string[]
  facadeModuleId?: string | null
}

/**
 * Scripts of pages and layouts, island directives, and the sums in another currency, which Chinese pages show from the
 * start: they run before any interaction.
 */
const isPageScript = (id: string) =>
  /\.astro\?astro&type=script|\/integrations\/client-when\/|\/src\/layouts\/|\/units\/elements\.ts$/.test(id)

/** Whether a page script imports a module, directly or indirectly. */
function runsBeforeTouch(id: string, graph: ModuleGraph, visited = new Set<string>()): boolean {
  if (isPageScript(id)) return true
  if (visited.has(id)) return false
  visited.add(id)
  return (graph.getModuleInfo(id)?.importers ?? []).some((importer) => runsBeforeTouch(importer, graph, visited))
}

// Formatting, storage and requests. Excludes the admin's Supabase client, which is as large as React.
const isCommon = (id: string) => /\/src\/(lib\/(?!http\/(supabase|admin))|paths\.)|\/agency\.ts$/.test(id)

const editionOf = (id: string) => id.match(/\/\.editions\/(\w+)\//)?.[1]
/** The chunks of an edition have only its modules. */
const withEdition = (name: string, id: string) => [name, editionOf(id)].filter(Boolean).join('-')

/**
 * How island scripts are split into chunks (docs/decisions/017): React, the small modules shared by most islands, and
 * neither contains what runs before an interaction.
 */
export const codeSplitting = {
  groups: [
    // Preferences, which run before any interaction, share these with islands. Without groups of their own, the groups
    // below would include them, as what their modules import.
    { name: 'nanostores', test: /node_modules[\\/]nanostores[\\/]/, priority: 3 },
    { name: (id: string) => withEdition('storage', id), test: /\/lib\/storage\/safe-storage\.ts$/, priority: 3 },
    {
      // With the client of PostgREST, which every island's requests import: in the group below it would be a part of
      // the English modules, and each other edition would load and run those too.
      name: 'react',
      test: /node_modules[\\/](react(-dom)?|scheduler|clsx|@nanostores|@astrojs[\\/]react)[\\/]|[\\/]postgrest-js[\\/]/,
      priority: 2,
    },
    {
      name: (id: string, graph: ModuleGraph) =>
        isCommon(id) && !runsBeforeTouch(id, graph) ? withEdition('common', id) : null,
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
    // The file of another language adds to the English one, of which it needs a copy too.
    if (!/\/hours\.ts$/.test(source) || !/\/opening-hours\.ts$|\/hours\.ts\?copy$/.test(importer ?? '')) return null
    const resolved = await this.resolve(source, importer, { skipSelf: true })
    // The plugin of an edition asks this one again, under the file's other name.
    return resolved && { ...resolved, id: resolved.id.replace(/(\?copy)?$/, '?copy') }
  },
})
