import { existsSync, readFileSync } from 'node:fs'
import { file, type Loader } from 'astro/loaders'
import { parse } from 'yaml'
import { curl, type Fields, type ListFile, parseList } from './list-file'

/** @throws with the file and the line, if it is no list */
export function readList(path: string): ListFile {
  const list = parseList(readFileSync(path, 'utf8'))
  if ('message' in list) throw new Error(`${path}:${list.line}: ${list.message}`)
  return list
}

const locatedErrors = new WeakSet<Error>()
/** An error of one entry with its file and its line, unless it has those of another file. */
export function withLocation(error: unknown, place: string): unknown {
  if (!(error instanceof Error) || locatedErrors.has(error)) return error
  error.message = `${place}: ${error.message}`
  locatedErrors.add(error)
  return error
}

/**
 * Astro's `file()` loader, which only logs that a file is missing or no YAML, and leaves the collection empty. This one
 * stops the build.
 * @param isOptional for a list of the agency, which may leave out a part of the site (scripts/lib/agency-check)
 */
export function listLoader(path: string, isOptional = false): Loader {
  const loader = file(path, { parser: (text) => parse(text, curl) as Record<string, Fields> })
  return {
    ...loader,
    async load(context) {
      if (!existsSync(path)) {
        if (isOptional) return context.store.clear()
        throw new Error(`${path} is missing.`)
      }
      const { lineOf } = readList(path)
      return loader.load({
        ...context,
        parseData: (entry) =>
          context.parseData(entry).catch((error: unknown) => {
            throw withLocation(error, `${path}:${lineOf([entry.id])}`)
          }),
      })
    },
  }
}
