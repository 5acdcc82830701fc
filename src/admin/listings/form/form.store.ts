import { atom, computed, map } from 'nanostores'
import type { FactColumn } from '../../../domain/listing/facts/fact-fields'
import { fittingStatus, type Status } from '../../../domain/listing/listing-status'
import { $mayEdit, draftPrefix } from '../../../lib/http/admin-session'
import { removeDraft, storeDraft } from '../../../lib/storage/draft'
import { londonDay } from '../../../lib/time/london-time'
import { serverDate } from '../../../lib/time/server-time'
import { knownAreas } from '../areas.queries'
import { $uploads } from '../pictures/uploads.store'
import type { Conflict } from './conflict'
import { changedFields, isSame } from './field-values'
import { emptyFact, type FactEntry } from './fact-entries'
import type { FormWarning } from './form-warnings'
import { emptyListingValues } from './form-row'
import { type Errors, type ListingValues, normalise } from './property-form'
import { progressOf } from './progress'
import { proposedSlug } from './slug'
import { slugError } from './slug.queries'
import { validateListing } from './validate'

/** The id of a field's control. */
export const fieldId = (name: string) => `property-${name}`

/** What the form is based on, and how its last save ended. */
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
  /** The errors of the last attempt that are not corrected yet. */
  errors: Errors
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
  errors: {},
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

export function errorsOf(values: ListingValues): Errors {
  const slug = slugError(values.slug, $form.get().id)
  return { ...(slug && { slug }), ...validateListing(withStatusToSave(values), $form.get().stored, $uploads.get()) }
}

/** Whether values may change: the account may edit, and no save is under way. */
export const $isEditable = computed([$mayEdit, $form], (mayEdit, { status }) => mayEdit && status === 'editing')

/** The values of the form. They are outside React, because uploads arrive whatever is rendered. */
export const $values = atom(emptyListingValues)
export const $progress = computed($values, progressOf)

export const currentValues = () => $values.get()
export const valuesToSave = () => withStatusToSave(currentValues())

export const draftName = ({ isNew, id }: Pick<Form, 'isNew' | 'id'>) => draftPrefix + (isNew ? 'new-property' : id)

/** Whether there are unsaved changes. */
export function isDirty() {
  const { status, stored } = $form.get()
  return (status === 'editing' || status === 'saving') && changedFields(currentValues(), stored).length > 0
}

/** Stores unsaved changes as a draft in this tab. */
export function updateDraft() {
  const form = $form.get()
  const { id, version, base } = form
  if (!isDirty()) return removeDraft(draftName(form))
  // A picture that is still uploading is lost by a reload.
  const pictures = currentValues().pictures.filter(({ url }) => url)
  storeDraft(draftName(form), { values: { ...currentValues(), pictures, version, id, base }, step: 1 })
}

// A number for the slug of a title without usable letters.
const slugNumber = 1000 + Math.floor(Math.random() * 9000)

/** Changes values; the slug follows the title until edited by hand, the status follows the type. */
export function setValues(changes: Partial<ListingValues>): void {
  if (!$isEditable.get()) return
  const before = currentValues()
  const next = { ...before, ...changes }
  if (!next.slugByHand) next.slug = proposedSlug(next.title, next.area, slugNumber)
  next.status = fittingStatus(next.status, next.listing_type)
  $values.set(next)
  // A shown error disappears when corrected; new ones appear only at the next attempt.
  const shown = Object.entries($form.get().errors)
  if (shown.length > 0) {
    const currentErrors = errorsOf(next)
    const isLeft = ([name, message]: [string, string]) =>
      // Only the server knows these: they stay until the value changes.
      ((name === 'slug' || name === 'gallery') && isSame(name, next, before)) ||
      // “At least one image” is corrected while that image is uploaded.
      (name === 'gallery' ? currentErrors[name] === message : name in currentErrors)
    $form.setKey('errors', Object.fromEntries(shown.filter(isLeft)))
  }
  updateDraft()
}

/** Formats typed values on blur. */
export const normaliseOnBlur = () => setValues(normalise(currentValues(), knownAreas()))

/** Changes a fact in the form. */
export function changeFact(column: FactColumn, changes: Partial<FactEntry>): void {
  const { facts } = currentValues()
  // A new value is dated today by default.
  const dated = 'value' in changes || 'state' in changes ? { checkedOn: londonDay(serverDate()) } : {}
  setValues({ facts: { ...facts, [column]: { ...(facts[column] ?? emptyFact), ...dated, ...changes } } })
}

/** Marks a fact as known, requested or not needed. Its control changes and keeps the focus. */
export function changeFactState(column: FactColumn, state: FactEntry['state']): void {
  changeFact(column, { state })
  setTimeout(() => document.getElementById(fieldId(column))?.focus())
}
