import * as v from 'valibot'
import { type Draft, readDraft, removeDraft, storeDraft } from '../../lib/storage/draft'
import { storageKeys } from '../../lib/storage/safe-storage'

/** How drafts of a kind are read by somebody who cannot save them. */
interface DraftText<Values> {
  /** `Reply` */
  title: string
  /** What was typed, line by line; empty lines are left out. */
  linesOf: (values: Values) => readonly (string | false)[]
  /** Whether only administrators may save them. */
  onlyAdministrators?: boolean
}

/** The kinds of drafts that this screen may hold. */
const kinds: { prefix: string; onlyAdministrators: boolean; textOf: (name: string) => UnsavedText | null }[] = []

/** The names of this screen's drafts whose key begins so. */
const draftNames = (key: string) =>
  storageKeys('sessionStorage').filter((name) => kinds.some(({ prefix }) => name.startsWith(prefix + key)))

/** Whether a record has unsaved input on this screen. */
export const isUnsaved = (key: string) => draftNames(key).length > 0

/** Whether this screen has unsaved input, which closing the tab would lose. */
export const hasUnsaved = () => isUnsaved('')

/** Drops everything unsaved about a record. */
export const dropUnsaved = (key: string) => draftNames(key).forEach(removeDraft)

export interface UnsavedText {
  /** The name in the storage. */
  name: string
  title: string
  text: string
}

/**
 * Unsaved input as text.
 * @param key only about this record
 * @param role only what this role may not save
 */
export function unsavedTexts({ key = '', role }: { key?: string; role?: string | undefined } = {}): UnsavedText[] {
  if (role === 'administrator') return []
  return kinds
    .filter(({ onlyAdministrators }) => role !== 'negotiator' || onlyAdministrators)
    .flatMap(({ prefix, textOf }) =>
      storageKeys('sessionStorage')
        .filter((name) => name.startsWith(prefix + key))
        .flatMap((name) => textOf(name) ?? []),
    )
}

export const dropUnsavedTexts = (texts: readonly UnsavedText[]) => texts.forEach(({ name }) => removeDraft(name))

/**
 * Unsaved input of one kind, stored in this tab, so that opening another record loses nothing.
 * @param prefix of the name in the storage; the record's key follows
 * @param schema what is stored; anything else counts as nothing
 */
export function draftsOf<Values extends object>(
  prefix: string,
  schema: v.GenericSchema<unknown, Values>,
  { title, linesOf, onlyAdministrators = false }: DraftText<Values>,
) {
  function readByName(name: string): Values | null {
    const { success, output } = v.safeParse(schema, readDraft(name)?.values)
    return success ? output : null
  }
  kinds.push({
    prefix,
    onlyAdministrators,
    textOf(name) {
      const values = readByName(name)
      return values && { name, title, text: linesOf(values).filter(Boolean).join('\n') || '(no text)' }
    },
  })
  return {
    read: (key: string) => readByName(prefix + key),
    store: (key: string, values: Values) =>
      storeDraft(prefix + key, { values: values as Record<string, unknown>, step: 1 } satisfies Draft),
    drop: (key: string) => removeDraft(prefix + key),
    /** Drops the drafts of all other keys. */
    dropOthers: (keys: readonly string[]) =>
      storageKeys('sessionStorage')
        .filter((name) => name.startsWith(prefix) && !keys.includes(name.slice(prefix.length)))
        .forEach(removeDraft),
  }
}
