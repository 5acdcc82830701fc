import { parsePublishProblems } from '../../../domain/listing/facts/publish-check'
import type { Status } from '../../../domain/listing/listing-status'
import { mapped, type Result, success } from '../../../lib/http/result'
import { removeDraft } from '../../../lib/storage/draft'
import { paths } from '../../../paths'
import { checkPictures } from '../pictures/picture-check.store'
import { newWarnings } from './form-warnings'
import { $form, valuesToSave, draftName, keepDraft, normaliseOnBlur } from './form.store'
import { differences } from './form-differences'
import { listingValues, type FormRow, rowOf } from './form-row'
import { storeLastListing, storeSaveMessage } from '../list-url'
import { createProperty, saveRecord, type Updated, updateProperty } from '../listing.queries'
import { recordChanges } from '../listing-record'
import type { ListingRow } from '../listing-row'
import { brokenProblem } from '../pictures/pictures'
import { removePictures } from '../pictures/pictures.queries'
import type { Errors } from './property-form'
import { $slug } from './slug.store'
import { publishErrors, validateListing } from './validate'

function refuse(errors: Errors) {
  const { tries } = $form.get()
  $form.set({ ...$form.get(), status: 'editing', errors, failure: null, warnings: [], tries: tries + 1 })
}

/** After saving, deletes the draft and the removed pictures. */
function tidyUp() {
  const { values, stored } = $form.get()
  removeDraft(draftName($form.get()))
  const shown = new Set(values.pictures.map(({ url }) => url))
  void removePictures(stored.pictures.map(({ url }) => url).filter((url) => !shown.has(url)))
}

function finish(row: ListingRow) {
  tidyUp()
  storeSaveMessage({
    id: String(row['id']),
    title: String(row['title']),
    slug: String(row['slug']),
    draft: row['status'] === 'draft',
  })
  storeLastListing(String(row['id']))
  $form.setKey('status', 'saved')
}

/** The listing is stored but its record is not: the form continues as that of an existing listing. */
function resumeAfterPartialSave(row: ListingRow, failure: string) {
  tidyUp()
  const { fresh, values, stored: before, tries } = $form.get()
  const id = String(row['id'])
  const stored = listingValues(row, before.record)
  $form.set({
    ...$form.get(),
    ...{ status: 'editing', id, fresh: false, version: row['updated_at'], failure, tries: tries + 1 },
    ...{ values: { ...values, status: stored.status }, stored, base: stored },
  })
  if (fresh) history.replaceState(history.state, '', paths.adminProperty(id))
  storeLastListing(id)
  keepDraft()
}

/** The last request, which may have been stored without a response. */
let unacknowledgedRow: FormRow | null = null
const holds = (stored: ListingRow, row: FormRow) =>
  differences(listingValues(stored), listingValues({ ...stored, ...row })).length === 0

/** Changes a listing. Our own unacknowledged write is not a conflict. */
async function change(id: string, row: FormRow, version: unknown): Promise<Result<Updated>> {
  const result = await updateProperty(id, row, version)
  const sent = unacknowledgedRow
  unacknowledgedRow = !result.ok && result.failure.kind === 'unreachable' ? row : null
  if (!result.ok || !result.value.newer) return result
  if (holds(result.value.row, row)) return success({ row: result.value.row, newer: false })
  return sent && holds(result.value.row, sent) ? updateProperty(id, row, result.value.row['updated_at']) : result
}

interface SaveOptions {
  /** Overwrites a colleague's change. */
  overwrite: boolean
  /** The warnings were shown and confirmed. */
  skipWarnings: boolean
  /** The status to store, instead of the form's. */
  status: Status | null
}

/**
 * Saves the listing. Missing values show at their fields; database refusals above the form. Both keep the typed values.
 */
export async function save(options: Partial<SaveOptions> = {}): Promise<void> {
  const { overwrite = false, skipWarnings = overwrite, status: statusToSave = null } = options
  normaliseOnBlur()
  const { status, stored, id, fresh, version, newer } = $form.get()
  if (status !== 'editing') return
  $form.setKey('statusToSave', statusToSave)
  const values = valuesToSave($form.get())
  const errors = validateListing(values, stored)
  const taken = $slug.get()
  if (!errors.slug && taken.status === 'taken') errors.slug = `Used by “${taken.by}”. Choose another address.`
  if (Object.keys(errors).length > 0) return refuse(errors)
  const warnings = skipWarnings ? [] : newWarnings(values, stored)
  if (warnings.length > 0) return $form.set({ ...$form.get(), errors: {}, failure: null, warnings })
  $form.set({ ...$form.get(), status: 'saving', errors: {}, failure: null, warnings: [] })
  const row = rowOf(values)
  if (row.status !== 'draft') {
    const published = stored.status === 'draft' ? [] : stored.pictures.map(({ url }) => url)
    const problem = brokenProblem(values.pictures, await checkPictures(values.pictures, published))
    if (problem) return refuse({ pictures: problem })
  }
  const result = fresh
    ? mapped(await createProperty(id, row), (created) => ({ row: created, newer: false }))
    : await change(id, row, overwrite ? newer?.row['updated_at'] : version)
  const now = { ...$form.get(), status: 'editing' as const, tries: $form.get().tries + 1 }
  // The database may require more than this form, if it was opened before a migration.
  const problems = result.ok ? [] : parsePublishProblems(result.failure.details)
  if (problems.length > 0) return refuse(publishErrors(problems, values))
  if (!result.ok)
    return $form.set({ ...now, failure: result.failure.message || `Failed to ${fresh ? 'create' : 'update'} property` })
  const { row: saved, newer: theirs } = result.value
  if (theirs) {
    const fields = differences(listingValues(saved, now.base.record), now.base)
    return $form.set({ ...now, newer: { row: saved, fields } })
  }
  const changes = recordChanges(values.record, stored.record, values.listingType)
  const recordResult = changes ? await saveRecord(String(saved['id']), changes) : success(null)
  if (recordResult.ok) return finish(saved)
  // A stored postcode has also changed the listing, which is our own change.
  unacknowledgedRow = row
  resumeAfterPartialSave(saved, recordResult.failure.message)
}

/** Saves and publishes the listing. If refused, it keeps its status. */
export const publish = () => save({ status: 'live' })
