import { newId } from '../../../lib/form/row-id'
import { readDraft, removeDraft } from '../../../lib/storage/draft'
import { $form, blank, draftName, type Form } from './form.store'
import { differences } from './form-differences'
import { listingValues } from './form-row'
import { storeLastListing } from '../list-url'
import { readProperty, readRecord } from '../listing.queries'
import { recordValuesOf } from '../listing-record'
import { removePictures } from '../pictures/pictures.queries'
import { empty } from './property-form'
import { restoreValues } from './restore-values'
import { watchSlug } from './slug.store'
import { $uploads, cancel } from '../pictures/uploads.store'

/** Opens the form with the stored values, overlaid by unsaved changes. */
function open(form: Pick<Form, 'id' | 'fresh' | 'version' | 'stored'>) {
  const draft = readDraft(draftName(form))
  type Earlier = { version?: unknown; id?: string; base?: Record<string, unknown> }
  const { version, id, base } = (draft?.values ?? {}) as Earlier
  const values = restoreValues(draft?.values ?? {}, form.stored)
  const restored = draft !== null && differences(values, form.stored).length > 0
  $form.set({
    ...blank,
    ...form,
    status: 'editing',
    values,
    base: form.stored,
    restored,
    ...(restored && {
      version,
      base: restoreValues(base ?? {}, form.stored),
      id: form.fresh ? (id ?? form.id) : form.id,
    }),
  })
  watchSlug(values.slug, $form.get().id, 0)
}

/** Opens an empty form. */
export const openNew = () => open({ id: newId(), fresh: true, version: undefined, stored: empty })

/** Opens the form of an existing listing. */
export async function openExisting(id: string): Promise<void> {
  $form.set({ ...blank, id, fresh: false })
  const [result, record] = await Promise.all([readProperty(id), readRecord(id)])
  // Without its record, the form could overwrite one unseen.
  if (!result.ok || (result.value && !record.ok)) return $form.setKey('status', 'error')
  if (!result.value) return $form.setKey('status', 'absent')
  storeLastListing(id)
  open({
    ...{ id, fresh: false },
    version: result.value['updated_at'],
    stored: listingValues(result.value, recordValuesOf(record.ok ? record.value : null)),
  })
}

/** Discards unsaved changes. */
export function discard(): void {
  const form = $form.get()
  for (const key of Object.keys($uploads.get())) cancel(key)
  void removePictures(form.values.pictures.flatMap(({ fresh, url }) => (fresh && url ? [url] : [])))
  removeDraft(draftName(form))
  $form.set({ ...form, values: form.stored, errors: {}, failure: null, warnings: [], newer: null, restored: false })
  watchSlug(form.stored.slug, form.id, 0)
  if (!form.fresh && form.restored) void openExisting(form.id)
}

/** Replaces the form by a colleague's newer version. */
export function takeTheirs(): void {
  discard()
  void openExisting($form.get().id)
}
