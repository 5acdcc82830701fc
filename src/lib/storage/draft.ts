// Half-filled answers: kept in the tab (never longer), so that a reload brings them back.
import type { Sent } from '../form/idempotency-key'

export interface Draft {
  answers: Record<string, unknown>
  step: number
  /** Their last send, until they are stored. */
  sent?: Sent | null
}

// A browser may forbid storage; a form then forgets at a reload, and does everything else.
const storage = () => {
  try {
    return globalThis.sessionStorage
  } catch {
    return undefined
  }
}

/** What was kept under a name; null where there is nothing, or nothing that can be read. */
export function readDraft(name: string): Draft | null {
  try {
    const draft = JSON.parse(storage()?.getItem(name) ?? 'null') as Draft | null
    return draft && typeof draft.answers === 'object' && draft.answers !== null && typeof draft.step === 'number'
      ? draft
      : null
  } catch {
    return null
  }
}

export function keepDraft(name: string, draft: Draft) {
  try {
    storage()?.setItem(name, JSON.stringify(draft))
  } catch {
    // Full or forbidden.
  }
}

export function dropDraft(name: string) {
  try {
    storage()?.removeItem(name)
  } catch {
    // Forbidden.
  }
}
