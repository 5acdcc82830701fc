import { readdir, readFile, writeFile } from 'node:fs/promises'
import type { AstroIntegration } from 'astro'

/** Marks a page's module scripts as unhurried: no script of ours draws anything, so none goes before a picture or a face. */
const unhurried = (html: string) => html.replaceAll('<script type="module" src=', '<script type="module" fetchpriority="low" src=')

/** Lets the pages of the built site fetch their scripts after what is seen. Astro itself offers no attribute on the scripts it bundles. */
export const lateScripts = (): AstroIntegration => ({
  name: 'late-scripts',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      for (const file of await readdir(dir, { recursive: true })) {
        if (!file.endsWith('.html')) continue
        const page = new URL(file, dir)
        await writeFile(page, unhurried(await readFile(page, 'utf8')))
      }
    },
  },
})
