import type { Draft } from '../storage/draft'
import { type FormValues, hasErrors, type Validate } from './form-errors'
import { parseIdempotencyKey } from './idempotency-key'

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
