const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }
const decode = (text: string) =>
  text.replace(/&(?:#(x?)([\da-f]+)|(\w+));/gi, (all, hex: string, digits: string, name: string) =>
    digits ? String.fromCodePoint(parseInt(digits, hex ? 16 : 10)) : (entities[name] ?? all),
  )
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, group = '']) => group)

/** The class names that a built page's elements bear. */
export function classesInPage(html: string): Set<string> {
  const values = new Set<string>()
  // matchAll takes four times as long, and there are thousands of pages with a thousand elements each.
  const pattern = /\sclass="([^"]*)"/g
  for (let found = pattern.exec(html); found; found = pattern.exec(html)) values.add(found[1]!)
  return new Set([...values].flatMap((value) => decode(value).split(/\s+/)))
}

/** What runs in a page and stands in it. */
export const inlineScripts = (html: string) =>
  matches(html, /<script(?![^>]*\s(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g)

/**
 * Those of `classes` that a script's text names, as a whole word of one of its strings. A name that holds a quote
 * (`content-['']`) is looked for as it stands.
 */
export function classesInScript(script: string, classes: Iterable<string>): string[] {
  const text = script.replace(/\\(["'`\\])/g, '$1')
  const words = new Set(text.split(/[\s"'`$}]+/))
  // Swiper puts the names of its classes together as it runs.
  return [...classes].filter(
    (name) => name.startsWith('swiper-') || (/["'`$}]/.test(name) ? text.includes(name) : words.has(name)),
  )
}

/** The scripts of the build that a page names: its own, its islands', and those to be fetched early. */
export const scriptsInPage = (html: string) => new Set(matches(html, /\/_astro\/([\w.-]+\.js)/g))

/** What a built script imports, at once or later. */
export const importsInScript = (script: string) =>
  new Set(matches(script, /(?:from|import)\s*\(?\s*["'`]\.\/([^"'`]+\.js)["'`]/g))

/** The custom properties that a page or a script names. */
export const variablesIn = (text: string) => new Set(text.match(/--[a-z][\w-]*/gi))

/** What a page asks of the shared style sheet, and the scripts that may ask for more. */
export interface PageNames {
  classes: string[]
  variables: string[]
  scripts: string[]
}
export type ClassNames = (html: string) => PageNames

/** Reads the names in pages, with `known` as the sheet's classes. Most scripts stand in every page. */
export function classNames(known: Set<string>): ClassNames {
  const inline = new Map<string, string[]>()
  const inlineClasses = (script: string) => {
    const found = inline.get(script) ?? classesInScript(script, known)
    inline.set(script, found)
    return found
  }
  return (html) => ({
    classes: [...classesInPage(html).union(new Set(inlineScripts(html).flatMap(inlineClasses)))].filter((name) =>
      known.has(name),
    ),
    variables: [...variablesIn(html)],
    scripts: [...scriptsInPage(html)],
  })
}
