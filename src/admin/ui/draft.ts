import * as v from 'valibot'
import { type Draft, readDraft, removeDraft, saveDraft } from '../../lib/storage/draft'

/**
 * Unsaved input of one kind, stored in this tab, so that opening another record loses nothing.
 * @param prefix of the name in the storage; the record's key follows
 * @param schema what is stored; anything else counts as nothing
 */
export const draftsOf = <Values extends object>(prefix: string, schema: v.GenericSchema<unknown, Values>) => ({
  prefix,
  read(key: string): Values | null {
    const { success, output } = v.safeParse(schema, readDraft(prefix + key)?.values)
    return success ? output : null
  },
  store: (key: string, values: Values) =>
    saveDraft(prefix + key, { values: values as Record<string, unknown>, step: 1 } satisfies Draft),
  drop: (key: string) => removeDraft(prefix + key),
})
