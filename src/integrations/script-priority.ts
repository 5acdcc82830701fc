import type { ScriptImports } from './script-imports.ts'

/**
 * Lets a page fetch its scripts after what is seen: none of ours draws anything, so none goes before a picture or a
 * face. What a script imports is named in the page, or the browser would ask for it late and in haste. (Astro itself
 * offers no attribute on the scripts it bundles.)
 */
export const withScriptPriority = ({ withImports }: ScriptImports) => {
  // Thousands of pages have the same scripts.
  const known = new Map<string, string>()
  const linksFor = async (scripts: string[]) => {
    const imported = [...(await withImports(scripts))].filter((path) => !scripts.includes(path))
    return imported.map((path) => `<link rel="modulepreload" fetchpriority="low" href="${path}">`).join('')
  }
  return async (_file: string, html: string) => {
    const scripts = [...html.matchAll(/<script type="module" src="([^"]+)"/g)].map(([, path = '']) => path)
    const key = scripts.join()
    const links = known.get(key) ?? (await linksFor(scripts))
    known.set(key, links)
    return html
      .replaceAll('<script type="module" src=', '<script type="module" fetchpriority="low" src=')
      .replace('</head>', `${links}</head>`)
  }
}
