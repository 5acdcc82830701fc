import * as v from 'valibot'
import { type Draft, readDraft, removeDraft, storeDraft } from '../../lib/storage/draft'
import { storageKeys } from '../../lib/storage/safe-storage'

/** The prefixes of the drafts that this screen may hold. */
const prefixes: string[] = []

/** The names of this screen's drafts whose key begins so. */
const draftNames = (key: string) =>
  storageKeys('sessionStorage').filter((name) => prefixes.some((prefix) => name.startsWith(prefix + key)))

/** Whether a record has unsaved input on this screen. */
export const isUnsaved = (key: string) => draftNames(key).length > 0

/** Whether this screen has unsaved input, which closing the tab would lose. */
export const hasUnsaved = () => isUnsaved('')

/** Drops everything unsaved about a record. */
export const dropUnsaved = (key: string) => draftNames(key).forEach(removeDraft)

/**
 * Unsaved input of one kind, stored in this tab, so that opening another record loses nothing.
 * @param prefix of the name in the storage; the record's key follows
 * @param schema what is stored; anything else counts as nothing
 */
export function draftsOf<Values extends object>(prefix: string, schema: v.GenericSchema<unknown, Values>) {
  prefixes.push(prefix)
  return {
    read(key: string): Values | null {
      const { success, output } = v.safeParse(schema, readDraft(prefix + key)?.values)
      return success ? output : null
    },
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
