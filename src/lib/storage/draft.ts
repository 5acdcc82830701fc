// Drafts of half-filled forms, in sessionStorage: a reload restores them, closing the tab deletes them.
import type { IdempotencyKey } from '../form/idempotency-key'
import { readStorage, removeStorage, writeStorage } from './safe-storage'

export interface Draft {
  answers: Record<string, unknown>
  step: number
  /** Of the last request, until the answers are stored. */
  idempotencyKey?: IdempotencyKey | null
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

export const readDraft = (name: string) => parseDraft(readStorage('sessionStorage', name))

export const saveDraft = (name: string, draft: Draft) => writeStorage('sessionStorage', name, JSON.stringify(draft))

export const removeDraft = (name: string) => removeStorage('sessionStorage', name)
