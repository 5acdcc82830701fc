import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { glob, type Loader } from 'astro/loaders'
import { parse } from 'yaml'

type Fields = Record<string, unknown>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * A value with the translated parts in place of its own. Lists are merged by position; items after the last one are for
 * readers of the translation alone.
 */
function translated(value: unknown, text: unknown): unknown {
  if (Array.isArray(value) && Array.isArray(text))
    return [...value.map((item, n) => translated(item, text[n])), ...(text.slice(value.length) as unknown[])]
  if (isFields(value) && isFields(text))
    return {
      ...value,
      ...Object.fromEntries(Object.entries(text).map(([name, each]) => [name, translated(value[name], each)])),
    }
  return text ?? value
}

/**
 * A collection in another language: its entries with the texts of a second file, by the entry's name. Figures, dates
 * and links stay in one place. An entry that only the second file has is whole there, and comes last.
 */
export const translatedLoader = (loader: Loader, path: string): Loader => ({
  ...loader,
  name: `${loader.name}-translated`,
  async load(context) {
    context.watcher?.add(path)
    const texts = existsSync(path) ? (parse(readFileSync(path, 'utf8')) as Record<string, Fields>) : {}
    // Entries are cached by their digest.
    const generateDigest: typeof context.generateDigest = (data) => context.generateDigest({ data, texts })
    let last: unknown
    await loader.load({
      ...context,
      generateDigest,
      parseData: (entry) => {
        // Of lists whose order counts (ordered-loader.ts).
        last = entry.data['order']
        return context.parseData({ ...entry, data: translated(entry.data, texts[entry.id]) as typeof entry.data })
      },
    })
    // A part of the site that the agency has not has no list, in no language.
    if (context.store.keys().length === 0) return
    const own = Object.keys(texts).filter((id) => !context.store.has(id))
    for (const [n, id] of own.entries()) {
      const order = typeof last === 'number' ? { order: last + 1 + n } : {}
      const data = await context.parseData({ id, data: { ...texts[id], ...order } })
      context.store.set({ id, data, digest: generateDigest(id) })
    }
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
