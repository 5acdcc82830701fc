import type { ScriptImports } from './script-imports.ts'

/**
 * Makes scripts load after visible content: none of ours renders anything, so pictures and fonts come first. Their
 * imports are listed in the page; otherwise browsers would load them late at high priority. (Astro offers no attribute
 * for bundled scripts.)
 */
export const withScriptPriority = ({ withImports }: ScriptImports) => {
  // Cached: thousands of pages have the same scripts.
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
