import { draftPrefix } from '../../lib/http/admin-session'
import { type Draft, removeDraft, saveDraft, readDraft } from '../../lib/storage/draft'
import { storageKeys } from '../../lib/storage/safe-storage'
import type { FollowUpAnswers, Unsaved } from './follow-up'
import { findValue, states } from '../../domain/enquiry/enquiry-words'
import type { Keep } from './retention'
import { type ViewingAnswers, viewingKinds } from './viewing'

// What was begun for an enquiry and not saved, a follow-up, a viewing or a reason to keep it longer: kept in this tab,
// so that looking at another enquiry loses nothing.

const keepPrefix = `${draftPrefix}keep `
const prefix = `${draftPrefix}follow-up `

function parseAnswers(kept: unknown): FollowUpAnswers | null {
  const { state: name, note, assignedTo } = (kept ?? {}) as Record<string, unknown>
  const state = findValue(states, name)
  return state && typeof note === 'string' && typeof assignedTo === 'string' ? { state, note, assignedTo } : null
}

/** What was begun for an enquiry, by its key; null where nothing was. */
export function readUnsaved(key: string): Unsaved | null {
  const kept = readDraft(prefix + key)?.answers
  const [answers, base] = [parseAnswers(kept), parseAnswers(kept?.['base'])]
  return answers && base && { ...answers, base }
}
export const storeUnsaved = (key: string, unsaved: Unsaved) =>
  saveDraft(prefix + key, { answers: { ...unsaved }, step: 1 } satisfies Draft)
export const dropUnsaved = (key: string) => removeDraft(prefix + key)

/** The reason and the day that were begun for an enquiry, by its key; null where none were. */
export function readUnsavedKeep(key: string): Keep | null {
  const { reason, until } = readDraft(keepPrefix + key)?.answers ?? {}
  return typeof reason === 'string' && typeof until === 'string' ? { reason, until } : null
}
export const storeUnsavedKeep = (key: string, keep: Keep) =>
  saveDraft(keepPrefix + key, { answers: { ...keep }, step: 1 } satisfies Draft)
export const dropUnsavedKeep = (key: string) => removeDraft(keepPrefix + key)

const viewingPrefix = `${draftPrefix}viewing `

/** A viewing that is being booked or changed, under the id that it has or will have. */
export interface ViewingDraft {
  id: string
  answers: ViewingAnswers
}

/** What was begun of a viewing for an enquiry, by its key; null where nothing was. */
export function readViewingDraft(key: string): ViewingDraft | null {
  const { id, ...kept } = readDraft(viewingPrefix + key)?.answers ?? {}
  const kind = findValue(viewingKinds, kept['kind'])
  const { day, time, minutes, note } = kept as Record<string, string>
  return typeof id === 'string' && kind && [day, time, minutes, note].every((each) => typeof each === 'string')
    ? { id, answers: { day: day!, time: time!, minutes: minutes!, kind, note: note! } }
    : null
}
export const storeViewingDraft = (key: string, { id, answers }: ViewingDraft) =>
  saveDraft(viewingPrefix + key, { answers: { id, ...answers }, step: 1 } satisfies Draft)
export const dropViewingDraft = (key: string) => removeDraft(viewingPrefix + key)

/** Whether anything was begun for an enquiry, by its key. */
export const isUnsaved = (key: string) => Boolean(readUnsaved(key) ?? readUnsavedKeep(key) ?? readViewingDraft(key))

/** Whether this tab holds anything that closing it would lose. */
export const hasUnsaved = () =>
  storageKeys('sessionStorage').some((name) =>
    [prefix, keepPrefix, viewingPrefix].some((begun) => name.startsWith(begun)),
  )
