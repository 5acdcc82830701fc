import type { Loader } from 'astro/loaders'
import { listLoader } from './list-loader'

/** The loader of an agency's list, with each entry's position as `order`: the content store sorts entries by name. */
export function orderedLoader(path: string): Loader {
  const loader = listLoader(path, true)
  return {
    ...loader,
    load(context) {
      let order = 0
      return loader.load({
        ...context,
        parseData: (entry) => context.parseData({ ...entry, data: { ...entry.data, order: order++ } }),
      })
    },
  }
}
