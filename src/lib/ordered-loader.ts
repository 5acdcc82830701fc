import { existsSync } from 'node:fs'
import { file, type Loader } from 'astro/loaders'

/**
 * Astro's `file()` loader with each entry's position as `order`: the content store sorts entries by name. Without the
 * file there are no entries: an agency without a part needs no lists of it (scripts/lib/agency-check says which).
 */
export function orderedLoader(path: string): Loader {
  const loader = file(path)
  return {
    ...loader,
    async load(context) {
      if (!existsSync(path)) return context.store.clear()
      let order = 0
      return loader.load({
        ...context,
        parseData: (entry) => context.parseData({ ...entry, data: { ...entry.data, order: order++ } }),
      })
    },
  }
}

/** Entries in file order. */
export const inFileOrder = <Entry extends { data: { order: number } }>(entries: Entry[]) =>
  entries.toSorted((a, b) => a.data.order - b.data.order)
