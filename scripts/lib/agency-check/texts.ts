import type { Path } from '../../../src/lib/list-file.ts'
import { agencyPlaceholders, buyerPlaceholders } from '../../../src/lib/format/placeholders.ts'
import { entryDifferences } from '../../../src/lib/translation.ts'
import type { Finding } from './finding.ts'
import type { Lists } from './list.ts'

/** The texts whose placeholders pages replace by figures, by list and fields. */
const interpolated = [
  ...['faqs.answer', 'management.says', 'reasons.says', 'selling.faqs.answer', 'selling.steps.text'],
  ...['selling.tips.text', 'steps.says', 'tasks.task', 'values.says'],
]

/** The placeholders of figures: entries with one number, and what figures.ts adds. */
function figureNames(lists: Lists): string[] {
  const fees = Object.entries(lists.get('data/fees.yaml')?.entries ?? {})
  return [
    ...Object.keys(lists.get('data/figures.yaml')?.entries ?? {}),
    ...fees.flatMap(([name, { percent }]) => (percent ? [name] : [])),
    ...agencyPlaceholders,
  ]
}

/** All texts of an entry with their paths. */
function textsOf(value: unknown, path: Path): [Path, string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) =>
    textsOf(each, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}

/** Finds placeholders without a figure, and those in texts that pages print as they are, with the brackets. */
export function checkPlaceholders(lists: Lists): Finding[] {
  const figures = figureNames(lists)
  const namesOf = (field: string): readonly string[] =>
    field === 'guide.buyers.steps.text' ? buyerPlaceholders : interpolated.includes(field) ? figures : []
  return [...lists.values()].flatMap(({ file, entries, finding }) => {
    const list = file.replace(/^.*\/|\.yaml$/g, '')
    return Object.entries(entries).flatMap(([id, entry]) =>
      textsOf(entry, [id]).flatMap(([path, text]) => {
        const names = namesOf([list, ...path.slice(1).filter((key) => typeof key === 'string')].join('.'))
        const known = names.map((name) => `{${name}}`)
        const why =
          known.length > 0
            ? `is no figure; write one of ${known.join(', ')}`
            : 'would be printed with its brackets; this text takes no placeholder'
        return (text.match(/\{[\w -]+\}/g) ?? [])
          .filter((placeholder) => !known.includes(placeholder))
          .map((placeholder) => finding(path, `${placeholder} ${why}`))
      }),
    )
  })
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
