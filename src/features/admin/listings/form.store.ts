import { map } from 'nanostores'
import { draftPrefix } from '../../../lib/http/admin-session'
import { removeDraft, saveDraft, readDraft } from '../../../lib/storage/draft'
import { fittingStatus, type Status } from '../../../domain/listing/listing-status'
import { parsePublishProblems } from '../../../domain/listing/facts/publish-check'
import { newId } from '../../../lib/form/uuid'
import { mapped, type Result, success } from '../../../lib/http/result'
import { $areas } from './areas.store'
import { checkPictures } from './broken-pictures.store'
import { createProperty, readProperty, readRecord, saveRecord, type Updated, updateProperty } from './listing.queries'
import { recordAnswersOf, recordChanges } from './listing-record'
import type { ListingRow } from './listing-row'
import { type Doubt, newDoubts } from './doubts'
import { publishErrors, validateListing } from './validate'
import { brokenProblem } from './pictures'
import { removePictures } from './pictures.queries'
import {
  type Answers,
  answersKept,
  answersOf,
  differences,
  empty,
  type Errors,
  type FormRow,
  normalise,
  rowOf,
} from './property-form'
import { proposedSlug } from './slug'
import { $slug, watchSlug } from './slug.store'
import { paths } from '../../../paths'
import { keepOpened, noteSaved } from './list-url'
import { $uploads, cancel } from './uploads.store'

interface Form {
  status: 'loading' | 'failed' | 'absent' | 'editing' | 'saving' | 'saved'
  /** A new home has its id before it is stored: sent twice, it is still one home. */
  id: string
  fresh: boolean
  /** The row's `updated_at` that the answers are based on. */
  seen: unknown
  answers: Answers
  /** The answers that are stored, or those of an empty form. */
  stored: Answers
  /** What was stored when the answers were begun: somebody else's changes are those since. */
  base: Answers
  errors: Errors
  /** The status that the last try was to give the home, where that is not the answers' own: Publish was pressed. */
  as: Status | null
  /** How many times it was tried: at each, the summary takes the focus. */
  tries: number
  failure: string | null
  /** What is unlikely and was not confirmed yet. */
  doubts: Doubt[]
  /** Somebody else changed this home since: their row, and the fields in which it differs. */
  newer: { row: ListingRow; fields: string[] } | null
  /** Unsaved changes of earlier are on the screen. */
  restored: boolean
}

const blank: Form = {
  status: 'loading',
  id: '',
  fresh: true,
  seen: undefined,
  answers: empty,
  stored: empty,
  base: empty,
  errors: {},
  as: null,
  tries: 0,
  failure: null,
  doubts: [],
  newer: null,
  restored: false,
}
export const $form = map<Form>(blank)

const draftName = ({ fresh, id }: Pick<Form, 'fresh' | 'id'>) => draftPrefix + (fresh ? 'new-property' : id)
// A picture that has not arrived is not there after a reload.
const keepable = (answers: Answers): Answers => ({ ...answers, pictures: answers.pictures.filter(({ url }) => url) })

/** Whether something is on the screen that is not stored. */
export const isDirty = ({ status, answers, stored }: Form) =>
  (status === 'editing' || status === 'saving') && differences(answers, stored).length > 0

function keep() {
  const form = $form.get()
  if (isDirty(form))
    saveDraft(draftName(form), {
      answers: { ...keepable(form.answers), seen: form.seen, id: form.id, base: form.base },
      step: 1,
    })
  else removeDraft(draftName(form))
}

/** Opens the form with what is stored, and with the unsaved changes of earlier on top. */
function open(form: Pick<Form, 'id' | 'fresh' | 'seen' | 'stored'>) {
  const draft = readDraft(draftName(form))
  const { seen, id, base } = (draft?.answers ?? {}) as { seen?: unknown; id?: string; base?: Record<string, unknown> }
  const answers = answersKept(draft?.answers ?? {}, form.stored)
  const restored = draft !== null && differences(answers, form.stored).length > 0
  $form.set({
    ...blank,
    ...form,
    status: 'editing',
    answers,
    base: form.stored,
    restored,
    ...(restored && { seen, base: answersKept(base ?? {}, form.stored), id: form.fresh ? (id ?? form.id) : form.id }),
  })
  watchSlug(answers.slug, $form.get().id, 0)
}

