import { fileURLToPath } from 'node:url'
import react from '@astrojs/react'
import type { AstroIntegration } from 'astro'
import { editions } from '../../editions.ts'
import { editionTree } from '../editions/tree.ts'

const thisFolder = fileURLToPath(new URL('.', import.meta.url))

/**
 * @astrojs/react, which calls components once per page (server.ts, docs/decisions/019) and tolerates pages changed by a
 *   translator (client.tsx). Each further edition has a renderer with messages of its language.
 */
export function reactRenderer(): AstroIntegration {
  const astroReact = react()
  return {
    ...astroReact,
    hooks: {
      ...astroReact.hooks,
      'astro:config:setup': (setup) =>
        astroReact.hooks['astro:config:setup']?.({
          ...setup,
          addRenderer: (renderer) => {
            for (const { code, prefix } of editions) {
              const folder = prefix ? editionTree(code).nameOf(thisFolder) : thisFolder
              setup.addRenderer({
                name: prefix ? `react-${code}` : renderer.name,
                clientEntrypoint: `${folder}client.tsx`,
                serverEntrypoint: `${folder}server.ts`,
              })
            }
          },
        }),
    },
  }
}
