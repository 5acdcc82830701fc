import { readdirSync } from 'node:fs'
import type { AstroIntegration } from 'astro'
import { editions, isInEveryEdition } from '../../editions.ts'
import { editionModules } from './edition-modules.ts'
import { editionTree } from './tree.ts'

/** `rent/[...page].astro` as a route: `/rent/[...page]`. */
const routeOf = (file: string) => `/${file.replace(/\.(astro|ts)$/, '').replace(/(^|\/)index$/, '')}`.replace(/\/$/, '')

/** Builds the pages of `src/pages` once more for each language besides English, below its prefix (decision 036). */
export const otherEditions = (): AstroIntegration => ({
  name: 'editions',
  hooks: {
    'astro:config:setup': ({ injectRoute, updateConfig }) => {
      const files = readdirSync('src/pages', { recursive: true, encoding: 'utf8' }).map((file) =>
        file.replaceAll('\\', '/'),
      )
      const pages = files.filter((file) => /\.(astro|ts)$/.test(file) && isInEveryEdition(routeOf(file)))
      for (const { code, prefix } of editions.slice(1)) {
        const tree = editionTree(code)
        tree.link()
        updateConfig({ vite: { plugins: [editionModules(tree)] } })
        // A relative path, because Node would resolve the link of an absolute one.
        for (const file of pages)
          injectRoute({ pattern: prefix + routeOf(file), entrypoint: `${tree.pages}/${file}`, prerender: true })
      }
    },
  },
})
