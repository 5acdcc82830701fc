import { readdir, readFile, writeFile } from 'node:fs/promises'
import type { AstroIntegration } from 'astro'

/** What a built module imports before it runs, as addresses; what it fetches later does not count. */
const importsOf = (script: string) =>
  [...script.matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g)].map(([, name]) => `/_astro/${name}`)

/**
 * Lets the pages of the built site fetch their scripts after what is seen: none of ours draws anything, so none goes
 * before a picture or a face. What a script imports is named in the page, or the browser would ask for it late and in
 * haste. (Astro itself offers no attribute on the scripts it bundles.)
 */
export const scriptPriority = (): AstroIntegration => ({
  name: 'script-priority',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const read = (path: string) => readFile(new URL(`.${path}`, dir), 'utf8')
      const withImports = async (paths: string[], seen = new Set<string>()) => {
        for (const path of paths) if (!seen.has(path)) await withImports(importsOf(await read(path)), seen.add(path))
        return seen
      }
      for (const file of await readdir(dir, { recursive: true })) {
        if (!file.endsWith('.html')) continue
        const html = await read(`/${file}`)
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
