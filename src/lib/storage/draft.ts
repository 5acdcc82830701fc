// Drafts of unfinished forms, in sessionStorage: a reload restores them, closing the tab deletes them.
import { type FormValues, hasErrors, type Validate } from '../form/form-errors'
import { type IdempotencyKey, parseIdempotencyKey } from '../form/row-id'
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

export const storeDraft = (name: string, draft: Draft) => writeStorage('sessionStorage', name, JSON.stringify(draft))

export const removeDraft = (name: string) => removeStorage('sessionStorage', name)

const sameType = (value: unknown, other: unknown) =>
  typeof value === typeof other && Array.isArray(value) === Array.isArray(other)

/** The first step with an error; the step after the last if there is none. */
export function firstInvalidStep<A>(values: A, steps: number, validate: Validate<A>) {
  let step = 1
  while (step <= steps && !hasErrors(validate(values, step))) step++
  return step
}

/**
 * The state of a form restored from its draft. Values of another type are dropped; values `typed` since replace the
 * draft's. The step never passes the first one with an error.
 */
export function restoreDraft<A extends FormValues>(
  draft: Draft | null,
  empty: A,
  steps: number,
  validate: Validate<A>,
  typed?: Partial<A>,
) {
  const values: A = { ...empty, ...typed }
  for (const name in empty) {
    const stored = draft?.values[name]
    if (typed?.[name] === undefined && sameType(stored, empty[name])) values[name] = stored as A[typeof name]
  }
  return {
    values,
    step: firstInvalidStep(values, Math.min(Math.trunc(draft?.step ?? 1), steps) - 1, validate),
    idempotencyKey: parseIdempotencyKey(draft?.idempotencyKey),
  }
}
