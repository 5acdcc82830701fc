import { map } from 'nanostores'
import { fittingStatus, type Status } from '../../../domain/listing/listing-status'
import { draftPrefix } from '../../../lib/http/admin-session'
import { removeDraft, saveDraft } from '../../../lib/storage/draft'
import { $areas } from '../areas.store'
import type { FormWarning } from './form-warnings'
import { differences } from './form-differences'
import type { ListingRow } from '../listing-row'
import { type ListingValues, empty, type Errors, normalise } from './property-form'
import { proposedSlug } from './slug'
import { watchSlug } from './slug.store'
import { validateListing } from './validate'

export interface Form {
  status: 'loading' | 'error' | 'absent' | 'editing' | 'saving' | 'saved'
  /** A new listing has its id before the first save, so that a retry cannot create a second one. */
  id: string
  fresh: boolean
  /** The `updated_at` of the row that the values are based on. */
  version: unknown
  values: ListingValues
  /** The stored values, or those of an empty form. */
  stored: ListingValues
  /** The stored values when editing began: later differences are a colleague's. */
  base: ListingValues
  errors: Errors
  /** The status of the last save attempt, if not the values' own: Publish was pressed. */
  statusToSave: Status | null
  /** The number of save attempts: each focuses the error summary. */
  tries: number
  failure: string | null
  /** Unconfirmed warnings. */
  warnings: FormWarning[]
  /** A colleague's newer row, and the fields in which it differs. */
  newer: { row: ListingRow; fields: string[] } | null
  /** Unsaved changes were restored. */
  restored: boolean
}

export const blank: Form = {
  status: 'loading',
  id: '',
  fresh: true,
  version: undefined,
  values: empty,
  stored: empty,
  base: empty,
  errors: {},
  statusToSave: null,
  tries: 0,
  failure: null,
  warnings: [],
  newer: null,
  restored: false,
}
export const $form = map<Form>(blank)

export const draftName = ({ fresh, id }: Pick<Form, 'fresh' | 'id'>) => draftPrefix + (fresh ? 'new-property' : id)
// A picture that is still uploading is lost by a reload.
const keepable = (values: ListingValues): ListingValues => ({
  ...values,
  pictures: values.pictures.filter(({ url }) => url),
})

/** Whether there are unsaved changes. */
export const isDirty = ({ status, values, stored }: Form) =>
  (status === 'editing' || status === 'saving') && differences(values, stored).length > 0

/** Stores unsaved changes as a draft in this tab. */
export function keepDraft() {
  const form = $form.get()
  if (isDirty(form))
    saveDraft(draftName(form), {
      values: { ...keepable(form.values), version: form.version, id: form.id, base: form.base },
      step: 1,
    })
  else removeDraft(draftName(form))
}

// A number for the slug of a title without usable letters.
const number = 1000 + Math.floor(Math.random() * 9000)

/** The values with the status of the last save attempt. */
export const valuesToSave = ({ values, statusToSave }: Form): ListingValues => ({
  ...values,
  status: statusToSave ?? values.status,
})

/** Changes values; the slug follows the title until edited by hand, the status follows the type. */
export function set(changes: Partial<ListingValues>): void {
  const { status, values, stored, errors, id } = $form.get()
  // The values are locked during a save.
  if (status === 'saving') return
  const next = { ...values, ...changes }
  if (!next.slugByHand) next.slug = proposedSlug(next.title, next.area, number)
  next.status = fittingStatus(next.status, next.listingType)
  $form.setKey('values', next)
  // A shown error disappears when corrected; new ones appear only at the next attempt.
  if (Object.keys(errors).length > 0) {
    const now = validateListing(valuesToSave($form.get()), stored)
    // Slug availability and picture loading are not derived from the values: those errors stay until the values change.
    const stands = (name: string) => (name === 'slug' || name === 'pictures') && next[name] === values[name]
    $form.setKey('errors', Object.fromEntries(Object.entries(errors).filter(([name]) => name in now || stands(name))))
  }
  if (next.slug !== values.slug) watchSlug(next.slug, id)
  keepDraft()
}

/** Formats typed values on blur. */
export const normaliseOnBlur = () => set(normalise($form.get().values, $areas.get()))
