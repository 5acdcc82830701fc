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
  /** A new home has its id before it is stored: sent twice, it is still one home. */
  id: string
  fresh: boolean
  /** The row's `updated_at` that the answers are based on. */
  version: unknown
  values: ListingValues
  /** The answers that are stored, or those of an empty form. */
  stored: ListingValues
  /** What was stored when the answers were begun: somebody else's changes are those since. */
  base: ListingValues
  errors: Errors
  /** The status that the last try was to give the home, where that is not the answers' own: Publish was pressed. */
  statusToSave: Status | null
  /** How many times it was tried: at each, the summary takes the focus. */
  tries: number
  failure: string | null
  /** What is unlikely and was not confirmed yet. */
  warnings: FormWarning[]
  /** Somebody else changed this home since: their row, and the fields in which it differs. */
  newer: { row: ListingRow; fields: string[] } | null
  /** Unsaved changes of earlier are on the screen. */
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
// A picture that has not arrived is not there after a reload.
const keepable = (values: ListingValues): ListingValues => ({
  ...values,
  pictures: values.pictures.filter(({ url }) => url),
})

/** Whether something is on the screen that is not stored. */
export const isDirty = ({ status, values, stored }: Form) =>
  (status === 'editing' || status === 'saving') && differences(values, stored).length > 0

/** Keeps what is not stored as a draft in this tab. */
export function keepDraft() {
  const form = $form.get()
  if (isDirty(form))
    saveDraft(draftName(form), {
      // eslint-disable-next-line id-denylist -- A stored key.
      values: { ...keepable(form.values), seen: form.version, id: form.id, base: form.base },
      step: 1,
    })
  else removeDraft(draftName(form))
}

// A number for the address of a home whose title has no letter that can stand in one.
const number = 1000 + Math.floor(Math.random() * 9000)

/** The answers with the status that the last try was to give the home. */
export const valuesToSave = ({ values, statusToSave }: Form): ListingValues => ({
  ...values,
  status: statusToSave ?? values.status,
})

/** Changes answers; the address follows the title until it is written by hand, the status the type. */
export function set(changes: Partial<ListingValues>): void {
  const { status, values, stored, errors, id } = $form.get()
  // What is under way to the database is what is on the screen.
  if (status === 'saving') return
  const next = { ...values, ...changes }
  if (!next.slugByHand) next.slug = proposedSlug(next.title, next.area, number)
  next.status = fittingStatus(next.status, next.listingType)
  $form.setKey('values', next)
  // Once shown, an error goes as soon as it is put right; none comes before the next try.
  if (Object.keys(errors).length > 0) {
    const now = validateListing(valuesToSave($form.get()), stored)
    // Whether an address is free, and pictures load, the answers alone do not tell: that stands until they change.
    const stands = (name: string) => (name === 'slug' || name === 'pictures') && next[name] === values[name]
    $form.setKey('errors', Object.fromEntries(Object.entries(errors).filter(([name]) => name in now || stands(name))))
  }
  if (next.slug !== values.slug) watchSlug(next.slug, id)
  keepDraft()
}

/** Shows what was typed as it is read, once a field is left. */
export const normaliseOnBlur = () => set(normalise($form.get().values, $areas.get()))
