import type { AstroIntegration } from 'astro'

/** Registers `client:when`: an island that stays plain HTML until it is touched, or until what it shows is out of date. */
export const whenDirective = (): AstroIntegration => ({
  name: 'client-when',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'when', entrypoint: './src/lib/when/directive.ts' }),
  },
})
