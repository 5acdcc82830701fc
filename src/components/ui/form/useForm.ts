import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { type FormValues, type FormErrors, hasErrors, type Validate } from '../../../lib/form/form-errors'
import { formEntries, useIsomorphicLayoutEffect } from '../../../lib/form/hydration'
import { type IdempotencyKey, idempotencyKeyFor } from '../../../lib/form/row-id'
import type { Failure, Result } from '../../../lib/http/result'
import { firstInvalidStep, readDraft, removeDraft, restoreDraft, storeDraft } from '../../../lib/storage/draft'
import { minimumFillMs, takeHoneypot } from './Honeypot'

interface FormSettings<A, Row> {
  /** The draft's key in this tab's storage. */
  draft: string
  empty: A
  steps?: number
  validate: Validate<A>
  /** The database row of valid values, without id. */
  toRow: (values: A) => Row
  send: (row: Row & { id: string }, honeypot: string) => Promise<Result<'stored'>>
  /** The first sentence of the submit error. */
  errorMessage: (failure: Failure) => string
  /** The field errors of a failure, which replace the submit error. */
  refusedFields?: (failure: Failure) => Record<string, string>
  /** When the visitor first saw the form, in page time milliseconds. */
  shownAt?: number
}

type Status = 'filling' | 'sending' | 'sent'
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds)))

/** Values typed into the prerendered form before hydration. */
const typedBeforeHydration = <A extends FormValues>(form: HTMLFormElement | null, empty: A) =>
  Object.fromEntries(formEntries(form).filter(([name, text]) => name in empty && text !== '')) as Partial<A>

/** Values that a password manager has set without an event. They are in the fields, but not in the state. */
const filledWithoutEvent = <A extends FormValues>(form: HTMLFormElement | null, values: A) =>
  Object.fromEntries(
    formEntries(form).filter(([name, text]) => {
      const field = form?.elements.namedItem(name)
      return values[name] === '' && text !== '' && field && 'autocomplete' in field && field.autocomplete !== 'off'
    }),
  ) as Partial<A>

/**
 * A form that validates on submit, keeps its values through failures and reloads, and retries with the same idempotency
 * key until they are stored.
 */
