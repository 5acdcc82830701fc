import { readFile } from 'node:fs/promises'

// The imports of built scripts, as addresses: `/_astro/react.B2x.js`.

const namesIn = (script: string, pattern: RegExp) => [...script.matchAll(pattern)].map(([, name]) => `/_astro/${name}`)

/** A module's static imports, without dynamic ones. */
const importsOf = (script: string) => namesIn(script, /(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g)
/** A module's dynamic imports. */
const laterImportsOf = (script: string) => namesIn(script, /import\(\s*["'`]\.\/([^"'`]+\.js)["'`]/g)

/** Reads the imports of a folder's modules; each file is read once. */
export function scriptImports(folder: URL) {
  const scripts = new Map<string, Promise<string>>()
  const read = (path: string) => {
    const script = scripts.get(path) ?? readFile(new URL(`.${path}`, folder), 'utf8')
    scripts.set(path, script)
    return script
  }
  /** These modules and all their static imports, without duplicates, in discovery order. */
  const withImports = async (paths: readonly string[], visited = new Set<string>()): Promise<Set<string>> => {
    for (const path of paths) if (!visited.has(path)) await withImports(importsOf(await read(path)), visited.add(path))
    return visited
  }
  /** The dynamic imports of these modules. */
  const laterImports = async (paths: Iterable<string>) =>
    (await Promise.all([...paths].map(async (path) => laterImportsOf(await read(path))))).flat()
  return { withImports, laterImports }
}
export type ScriptImports = ReturnType<typeof scriptImports>
