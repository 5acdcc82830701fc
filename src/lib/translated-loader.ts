import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { glob, type Loader } from 'astro/loaders'
import { parse } from 'yaml'
import type { Fields, ListFile } from './list-file'
import { withLocation, readList } from './list-loader'
import { type Difference, differences, entryDifferences, translated } from './translation'

/**
 * A collection in another language: its entries with the texts of a second file, by the entry's name. Figures, dates
 * and links stay in one place. An entry that only the second file has is whole there, and comes last.
 */
export const translatedLoader = (loader: Loader, path: string): Loader => ({
  ...loader,
  name: `${loader.name}-translated`,
  async load(context) {
    context.watcher?.add(path)
    const { entries: texts, lineOf } = existsSync(path) ? readList(path) : { entries: {}, lineOf: () => 1 }
    const english: ListFile['entries'] = {}
    const lineWith = (each: Difference) => `${path}:${lineOf(each.path)}: ${each.path.join(', ')}: ${each.message}`
    const check = (all: Difference[]) => {
      const errors = all.filter(({ level }) => !level)
      if (errors.length > 0) throw new Error(errors.map(lineWith).join('\n'))
    }
    const parse: typeof context.parseData = (entry) =>
      context.parseData(entry).catch((error: unknown) => {
        throw entry.id in texts ? withLocation(error, `${path}:${lineOf([entry.id])}`) : error
      })
    // Entries are cached by their digest.
    const generateDigest: typeof context.generateDigest = (data) => context.generateDigest({ data, texts })
    let last: unknown
    await loader.load({
      ...context,
      generateDigest,
      parseData: (entry) => {
        // Of lists whose order counts (ordered-loader.ts).
        last = entry.data['order']
        english[entry.id] = entry.data
        const text = texts[entry.id]
        if (text) check(differences(entry.data, text, [entry.id]))
        return parse({ ...entry, data: translated(entry.data, text) as typeof entry.data })
      },
    })
    // A part of the site that the agency has not has no list, in no language.
    if (context.store.keys().length === 0) return
    // The loader of single files skips cached entries, whose texts were checked when they were stored.
    const read = Object.entries(texts).filter(([id]) => id in english || !context.store.has(id))
    const all = existsSync(path) ? entryDifferences(english, Object.fromEntries(read), path) : []
    check(all)
    for (const warning of all) context.logger.warn(lineWith(warning))
    const own = Object.keys(texts).filter((id) => !context.store.has(id))
    for (const [n, id] of own.entries()) {
      const order = typeof last === 'number' ? { order: last + 1 + n } : {}
      const data = await parse({ id, data: { ...(translated({}, texts[id]) as Fields), ...order } })
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
      const surplus = readdirSync(base).filter((file) => file.endsWith('.md') && !files.includes(file))
      if (surplus.length > 0) throw new Error(`${base} has ${surplus.join(', ')}, which ${english} lacks.`)
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
