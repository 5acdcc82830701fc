import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'
import type { EditionTree } from './tree.ts'

/** Style sheets that a module only imports are the same in all editions, and are built once. */
const isStyleSheet = (id: string) => id.endsWith('.css')

/**
 * Keeps the modules of an edition among themselves: what a module in its tree imports is in the tree too, and
 * `#messages/` means its language.
 */
export const editionModules = (tree: EditionTree): Plugin => ({
  name: 'edition-modules',
  enforce: 'pre',
  async resolveId(imported, importer, options) {
    if (!tree.has(imported) && !(importer && tree.has(importer))) return null
    if (imported.startsWith('#messages/')) return tree.messages(imported.slice('#messages/'.length))
    // From its real place, where files outside the tree are too.
    const resolved = await this.resolve(tree.fileOf(imported), importer && tree.fileOf(importer), {
      ...options,
      skipSelf: true,
    })
    if (!resolved || resolved.external || isStyleSheet(resolved.id)) return resolved
    const id = tree.agencyFile(resolved.id, importer) ?? tree.nameOf(resolved.id)
    // Not its `meta`, which belongs to the module of the other edition.
    return id ? { id, moduleSideEffects: resolved.moduleSideEffects } : resolved
  },
  // Astro knows the renderer of other islands by their path (integrations/react-renderer).
  load: {
    filter: { id: /\.astro$/ },
    handler: async (id) =>
      tree.has(id)
        ? (await readFile(id, 'utf8')).replace('client:only="react"', `client:only="react-${tree.code}"`)
        : null,
  },
})
