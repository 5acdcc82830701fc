import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { glob, type Loader } from 'astro/loaders'
import { parse } from 'yaml'

type Fields = Record<string, unknown>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A value with the translated parts in place of its own; lists are merged by position. */
function translated(value: unknown, text: unknown): unknown {
  if (Array.isArray(value) && Array.isArray(text)) return value.map((item, n) => translated(item, text[n]))
  if (isFields(value) && isFields(text))
    return {
      ...value,
      ...Object.fromEntries(Object.entries(text).map(([name, each]) => [name, translated(value[name], each)])),
    }
  return text ?? value
}

/**
 * A collection in another language: its entries with the texts of a second file, by the entry's name. Figures, dates
 * and links stay in one place.
 */
export const translatedLoader = (loader: Loader, path: string): Loader => ({
  ...loader,
  name: `${loader.name}-translated`,
  load(context) {
    context.watcher?.add(path)
    const texts = existsSync(path) ? (parse(readFileSync(path, 'utf8')) as Record<string, unknown>) : {}
    return loader.load({
      ...context,
      // Entries are cached by their digest.
      generateDigest: (data) => context.generateDigest({ data, texts }),
      parseData: (entry) =>
        context.parseData({ ...entry, data: translated(entry.data, texts[entry.id]) as typeof entry.data }),
    })
  },
})

/** The fields at the top of a Markdown file. */
const frontmatter = (text: string) => parse(/^---\n([\s\S]*?)\n---\n/.exec(text)?.[1] ?? '') as Fields | null

/**
 * A collection of Markdown in another language: the texts of a second folder, with the figures, names and links that
 * stand at the top of the English files.
 */
export function translatedMarkdown(base: string, english: string): Loader {
  const loader = glob({ base, pattern: '*.md' })
  return {
    ...loader,
    async load(context) {
      context.watcher?.add(english)
      const files = readdirSync(english).filter((file) => file.endsWith('.md'))
      const missing = files.filter((file) => !existsSync(`${base}/${file}`))
      if (missing.length > 0) throw new Error(`${base} lacks ${missing.join(', ')}, which ${english} has.`)
      const fields = new Map(
        files.map((file) => [file.replace(/\.md$/, ''), frontmatter(readFileSync(`${english}/${file}`, 'utf8')) ?? {}]),
      )
      await loader.load({
        ...context,
        // Entries are cached by their digest.
        generateDigest: (data) => context.generateDigest({ data, fields: [...fields] }),
        parseData: (entry) =>
          context.parseData({ ...entry, data: translated(fields.get(entry.id), entry.data) as typeof entry.data }),
      })
    },
  }
}
