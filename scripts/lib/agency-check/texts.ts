import type { Path } from '../../../src/lib/list-file.ts'
import { entryDifferences } from '../../../src/lib/translation.ts'
import type { Finding } from './finding.ts'
import type { List, Lists } from './list.ts'

/** The texts whose placeholders pages replace by figures, by list and fields. */
const interpolated = [
  ...['faqs.answer', 'guide.buyers.steps.text', 'management.says', 'reasons.says', 'selling.faqs.answer'],
  ...['selling.steps.text', 'selling.tips.text', 'steps.says', 'tasks.task', 'values.says'],
]

/** All texts of an entry with their paths. */
function textsOf(value: unknown, path: Path): [Path, string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) =>
    textsOf(each, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}

/** Finds placeholders in texts that pages print as they are, with the brackets. */
export function checkPlaceholders({ file, entries, finding }: List): Finding[] {
  const list = file.replace(/^.*\/|\.yaml$/g, '')
  return Object.entries(entries).flatMap(([id, entry]) =>
    textsOf(entry, [id]).flatMap(([path, text]) => {
      const [placeholder] = /\{[\w-]+\}/.exec(text) ?? []
      const field = [list, ...path.slice(1).filter((key) => typeof key === 'string')].join('.')
      return !placeholder || interpolated.includes(field)
        ? []
        : [finding(path, `${placeholder} would be printed with its brackets; this text takes no placeholder`)]
    }),
  )
}

/** Compares the lists of other languages with the English ones. */
export const checkTranslations = (lists: Lists): Finding[] =>
  [...lists.values()].flatMap(({ file, entries, finding }) => {
    const english = lists.get(file.replace(/^\w+\/(?=data\/)/, ''))
    return english && english.file !== file
      ? entryDifferences(english.entries, entries, file).map(({ path, message, level }) =>
          finding(path, message, level),
        )
      : []
  })
