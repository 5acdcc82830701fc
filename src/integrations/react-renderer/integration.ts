import { fileURLToPath } from 'node:url'
import react from '@astrojs/react'
import type { AstroIntegration } from 'astro'

/**
 * @astrojs/react, which calls components once per page (server.ts, docs/decisions/019) and tolerates pages changed by a
 *   translator (client.tsx).
 */
export function reactRenderer(): AstroIntegration {
  const usual = react()
  return {
    ...usual,
    hooks: {
      ...usual.hooks,
      'astro:config:setup': (setup) =>
        usual.hooks['astro:config:setup']?.({
          ...setup,
          addRenderer: (renderer) =>
            setup.addRenderer({
              ...renderer,
              clientEntrypoint: fileURLToPath(new URL('client.tsx', import.meta.url)),
              serverEntrypoint: new URL('server.ts', import.meta.url),
            }),
        }),
    },
  }
}