export function useForm<A extends FormValues, Row extends object>({
  draft,
  empty,
  steps = 1,
  validate,
  toRow,
  send,
  errorMessage,
  refusedFields,
  shownAt = 0,
}: FormSettings<A, Row>) {
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [values, setValues] = useState(empty)
  const [step, setStep] = useState(1)
  const [errors, setErrors] = useState<FormErrors<A>>({})
  const [attempts, setAttempts] = useState(0)
  const [status, setStatus] = useState<Status>('filling')
  const [submitError, setSubmitError] = useState<{ message: string; kind: 'offline' | Failure['kind'] } | null>(null)
  const sending = useRef(false)
  const discarded = useRef(false)
  const idempotencyKey = useRef<IdempotencyKey | null>(null)

  const saveOrRemoveDraft = (next: A, nextStep: number) => {
    if (nextStep > 1 || Object.keys(empty).some((name) => next[name] !== empty[name]))
      storeDraft(draft, { values: next, step: nextStep, idempotencyKey: idempotencyKey.current })
    else removeDraft(draft)
  }
  useIsomorphicLayoutEffect(() => {
    const typed = typedBeforeHydration(form.current, empty)
    const restored = restoreDraft(readDraft(draft), empty, steps, validate, typed)
    idempotencyKey.current = restored.idempotencyKey
    setValues(restored.values)
    setStep(restored.step)
    saveOrRemoveDraft(restored.values, restored.step)
    // Once, on mount: another draft is another form.
  }, [])

  // Several values may change in one event, so each builds on the previous.
  const latest = useRef(values)
  useEffect(() => void (latest.current = values), [values])
  const update = (changed: Partial<A> = {}) => {
    // The next render would empty the fields that a password manager filled.
    latest.current = { ...latest.current, ...filledWithoutEvent(form.current, latest.current), ...changed }
    setValues(latest.current)
    return latest.current
  }
  const setValue = <Name extends keyof A & string>(name: Name, value: A[Name]) => {
    // The row is already made, so a change would be lost.
    if (!sending.current) saveOrRemoveDraft(update({ [name]: value } as unknown as Partial<A>), step)
  }
  const isSending = status === 'sending'
  // Not disabled: the focus stays, and screen readers read them.
  useEffect(() => {
    for (const field of form.current?.elements ?? [])
      if ('readOnly' in field) field.toggleAttribute('readonly', isSending)
  }, [isSending])
  const goToStep = (to: number) => {
    setErrors({})
    setSubmitError(null)
    setStep(to)
    saveOrRemoveDraft(update(), to)
    // The new step's heading is rendered after this turn.
    setTimeout(() => heading.current?.focus())
  }

  /** The step of a value: the first in which its absence is an error. */
  const stepOf = (name: string) =>
    Array.from({ length: steps }, (_, n) => n + 1).find((n) => name in validate(empty, n)) ?? step

  const showErrors = (newErrors: FormErrors<A>) => {
    setErrors(newErrors)
    setSubmitError(null)
    setAttempts((count) => count + 1)
  }

  async function sendValues(values: A) {
    sending.current = true
    setErrors({})
    setSubmitError(null)
    setStatus('sending')
    const row = toRow(values)
    const { id } = (idempotencyKey.current = idempotencyKeyFor(row, idempotencyKey.current))
    saveOrRemoveDraft(values, step)
    await wait(shownAt + minimumFillMs - performance.now())
    const result = await send({ id, ...row }, takeHoneypot(form.current))
    sending.current = false
    if (!result.ok) console.error('Not sent:', result.failure.message)
    if (discarded.current) return
    if (!result.ok) {
      setStatus('filling')
      const refused = Object.entries(refusedFields?.(result.failure) ?? {}).filter(([name]) => name in empty)
      const [firstRefused] = refused
      if (firstRefused) {
        setStep(stepOf(firstRefused[0]))
        return showErrors(Object.fromEntries(refused) as FormErrors<A>)
      }
      setSubmitError({
        message: errorMessage(result.failure),
        kind: result.failure.kind === 'unreachable' && !navigator.onLine ? 'offline' : result.failure.kind,
      })
      return
    }
    idempotencyKey.current = null
    removeDraft(draft)
    setValues(empty)
    setStep(1)
    setStatus('sent')
  }

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (sending.current) return
    const submitted = update()
    const newErrors = validate(submitted, step)
    if (hasErrors(newErrors)) return showErrors(newErrors)
    if (step < steps) return goToStep(step + 1)
    // An earlier step may have become invalid, in a tab restored the next day.
    const invalid = firstInvalidStep(submitted, steps - 1, validate)
    if (invalid < steps) {
      setStep(invalid)
      return showErrors(validate(submitted, invalid))
    }
    void sendValues(submitted)
  }

  return {
    form,
    heading,
    values,
    setValue,
    step,
    goToStep,
    errors,
    attempts,
    submitError,
    status,
    submit,
    sending: isSending,
    back: () => goToStep(step - 1),
    startAgain: () => {
      setStatus('filling')
      setTimeout(() => form.current?.querySelector('input')?.focus())
    },
    /** Deletes the draft. The result of a pending request is then ignored. */
    discard: () => {
      discarded.current = true
      removeDraft(draft)
    },
    /** The props of a text field for one value. */
    bind: <Name extends keyof A & string>(name: Name) => ({
      name,
      value: values[name],
      error: errors[name],
      onChange: (event: { target: { value: string } }) => setValue(name, event.target.value as A[Name]),
    }),
    /** The lines of the error summary; `prefix` is that of the field ids. */
    errorList: (prefix: string) =>
      Object.entries<string | undefined>(errors).flatMap(([name, message]) =>
        message === undefined ? [] : [{ id: `${prefix}-${name}`, message }],
      ),
  }
}
