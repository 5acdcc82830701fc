// Drafts of half-filled forms, in sessionStorage: a reload restores them, closing the tab deletes them.
import type { IdempotencyKey } from '../form/idempotency-key'

export interface Draft {
  answers: Record<string, unknown>
  step: number
  /** Of the last request, until the answers are stored. */
  idempotencyKey?: IdempotencyKey | null
}

// A browser may forbid storage; a form then forgets at a reload, and does everything else.
const storage = () => {
  try {
    return globalThis.sessionStorage
  } catch {
    return undefined
  }
}

/** The draft that a text holds; null where there is none or it cannot be read. */
export function parseDraft(text: string | null | undefined): Draft | null {
  try {
    const draft = JSON.parse(text ?? 'null') as Draft | null
    return draft && typeof draft.answers === 'object' && draft.answers !== null && typeof draft.step === 'number'
      ? draft
      : null
  } catch {
    return null
  }
}

export function readDraft(name: string): Draft | null {
  try {
    return parseDraft(storage()?.getItem(name))
  } catch {
    return null
  }
}

export function saveDraft(name: string, draft: Draft) {
  try {
    storage()?.setItem(name, JSON.stringify(draft))
  } catch {
    // Full or forbidden.
  }
}

export function removeDraft(name: string) {
  try {
    storage()?.removeItem(name)
  } catch {
    // Forbidden.
  }
}
