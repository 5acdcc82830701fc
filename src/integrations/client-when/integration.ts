import type { AstroIntegration } from 'astro'

/**
 * Registers `client:when`: an island stays plain HTML until an interaction, or until its data is outdated; and
 * `client:query`: an island that also hydrates for a query in the address.
 */
export const whenDirective = (): AstroIntegration => ({
  name: 'client-when',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      addClientDirective({ name: 'when', entrypoint: './src/integrations/client-when/directive.ts' })
      addClientDirective({ name: 'query', entrypoint: './src/integrations/client-when/query.ts' })
    },
  },
})
