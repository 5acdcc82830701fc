import type { Draft } from '../storage/draft'
import { type FormAnswers, hasErrors, type Validate } from './form-errors'
import { parseIdempotencyKey } from './idempotency-key'

const sameType = (value: unknown, other: unknown) =>
  typeof value === typeof other && Array.isArray(value) === Array.isArray(other)

/** The first of so many steps that has an error; where none has, the step after them. */
export function firstInvalidStep<A>(answers: A, steps: number, validate: Validate<A>) {
  let step = 1
  while (step <= steps && !hasErrors(validate(answers, step))) step++
  return step
}

/**
 * The state of a form that has a draft. Answers of another type than the form's are left out; what was `typed` since
 * replaces them. The step is the draft's, but never beyond the first step with an error.
 */
export function restoreDraft<A extends FormAnswers>(
  draft: Draft | null,
  empty: A,
  steps: number,
  validate: Validate<A>,
  typed?: Partial<A>,
) {
  const answers: A = { ...empty, ...typed }
  for (const name in empty)
    if (typed?.[name] === undefined && sameType(draft?.answers[name], empty[name]))
      answers[name] = draft!.answers[name] as A[typeof name]
  return {
    answers,
    step: firstInvalidStep(answers, Math.min(Math.trunc(draft?.step ?? 1), steps) - 1, validate),
    idempotencyKey: parseIdempotencyKey(draft?.idempotencyKey),
  }
}
