import { parsePublishProblems } from '../../../domain/listing/facts/publish-check'
import type { ListingType, Status } from '../../../domain/listing/listing-status'
import { isOfferedType } from '../../../domain/listing/offered-types'
import { removeDraft } from '../../../lib/storage/draft'
import { paths } from '../../../paths'
import { failureOf } from '../../query/request-error'
import { storeLastListing, storeSaveMessage } from '../list-url'
import type { ListingRow } from '../listing-row'
import { checkPictures } from '../pictures/picture-check.store'
import { brokenProblem } from '../pictures/pictures'
import { removePictures } from '../pictures/pictures.queries'
import { conflictOf, isResolved, type Theirs } from './conflict'
import { listingValues } from './form-row'
import {
  $form,
  $values,
  currentValues,
  draftName,
  errorsOf,
  updateDraft,
  normaliseOnBlur,
  valuesToSave,
} from './form.store'
import { newWarnings } from './form-warnings'
import { rebase } from './resolve-conflict'
import { storeListing } from './store-listing'
import { publishErrors } from './validate'

const endSaving = (changes: Partial<ReturnType<typeof $form.get>>) =>
  $form.set({
    ...$form.get(),
    status: 'editing',
    failure: null,
    warnings: [],
    attempts: $form.get().attempts + 1,
    ...changes,
  })

/** After saving, deletes the draft and the removed pictures. */
function removeDraftAndPictures() {
  removeDraft(draftName($form.get()))
  const shown = new Set(currentValues().pictures.map(({ url }) => url))
  void removePictures($form.get().stored.pictures.flatMap(({ url }) => (shown.has(url) ? [] : [url])))
}

function leaveAfterSave(row: ListingRow) {
  removeDraftAndPictures()
  const [id, title, slug] = [String(row['id']), String(row['title']), String(row['slug'])]
  const hasPages = isOfferedType(row['listing_type'] as ListingType)
  storeSaveMessage({ id, title, slug: hasPages ? slug : '', draft: row['status'] === 'draft' })
  storeLastListing(id)
  $form.setKey('status', 'saved')
}

/** The listing is stored but its record is not: the form continues as that of an existing listing. */
function resumeAfterPartialSave(row: ListingRow, failure: string) {
  removeDraftAndPictures()
  const { isNew, stored: before } = $form.get()
  const id = String(row['id'])
  const stored = listingValues(row, before.record)
  endSaving({ id, isNew: false, version: row['updated_at'], failure, stored, base: stored })
  $values.set({ ...currentValues(), status: stored.status })
  if (isNew) history.replaceState(history.state, '', paths.adminProperty(id))
  storeLastListing(id)
  updateDraft()
}

/** Takes what only a colleague changed, and asks about the rest. */
function merge(theirs: Theirs) {
  const { values, conflict } = conflictOf($form.get().base, currentValues(), theirs)
  endSaving({ conflict })
  $values.set(values)
  if (isResolved(conflict)) rebase()
  updateDraft()
}

async function send(skipWarnings: boolean) {
  const { isNew, stored } = $form.get()
  const values = valuesToSave()
  const warnings = skipWarnings ? [] : newWarnings(values, stored)
  if (warnings.length > 0) return endSaving({ warnings })
  $form.set({ ...$form.get(), status: 'saving', failure: null, warnings: [] })
  if (values.status !== 'draft') {
    const published = stored.status === 'draft' ? [] : stored.pictures.map(({ url }) => url)
    const problem = brokenProblem(values.pictures, await checkPictures(values.pictures, published))
    if (problem) return endSaving({ errors: { gallery: problem } })
  }
  try {
    const result = await storeListing({ ...$form.get(), values })
    if (result.kind === 'conflict') return merge(result.theirs)
    if (result.kind === 'partial') return resumeAfterPartialSave(result.row, result.message)
    leaveAfterSave(result.row)
  } catch (error) {
    const { details, message } = failureOf(error)
    // The database may require more than this form, if it was opened before a migration.
    const problems = parsePublishProblems(details)
    if (problems.length > 0) return endSaving({ errors: publishErrors(problems, values) })
    endSaving({ failure: message || `Failed to ${isNew ? 'create' : 'update'} property` })
  }
}

interface SaveOptions {
  /** The warnings were shown and confirmed. */
  skipWarnings: boolean
  /** The status to store, instead of the form's. */
  status: Status | null
}

/**
 * Saves the listing. Missing values show at their fields; database refusals above the form. Both keep the typed values.
 */
export async function saveListing({ skipWarnings = false, status: statusToSave = null }: Partial<SaveOptions> = {}) {
  normaliseOnBlur()
  const { status, conflict } = $form.get()
  if (status !== 'editing') return
  // The notice takes the focus.
  if (conflict && !isResolved(conflict)) return endSaving({})
  $form.setKey('statusToSave', statusToSave)
  const errors = errorsOf(currentValues())
  if (Object.keys(errors).length > 0) return endSaving({ errors })
  $form.setKey('errors', {})
  await send(skipWarnings)
}
