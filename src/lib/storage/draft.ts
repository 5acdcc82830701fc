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
    // eslint-disable-next-line id-denylist -- The stored key of the first release.
    const stored = JSON.parse(text ?? 'null') as ({ answers: Draft['values'] } & Omit<Draft, 'values'>) | null
    if (!stored || typeof stored.answers !== 'object' || stored.answers === null || typeof stored.step !== 'number')
      return null
    const { answers: values, ...others } = stored
    return { ...others, values }
  } catch {
    return null
  }
}

export const readDraft = (name: string) => parseDraft(readStorage('sessionStorage', name))

export const saveDraft = (name: string, { values, ...others }: Draft) =>
  // eslint-disable-next-line id-denylist -- The stored key of the first release.
  writeStorage('sessionStorage', name, JSON.stringify({ answers: values, ...others }))

export const removeDraft = (name: string) => removeStorage('sessionStorage', name)
