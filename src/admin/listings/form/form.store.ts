import { valibotResolver } from '@hookform/resolvers/valibot'
import { map } from 'nanostores'
import { createFormControl, type FieldPath } from 'react-hook-form'
import { fittingStatus, type Status } from '../../../domain/listing/listing-status'
import { $mayEdit, draftPrefix } from '../../../lib/http/admin-session'
import { removeDraft, saveDraft } from '../../../lib/storage/draft'
import { knownAreas } from '../areas.queries'
import { $uploads } from '../pictures/uploads.store'
import type { Conflict } from './conflict'
import { changedFields } from './form-differences'
import type { FormWarning } from './form-warnings'
import { errorPath, fieldErrors, listingSchema } from './listing-schema'
import { emptyListingValues, type Errors, type ListingValues, normalise } from './property-form'
import { proposedSlug } from './slug'
import { slugError } from './slug.queries'
import { validateListing } from './validate'

/** What the form is based on, and how its last save ended. Its values and errors are react-hook-form's. */
export interface Form {
  status: 'closed' | 'editing' | 'saving' | 'saved'
  /** A new listing has its id before the first save, so that a retry cannot create a second one. */
  id: string
  isNew: boolean
  /** The `updated_at` of the row that the values are based on. */
  version: unknown
  /** The stored values, or those of an empty form. */
  stored: ListingValues
  /** The stored values when editing began: later differences are a colleague's. */
  base: ListingValues
  /** The status of the last save attempt, if not the values' own: Publish was pressed. */
  statusToSave: Status | null
  /** The number of save attempts: each focuses the error summary. */
  attempts: number
  failure: string | null
  /** Unconfirmed warnings. */
  warnings: FormWarning[]
  /** What a colleague saved meanwhile. */
  conflict: Conflict | null
  /** Unsaved changes were restored. */
  restored: boolean
}

export const closedForm: Form = {
  status: 'closed',
  id: '',
  isNew: true,
  version: undefined,
  stored: emptyListingValues,
  base: emptyListingValues,
  statusToSave: null,
  attempts: 0,
  failure: null,
  warnings: [],
  conflict: null,
  restored: false,
}
export const $form = map<Form>(closedForm)

/** The values with the status of the last save attempt. */
const withStatusToSave = (values: ListingValues): ListingValues => ({
  ...values,
  status: $form.get().statusToSave ?? values.status,
})

function errorsOf(values: ListingValues): Errors {
  const slug = slugError(values.slug, $form.get().id)
  return { ...(slug && { slug }), ...validateListing(withStatusToSave(values), $form.get().stored, $uploads.get()) }
}

/** The values and errors of the form. It is outside React, because uploads arrive whatever is rendered. */
export const listingForm = createFormControl<ListingValues>({
  defaultValues: emptyListingValues,
  resolver: valibotResolver(listingSchema(errorsOf), undefined, { raw: true }),
  shouldFocusError: false,
})

export const currentValues = (): ListingValues => listingForm.getValues()
export const valuesToSave = () => withStatusToSave(currentValues())

type ErrorPath = FieldPath<ListingValues>
/** Shows errors that only the server knows. */
export function showErrors(errors: Errors) {
  for (const [field, message] of Object.entries(errors))
    listingForm.setError(errorPath(field) as ErrorPath, { message })
}

export const draftName = ({ isNew, id }: Pick<Form, 'isNew' | 'id'>) => draftPrefix + (isNew ? 'new-property' : id)
// A picture that is still uploading is lost by a reload.
const draftValues = (values: ListingValues): ListingValues => ({
  ...values,
  pictures: values.pictures.filter(({ url }) => url),
})

/** Whether there are unsaved changes. */
export function isDirty() {
  const { status, stored } = $form.get()
  return (status === 'editing' || status === 'saving') && changedFields(currentValues(), stored).length > 0
}

/** Stores unsaved changes as a draft in this tab. */
export function keepDraft() {
  const form = $form.get()
  const { id, version, base } = form
  if (isDirty()) saveDraft(draftName(form), { values: { ...draftValues(currentValues()), version, id, base }, step: 1 })
  else removeDraft(draftName(form))
}

// A number for the slug of a title without usable letters.
const number = 1000 + Math.floor(Math.random() * 9000)

/** Changes values; the slug follows the title until edited by hand, the status follows the type. */
export function setValues(changes: Partial<ListingValues>): void {
  // The values are locked during a save.
  if (!$mayEdit.get() || $form.get().status === 'saving') return
  const before = currentValues()
  const next = { ...before, ...changes }
  if (!next.slugByHand) next.slug = proposedSlug(next.title, next.area, number)
  next.status = fittingStatus(next.status, next.listingType)
  listingForm.setValues(next)
  // A shown error disappears when corrected; new ones appear only at the next attempt.
  const errors = fieldErrors(listingForm.getErrors())
  const shown = Object.keys(errors)
  if (shown.length > 0) {
    const now = errorsOf(next)
    // Only the server knows these: they stay until the value changes.
    const isUnchanged = (name: string) => (name === 'slug' || name === 'pictures') && next[name] === before[name]
    // “At least one image” is corrected while that image is uploaded.
    const isCorrected = (name: string) => (name === 'pictures' ? now[name] !== errors[name] : !(name in now))
    const corrected = shown.filter((name) => isCorrected(name) && !isUnchanged(name))
    if (corrected.length > 0) listingForm.clearErrors(corrected.map(errorPath) as ErrorPath[])
  }
  keepDraft()
}

/** Formats typed values on blur. */
export const normaliseOnBlur = () => setValues(normalise(currentValues(), knownAreas()))