/** An empty form. */
export const openNew = () => open({ id: newId(), fresh: true, seen: undefined, stored: empty })

/** The form of a home that exists. */
export async function openExisting(id: string): Promise<void> {
  $form.set({ ...blank, id, fresh: false })
  const [result, record] = await Promise.all([readProperty(id), readRecord(id)])
  // Without the record on the screen nobody could tell that it is not empty.
  if (!result.ok || (result.value && !record.ok)) return $form.setKey('status', 'failed')
  if (!result.value) return $form.setKey('status', 'absent')
  keepOpened(id)
  open({
    ...{ id, fresh: false },
    seen: result.value['updated_at'],
    stored: answersOf(result.value, recordAnswersOf(record.ok ? record.value : null)),
  })
}

// A number for the address of a home whose title has no letter that can stand in one.
const number = 1000 + Math.floor(Math.random() * 9000)

/** The answers with the status that the last try was to give the home. */
const judged = ({ answers, as }: Form): Answers => ({ ...answers, status: as ?? answers.status })

/** Changes answers; the address follows the title until it is written by hand, the status the type. */
export function set(changes: Partial<Answers>): void {
  const { status, answers, stored, errors, id } = $form.get()
  // What is under way to the database is what is on the screen.
  if (status === 'saving') return
  const next = { ...answers, ...changes }
  if (!next.slugByHand) next.slug = proposedSlug(next.title, next.area, number)
  next.status = fittingStatus(next.status, next.listingType)
  $form.setKey('answers', next)
  // Once shown, an error goes as soon as it is put right; none comes before the next try.
  if (Object.keys(errors).length > 0) {
    const now = validateListing(judged($form.get()), stored)
    // Whether an address is free, and pictures load, the answers alone do not tell: that stands until they change.
    const stands = (name: string) => (name === 'slug' || name === 'pictures') && next[name] === answers[name]
    $form.setKey('errors', Object.fromEntries(Object.entries(errors).filter(([name]) => name in now || stands(name))))
  }
  if (next.slug !== answers.slug) watchSlug(next.slug, id)
  keep()
}

/** Shows what was typed as it is read, once a field is left. */
export const showAsRead = () => set(normalise($form.get().answers, $areas.get()))

function refuse(errors: Errors) {
  const { tries } = $form.get()
  $form.set({ ...$form.get(), status: 'editing', errors, failure: null, doubts: [], tries: tries + 1 })
}

/** Puts away the unsaved changes: what is stored is on the screen again. */
export function discard(): void {
  const form = $form.get()
  for (const key of Object.keys($uploads.get())) cancel(key)
  void removePictures(form.answers.pictures.flatMap(({ fresh, url }) => (fresh && url ? [url] : [])))
  removeDraft(draftName(form))
  $form.set({ ...form, answers: form.stored, errors: {}, failure: null, doubts: [], newer: null, restored: false })
  watchSlug(form.stored.slug, form.id, 0)
  if (!form.fresh && form.restored) void openExisting(form.id)
}

/** Shows what somebody else stored meanwhile, in place of what is on the screen. */
export function takeTheirs(): void {
  discard()
  void openExisting($form.get().id)
}

/** The listing is stored: its draft is of no use, and neither are the pictures that it shows no more. */
function tidyUp() {
  const { answers, stored } = $form.get()
  removeDraft(draftName($form.get()))
  const shown = new Set(answers.pictures.map(({ url }) => url))
  void removePictures(stored.pictures.map(({ url }) => url).filter((url) => !shown.has(url)))
}

function finish(row: ListingRow) {
  tidyUp()
  noteSaved({
    id: String(row['id']),
    title: String(row['title']),
    slug: String(row['slug']),
    draft: row['status'] === 'draft',
  })
  keepOpened(String(row['id']))
  $form.setKey('status', 'saved')
}

