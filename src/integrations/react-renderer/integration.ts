import { fileURLToPath } from 'node:url'
import react from '@astrojs/react'
import type { AstroIntegration } from 'astro'

/**
 * @astrojs/react, whose components are called once for each page (server.ts, docs/decisions/019) and hold out in a page
 * that a translator has changed (client.tsx).
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
