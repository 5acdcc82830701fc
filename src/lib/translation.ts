import { differentNumbers } from './different-numbers.ts'
import { type Fields, isFields, type ListFile, type Path } from './list-file.ts'

/** Where a text in another language does not fit the English one. */
export interface Difference {
  path: Path
  message: string
  /** Numbers may differ for a reason. Anything else is an error. */
  level?: 'warning'
}

/** Marks an entry or an item that only this language has: `onlyHere: true`. Fields: `onlyHere: [educationNotes]`. */
const mark = 'onlyHere'
const isOnlyHere = (value: unknown) => isFields(value) && value[mark] === true

const withoutMark = (value: unknown): unknown =>
  isFields(value) ? Object.fromEntries(Object.entries(value).filter(([name]) => name !== mark)) : value

/**
 * A value with the translated parts in place of its own. Lists are merged by position; items that only the translation
 * has come last.
 */
export function translated(value: unknown, text: unknown): unknown {
  if (Array.isArray(value) && Array.isArray(text)) {
    const common: unknown[] = text.filter((item) => !isOnlyHere(item))
    return [...value.map((item, n) => translated(item, common[n])), ...text.filter(isOnlyHere).map(withoutMark)]
  }
  if (isFields(value) && isFields(text))
    return {
      ...value,
      ...Object.fromEntries(
        Object.entries(withoutMark(text) as Fields).map(([name, each]) => [name, translated(value[name], each)]),
      ),
    }
  return withoutMark(text) ?? value
}

function listDifferences(english: unknown[], text: unknown[], path: Path): Difference[] {
  const common = text.flatMap((item, n) => (isOnlyHere(item) ? [] : [n]))
  if (common.length === english.length)
    return common.flatMap((at, n) => differences(english[n], text[at], [...path, at]))
  const message =
    `has ${common.length} items, and the English file ${english.length}; write them in the same order, ` +
    'and onlyHere: true into one that only this language has'
  return [{ path, message }]
}

/** How an entry's texts differ from the English entry in their form and their numbers. */
export function differences(english: unknown, text: unknown, path: Path): Difference[] {
  if (Array.isArray(english) && Array.isArray(text)) return listDifferences(english, text, path)
  if (isFields(english) && isFields(text)) {
    const own = text[mark]
    const isOwn = (name: string) => name === mark || (Array.isArray(own) && own.includes(name) && !(name in english))
    return Object.entries(text).flatMap(([name, each]) => {
      if (isOwn(name)) return []
      if (name in english) return differences(english[name], each, [...path, name])
      const message = `is not in the English file; delete it, or write onlyHere: [${name}] beside it`
      return [{ path: [...path, name], message }]
    })
  }
  if (typeof english !== 'string' || typeof text !== 'string')
    return [{ path, message: 'is no text; figures, dates and links are in the English file alone: delete it' }]
  const { onlyEnglish, onlyChinese } = differentNumbers(english, text)
  if (onlyEnglish.length + onlyChinese.length === 0) return []
  const [own, others] = [onlyChinese, onlyEnglish].map((numbers) => numbers.join(', ') || 'another number or none')
  const message = `has ${own} where the English text has ${others}`
  const advice = 'write the same numbers, or in words one that only this language needs'
  return [{ path, message: `${message}; ${advice}`, level: 'warning' }]
}

/**
 * How a list differs from the English one.
 * @param file its path: of figures.yaml, only the figures with words are translated
 */
export function entryDifferences(english: ListFile['entries'], texts: ListFile['entries'], file: string): Difference[] {
  const missing = file.endsWith('/figures.yaml') ? [] : Object.keys(english).filter((id) => !(id in texts))
  return [
    ...missing.map((id) => ({ path: [id], message: 'is missing; the English file has it' })),
    ...Object.entries(texts).flatMap(([id, text]) => {
      if (isOnlyHere(text) !== id in english) return id in english ? differences(english[id], text, [id]) : []
      const message = isOnlyHere(text)
        ? 'has onlyHere: true, but the English file has it too; delete the mark or the entry'
        : 'is not in the English file; delete it, or write onlyHere: true if only this language has it'
      return [{ path: [id], message }]
    }),
  ]
}
