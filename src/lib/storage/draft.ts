// Drafts of unfinished forms, in sessionStorage: a reload restores them, closing the tab deletes them.
import type { IdempotencyKey } from '../form/idempotency-key'
import { readStorage, removeStorage, writeStorage } from './safe-storage'

export interface Draft {
  values: Record<string, unknown>
  step: number
  /** The last request's, until the values are stored. */
  idempotencyKey?: IdempotencyKey | null
}

/** Parses a draft; null if it is missing or invalid. */
export function parseDraft(text: string | null | undefined): Draft | null {
  try {
    const stored = JSON.parse(text ?? 'null') as Draft | null
    return stored && typeof stored.values === 'object' && stored.values !== null && typeof stored.step === 'number'
      ? stored
      : null
  } catch {
    return null
  }
}

export const readDraft = (name: string) => parseDraft(readStorage('sessionStorage', name))

export const saveDraft = (name: string, draft: Draft) => writeStorage('sessionStorage', name, JSON.stringify(draft))

export const removeDraft = (name: string) => removeStorage('sessionStorage', name)
