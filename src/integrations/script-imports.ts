import { readFile } from 'node:fs/promises'

// What the built scripts import, as addresses: `/_astro/react.B2x.js`.

const namesIn = (script: string, pattern: RegExp) => [...script.matchAll(pattern)].map(([, name]) => `/_astro/${name}`)

/** What a module imports before it runs; what it fetches later does not count. */
const importsOf = (script: string) => namesIn(script, /(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g)
/** What a module fetches when it is asked to. */
const laterImportsOf = (script: string) => namesIn(script, /import\(\s*["'`]\.\/([^"'`]+\.js)["'`]/g)

/** Reads the imports of the modules in a folder; each file is read once. */
export function scriptImports(folder: URL) {
  const scripts = new Map<string, Promise<string>>()
  const read = (path: string) => {
    const script = scripts.get(path) ?? readFile(new URL(`.${path}`, folder), 'utf8')
    scripts.set(path, script)
    return script
  }
  /** These modules and all that they import before they run, each once, in the order in which they are found. */
  const withImports = async (paths: readonly string[], visited = new Set<string>()): Promise<Set<string>> => {
    for (const path of paths) if (!visited.has(path)) await withImports(importsOf(await read(path)), visited.add(path))
    return visited
  }
  /** What these modules fetch when they are asked to. */
  const laterImports = async (paths: Iterable<string>) =>
    (await Promise.all([...paths].map(async (path) => laterImportsOf(await read(path))))).flat()
  return { withImports, laterImports }
}
export type ScriptImports = ReturnType<typeof scriptImports>
