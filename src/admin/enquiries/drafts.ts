import { type IdempotencyKey, parseIdempotencyKey } from '../../lib/form/row-id'
import { draftPrefix } from '../../lib/http/admin-session'
import { type Draft, removeDraft, saveDraft, readDraft } from '../../lib/storage/draft'
import { storageKeys } from '../../lib/storage/safe-storage'
import type { FollowUpValues, Unsaved } from './follow-up'
import { findValue, states } from '../../domain/enquiry/enquiry-labels'
import type { Keep } from './retention'
import { viewingDraftKey, viewingDraftPrefix } from '../../domain/viewing/draft-key'

// Unsaved follow-ups, replies, viewings and retention reasons: stored in this tab, so that opening another enquiry
// loses nothing.

const keepPrefix = `${draftPrefix}keep `
const prefix = `${draftPrefix}follow-up `

function parseFollowUp(stored: unknown): FollowUpValues | null {
  const { state: name, note, assignedTo } = (stored ?? {}) as Record<string, unknown>
  const state = findValue(states, name)
  return state && typeof note === 'string' && typeof assignedTo === 'string' ? { state, note, assignedTo } : null
}

/** The unsaved follow-up of an enquiry, by its key; null if there is none. */
export function readUnsaved(key: string): Unsaved | null {
  const stored = readDraft(prefix + key)?.values
  const [values, base] = [parseFollowUp(stored), parseFollowUp(stored?.['base'])]
  return values && base && { ...values, base }
}
export const storeUnsaved = (key: string, unsaved: Unsaved) =>
  saveDraft(prefix + key, { values: { ...unsaved }, step: 1 } satisfies Draft)
export const dropUnsaved = (key: string) => removeDraft(prefix + key)

/** The unsaved retention of an enquiry, by its key; null if there is none. */
export function readUnsavedKeep(key: string): Keep | null {
  const { reason, until } = readDraft(keepPrefix + key)?.values ?? {}
  return typeof reason === 'string' && typeof until === 'string' ? { reason, until } : null
}
export const storeUnsavedKeep = (key: string, keep: Keep) =>
  saveDraft(keepPrefix + key, { values: { ...keep }, step: 1 } satisfies Draft)
export const dropUnsavedKeep = (key: string) => removeDraft(keepPrefix + key)

/** Drops the unsaved viewing of an enquiry. */
export const dropViewingDraft = (key: string) => removeDraft(viewingDraftKey(key))

const replyPrefix = `${draftPrefix}reply `

/** A reply being written, and what was last sent of it, with its id. */
export interface ReplyDraft {
  body: string
  sent: IdempotencyKey | null
}

/** The unsent reply to an enquiry, by its key; null if there is none. */
export function readReplyDraft(key: string): ReplyDraft | null {
  const { body, sent } = readDraft(replyPrefix + key)?.values ?? {}
  return typeof body === 'string' ? { body, sent: parseIdempotencyKey(sent) } : null
}
export const storeReplyDraft = (key: string, draft: ReplyDraft) =>
  saveDraft(replyPrefix + key, { values: { ...draft }, step: 1 } satisfies Draft)
export const dropReplyDraft = (key: string) => removeDraft(replyPrefix + key)

/** Whether an enquiry has unsaved input, by its key. */
export const isUnsaved = (key: string) =>
  Boolean(readUnsaved(key) ?? readUnsavedKeep(key) ?? readDraft(viewingDraftKey(key)) ?? readReplyDraft(key))

/** Whether closing this tab would lose input. */
export const hasUnsaved = () =>
  storageKeys('sessionStorage').some((name) =>
    [prefix, keepPrefix, viewingDraftPrefix, replyPrefix].some((begun) => name.startsWith(begun)),
  )
