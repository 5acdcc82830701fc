import type { ScriptImports } from './script-imports.ts'

// What answers a first tap before the code of its island has come: small, and fetched first.
const firstStepFiles = ['first-step']
// What a first tap on a page opens, in the order of how often it is tapped. The rest comes at its own touch: letters
// and dates are asked for by a second tap.
const openedByTaps = ['toggle-saved', 'start-swiper', 'open-dialog', 'listings-leaflet', 'show-map', 'leaflet']
const nameOf = (path: string) => path.slice('/_astro/'.length).split('.')[0] ?? ''

const islandScripts = (html: string) =>
  [...html.matchAll(/<astro-island [^>]*?component-url="([^"]+)"[^>]*? renderer-url="([^"]+)"/g)].flatMap(
    ([, component = '', renderer = '']) => [component, renderer],
  )
const pageScripts = (html: string) =>
  [...html.matchAll(/<script type="module"[^>]* src="([^"]+)"/g)].map(([, path = '']) => path)
/** The dialog that the menu opens as well comes for a link that stands in the page itself. */
const opensValuation = (html: string) => html.slice(html.indexOf('<main')).includes('data-valuation')

/**
 * Names in a page the files of its islands, then those of what a first tap opens, without folder and ending, for
 * `layouts/island-code.ts` to fetch: found one in the other they would come in waves.
 */
export const namedIslandFiles = ({ withImports, laterImports }: ScriptImports) => {
  const codeFor = async (scripts: readonly string[], ofIslands: readonly string[], valuation: boolean) => {
    const before = await withImports(scripts)
    /** Adds what `files` and the page fetch later under one of these names, and what that imports. */
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
  // Thousands of pages have the same islands.
  const known = new Map<string, string>()
  return async (file: string, html: string) => {
    if (file.startsWith('admin')) return html
    const entryPoints = [pageScripts(html), [...new Set(islandScripts(html))], opensValuation(html)] as const
    const key = JSON.stringify(entryPoints)
    const code = known.get(key) ?? (await codeFor(...entryPoints))
    known.set(key, code)
    return code === '|' ? html : html.replace('</body>', `<template data-code="${code}"></template></body>`)
  }
}
