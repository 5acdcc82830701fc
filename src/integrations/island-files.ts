import type { ScriptImports } from './script-imports.ts'

// Code that responds to a first tap before its island's code has loaded: small, and loaded first.
const firstStepFiles = ['show-enquiry', 'first-step']
// What a first tap opens, most frequent first. The rest loads on demand: alert forms and date pickers need a second
// tap.
const openedByTaps = ['toggle-saved', 'start-swiper', 'open-dialog', 'listings-leaflet', 'show-map', 'leaflet']
const nameOf = (path: string) => path.slice('/_astro/'.length).split('.')[0] ?? ''

const islandScripts = (html: string) =>
  [...html.matchAll(/<astro-island [^>]*?component-url="([^"]+)"[^>]*? renderer-url="([^"]+)"/g)].flatMap(
    ([, component = '', renderer = '']) => [component, renderer],
  )
const pageScripts = (html: string) =>
  [...html.matchAll(/<script type="module"[^>]* src="([^"]+)"/g)].map(([, path = '']) => path)
/** The dialog, which the menu opens as well, is preloaded only for a link in the page itself. */
const opensValuation = (html: string) => html.slice(html.indexOf('<main')).includes('data-valuation')

const isAdmin = (file: string) => file.startsWith('admin')

/** Preloads the chunks of the admin's islands, which hydrate at once: found by imports, they would load in waves. */
export const preloadedIslands =
  ({ withImports }: ScriptImports) =>
  async (file: string, html: string) => {
    if (!isAdmin(file)) return html
    const chunks = [...(await withImports(islandScripts(html)))]
    const links = chunks.map((path) => `<link rel="modulepreload" href="${path}">`)
    return html.replace('</head>', `${links.join('')}</head>`)
  }

/**
 * Lists in a page the chunks of its islands, then those of a first tap, without folder and extension, for
 * `layouts/island-code.ts` to load: discovered by imports, they would load in waves.
 */
export const namedIslandFiles = ({ withImports, laterImports }: ScriptImports) => {
  const codeFor = async (scripts: readonly string[], ofIslands: readonly string[], valuation: boolean) => {
    const before = await withImports(scripts)
    /** Adds dynamic imports with these names, and their own imports. */
    const add = async (wanted: string[], files: Set<string>) => {
      for (const name of wanted) {
        if (/^(first-step|open-dialog)$/.test(name) && !valuation) continue
        const later = (await laterImports([...before, ...files])).filter((path) => nameOf(path) === name)
        await withImports(later, files)
      }
    }
    const islands = new Set<string>()
    await add(firstStepFiles, islands)
    await withImports(ofIslands, islands)
    const files = new Set(islands)
    await add(openedByTaps, files)
    const names = (paths: Set<string>) =>
      [...paths.difference(before)].map((path) => path.slice('/_astro/'.length, -'.js'.length)).join(' ')
    return `${names(islands)}|${names(files.difference(islands))}`
  }
  // Cached: thousands of pages have the same islands.
  const known = new Map<string, string>()
  return async (file: string, html: string) => {
    if (isAdmin(file)) return html
    const entryPoints = [pageScripts(html), [...new Set(islandScripts(html))], opensValuation(html)] as const
    const key = JSON.stringify(entryPoints)
    const code = known.get(key) ?? (await codeFor(...entryPoints))
    known.set(key, code)
    return code === '|' ? html : html.replace('</body>', `<template data-code="${code}"></template></body>`)
  }
}
