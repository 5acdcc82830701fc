import type { AstroIntegration } from 'astro'

/**
 * Registers `client:when`: an island that stays plain HTML until it is touched, or until what it shows is out of date;
 * and `client:query`: one that also wakes for a query in the address.
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