/** The listing is stored and the record beside it is not: the form goes on as that of a home that is there. */
function goOn(row: ListingRow, failure: string) {
  tidyUp()
  const { fresh, answers, stored: before, tries } = $form.get()
  const id = String(row['id'])
  const stored = answersOf(row, before.record)
  $form.set({
    ...$form.get(),
    ...{ status: 'editing', id, fresh: false, seen: row['updated_at'], failure, tries: tries + 1 },
    ...{ answers: { ...answers, status: stored.status }, stored, base: stored },
  })
  if (fresh) history.replaceState(history.state, '', paths.adminProperty(id))
  keepOpened(id)
  keep()
}

/** What was sent last and may have arrived without an answer. */
let unanswered: FormRow | null = null
const holds = (stored: ListingRow, row: FormRow) =>
  differences(answersOf(stored), answersOf({ ...stored, ...row })).length === 0

/** Changes a home. A row that is newer because an earlier send of ours arrived without an answer is nobody else's. */
async function change(id: string, row: FormRow, seen: unknown): Promise<Result<Updated>> {
  const result = await updateProperty(id, row, seen)
  const sent = unanswered
  unanswered = !result.ok && result.failure.kind === 'unreachable' ? row : null
  if (!result.ok || !result.value.newer) return result
  if (holds(result.value.row, row)) return success({ row: result.value.row, newer: false })
  return sent && holds(result.value.row, sent) ? updateProperty(id, row, result.value.row['updated_at']) : result
}

interface Wish {
  over: boolean
  sure: boolean
  as: Status | null
}

/**
 * Stores the home. What is missing is said field by field; what the database refuses, above the form. Nothing typed is
 * lost by either.
 * @param over overwrites what somebody else changed meanwhile
 * @param sure what is unlikely was asked about, and is right
 * @param as the status to give it, in place of the one that the form shows
 */
export async function save({ over = false, sure = over, as = null }: Partial<Wish> = {}): Promise<void> {
  showAsRead()
  const { status, stored, id, fresh, seen, newer } = $form.get()
  if (status !== 'editing') return
  $form.setKey('as', as)
  const answers = judged($form.get())
  const errors = validateListing(answers, stored)
  const taken = $slug.get()
  if (!errors.slug && taken.status === 'taken') errors.slug = `Taken by “${taken.by}”. Choose another address.`
  if (Object.keys(errors).length > 0) return refuse(errors)
  const unsure = sure ? [] : newDoubts(answers, stored)
  if (unsure.length > 0) return $form.set({ ...$form.get(), errors: {}, failure: null, doubts: unsure })
  $form.set({ ...$form.get(), status: 'saving', errors: {}, failure: null, doubts: [] })
  const row = rowOf(answers)
  if (row.status !== 'draft') {
    const published = stored.status === 'draft' ? [] : stored.pictures.map(({ url }) => url)
    const problem = brokenProblem(answers.pictures, await checkPictures(answers.pictures, published))
    if (problem) return refuse({ pictures: problem })
  }
  const result = fresh
    ? mapped(await createProperty(id, row), (created) => ({ row: created, newer: false }))
    : await change(id, row, over ? newer?.row['updated_at'] : seen)
  const now = { ...$form.get(), status: 'editing' as const, tries: $form.get().tries + 1 }
  // The form asks for what the database asks for, unless it was opened before the database learnt to ask.
  const problems = result.ok ? [] : parsePublishProblems(result.failure.details)
  if (problems.length > 0) return refuse(publishErrors(problems, answers))
  if (!result.ok)
    return $form.set({ ...now, failure: result.failure.message || `Failed to ${fresh ? 'create' : 'update'} property` })
  const { row: saved, newer: theirs } = result.value
  if (theirs) {
    const fields = differences(answersOf(saved, now.base.record), now.base)
    return $form.set({ ...now, newer: { row: saved, fields } })
  }
  const changes = recordChanges(answers.record, stored.record, answers.listingType)
  const kept = changes ? await saveRecord(String(saved['id']), changes) : success(null)
  if (kept.ok) return finish(saved)
  // A postcode that did arrive has changed the listing as well, which is nobody else's doing.
  unanswered = row
  goOn(saved, kept.failure.message)
}

/** Stores the home and shows it in its list. Refused, it keeps the status it had. */
export const publish = () => save({ as: 'live' })
