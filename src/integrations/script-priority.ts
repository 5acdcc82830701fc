import { readdir, readFile, writeFile } from 'node:fs/promises'
import type { AstroIntegration } from 'astro'
import { scriptImports } from './script-imports'

/**
 * Lets the pages of the built site fetch their scripts after what is seen: none of ours draws anything, so none goes
 * before a picture or a face. What a script imports is named in the page, or the browser would ask for it late and in
 * haste. (Astro itself offers no attribute on the scripts it bundles.)
 */
export const scriptPriority = (): AstroIntegration => ({
  name: 'script-priority',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const { withImports } = scriptImports(dir)
      for (const file of await readdir(dir, { recursive: true })) {
        if (!file.endsWith('.html')) continue
        const html = await readFile(new URL(file, dir), 'utf8')
        const scripts = [...html.matchAll(/<script type="module" src="([^"]+)"/g)].map(([, path]) => path!)
        const imported = [...(await withImports(scripts))].filter((path) => !scripts.includes(path))
        const links = imported.map((path) => `<link rel="modulepreload" fetchpriority="low" href="${path}">`).join('')
        await writeFile(
          new URL(file, dir),
          html
            .replaceAll('<script type="module" src=', '<script type="module" fetchpriority="low" src=')
            .replace('</head>', `${links}</head>`),
        )
      }
    },
  },
})
