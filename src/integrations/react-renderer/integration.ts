import react from '@astrojs/react'
import type { AstroIntegration } from 'astro'

/** @astrojs/react, whose components are called once for each page (server.ts, docs/decisions/019). */
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
            setup.addRenderer({ ...renderer, serverEntrypoint: new URL('server.ts', import.meta.url) }),
        }),
    },
  }
}
