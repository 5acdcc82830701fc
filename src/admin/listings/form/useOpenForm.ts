import { useStore } from '@nanostores/react'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { newId } from '../../../lib/form/row-id'
import { readDraft, removeDraft } from '../../../lib/storage/draft'
import { queryClient } from '../../query/query-client'
import { storeLastListing } from '../list-url'
import { removePictures } from '../pictures/pictures.queries'
import { $uploads, cancelUpload } from '../pictures/uploads.store'
import { changedFields } from './field-values'
import { emptyListingValues, listingValues } from './form-row'
import { $form, $values, closedForm, currentValues, draftName, type Form } from './form.store'
import { restoreValues } from './restore-values'
import { readListing } from './store-listing'

/** Opens the form with the stored values, overlaid by unsaved changes. */
function openForm(form: Pick<Form, 'id' | 'isNew' | 'version' | 'stored'>) {
  const draft = readDraft(draftName(form))
  type StoredDraft = { version?: unknown; id?: string; base?: Record<string, unknown> }
  const { version, id, base } = (draft?.values ?? {}) as StoredDraft
  const values = restoreValues(draft?.values ?? {}, form.stored)
  const restored = draft !== null && changedFields(values, form.stored).length > 0
  $values.set(values)
  $form.set({
    ...closedForm,
    ...form,
    status: 'editing',
    base: form.stored,
    restored,
    ...(restored && {
      version,
      base: restoreValues(base ?? {}, form.stored),
      id: form.isNew ? (id ?? form.id) : form.id,
    }),
  })
}

const listingKey = (id: string | undefined) => ['listing', id]

/** Opens the form of an existing listing, or an empty one. Returns the loading state. */
export function useOpenForm(id: string | undefined): { status: Form['status'] | 'loading' | 'error' | 'absent' } {
  const { status } = useStore($form)
  const { data, isFetching, isError } = useQuery({
    queryKey: listingKey(id),
    queryFn: () => readListing(id ?? ''),
    enabled: id !== undefined && status === 'closed',
    staleTime: Infinity,
    gcTime: 0,
  })
  useEffect(() => {
    if (status !== 'closed') return
    if (id === undefined) return openForm({ id: newId(), isNew: true, version: undefined, stored: emptyListingValues })
    if (!data || isFetching) return
    storeLastListing(id)
    const { row, record } = data
    openForm({ id, isNew: false, version: row['updated_at'], stored: listingValues(row, record) })
  }, [id, status, data, isFetching])
  if (status !== 'closed') return { status }
  return { status: isFetching || data ? 'loading' : isError ? 'error' : data === null ? 'absent' : 'loading' }
}

/** Loads the listing again. */
export const reopenForm = (id: string | undefined) => {
  $form.set(closedForm)
  void queryClient.invalidateQueries({ queryKey: listingKey(id) })
}

/** Discards unsaved changes. A save that is under way may be storing them. */
export function discardChanges(): void {
  const form = $form.get()
  if (form.status !== 'editing') return
  for (const key of Object.keys($uploads.get())) cancelUpload(key)
  void removePictures(currentValues().pictures.flatMap(({ fresh, url }) => (fresh && url ? [url] : [])))
  removeDraft(draftName(form))
  if (!form.isNew && form.restored) return reopenForm(form.id)
  $values.set(form.stored)
  $form.set({ ...form, errors: {}, failure: null, warnings: [], conflict: null, restored: false })
}
