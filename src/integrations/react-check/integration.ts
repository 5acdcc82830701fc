import react from '@astrojs/react'
import type { AstroIntegration } from 'astro'

/** @astrojs/react, whose components are not called to learn that they are React's (server.ts). */
export function reactOnly(): AstroIntegration {
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
