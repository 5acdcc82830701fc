import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { readDraft, removeDraft, saveDraft } from '../../../lib/storage/draft'
import { formEntries } from '../../../lib/form/form-entries'
import { useIsomorphicLayoutEffect } from '../../../lib/form/use-isomorphic-layout-effect'
import type { Failure, Result } from '../../../lib/http/result'
import { type IdempotencyKey, idempotencyKeyFor, parseIdempotencyKey } from '../../../lib/form/idempotency-key'
import { minimumFillMs, takeHoneypot } from './Honeypot'

/** The message of each invalid answer, in the order of the fields. */
export type FormErrors<A> = Partial<Record<keyof A & string, string>>

interface FormSettings<A> {
  /** The key of the draft in this tab's storage. */
  draft: string
  empty: A
  steps?: number
  validate: (answers: A, step: number) => FormErrors<A>
  send: (id: string, answers: A, honeypot: string) => Promise<Result<'stored'>>
  /** The first sentence of the submit error. */
  errorMessage: (failure: Failure) => string
}

type Status = 'filling' | 'sending' | 'sent'
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds)))

/** The height of everything in the island of a form. */
function heightOf(form: HTMLFormElement | null): number {
  const range = document.createRange()
  if (form?.parentElement) range.selectNodeContents(form.parentElement)
  return range.getBoundingClientRect().height
}

/** The answers typed into the prerendered form before it was hydrated. */
const typedBeforeHydration = <A extends Record<string, string>>(form: HTMLFormElement | null, empty: A) =>
  Object.fromEntries(formEntries(form).filter(([name, text]) => name in empty && text !== '')) as Partial<A>

/**
 * A form that validates on submit, keeps its answers through failures and reloads, and retries under the same
 * idempotency key until they are stored.
 */
export function useForm<A extends Record<string, string>>({
  draft,
  empty,
  steps = 1,
  validate,
  send,
  errorMessage,
}: FormSettings<A>) {
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [answers, setAnswers] = useState(empty)
  const [step, setStep] = useState(1)
  const [errors, setErrors] = useState<FormErrors<A>>({})
  const [attempts, setAttempts] = useState(0)
  const [status, setStatus] = useState<Status>('filling')
  const [submitError, setSubmitError] = useState<{ message: string; kind: 'offline' | Failure['kind'] } | null>(null)
  const sending = useRef(false)
  const idempotencyKey = useRef<IdempotencyKey | null>(null)
  const [height, setHeight] = useState(0)

  useIsomorphicLayoutEffect(() => {
    const stored = readDraft(draft)
    const storedAnswers = Object.fromEntries(
      Object.entries(stored?.answers ?? {}).filter(([name, value]) => name in empty && typeof value === 'string'),
    )
    const restored = { ...empty, ...storedAnswers, ...typedBeforeHydration(form.current, empty) } as A
    idempotencyKey.current = parseIdempotencyKey(stored?.idempotencyKey)
    const restoredStep = Math.min(Math.max(Math.trunc(stored?.step ?? 1), 1), steps)
    setAnswers(restored)
    setStep(restoredStep)
    saveOrRemoveDraft(restored, restoredStep)
    // Once, as the form appears: another draft is another form.
  }, [])

  const saveOrRemoveDraft = (next: A, nextStep: number) => {
    const filled = Object.keys(empty).some((name) => next[name] !== empty[name])
    if (filled || nextStep > 1)
      saveDraft(draft, { answers: next, step: nextStep, idempotencyKey: idempotencyKey.current })
    else removeDraft(draft)
  }
  // Several answers may change in one event: each is laid on the one before.
  const latest = useRef(answers)
  useEffect(() => void (latest.current = answers), [answers])
  const setAnswer = (name: keyof A & string, value: string) => {
    latest.current = { ...latest.current, [name]: value }
    setAnswers(latest.current)
    saveOrRemoveDraft(latest.current, step)
  }
  const goToStep = (to: number) => {
    setErrors({})
    setSubmitError(null)
    setStep(to)
    saveOrRemoveDraft(answers, to)
    // The new step's heading is there after this turn.
    setTimeout(() => heading.current?.focus())
  }

  const showErrors = (found: FormErrors<A>) => {
    setErrors(found)
    setSubmitError(null)
    setAttempts((count) => count + 1)
  }

  async function sendAnswers() {
    sending.current = true
    setErrors({})
    setSubmitError(null)
    setStatus('sending')
    idempotencyKey.current = idempotencyKeyFor(answers, idempotencyKey.current)
    saveOrRemoveDraft(answers, step)
    await wait(minimumFillMs - performance.now())
    const result = await send(idempotencyKey.current.id, answers, takeHoneypot(form.current))
    sending.current = false
    if (!result.ok) {
      console.error('Not sent:', result.failure.message)
      setStatus('filling')
      setSubmitError({
        message: errorMessage(result.failure),
        kind: result.failure.kind === 'unreachable' && !navigator.onLine ? 'offline' : result.failure.kind,
      })
      return
    }
    idempotencyKey.current = null
    removeDraft(draft)
    setHeight(heightOf(form.current))
    setAnswers(empty)
    setStep(1)
    setStatus('sent')
  }

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (sending.current) return
    const found = validate(answers, step)
    if (Object.keys(found).length > 0) return showErrors(found)
    if (step < steps) return goToStep(step + 1)
    // What an earlier step let pass may be wrong by now: a tab restored the next morning.
    for (let earlier = 1; earlier < steps; earlier++) {
      const wrong = validate(answers, earlier)
      if (Object.keys(wrong).length === 0) continue
      setStep(earlier)
      return showErrors(wrong)
    }
    void sendAnswers()
  }

  return {
    form,
    heading,
    answers,
    setAnswer,
    step,
    errors,
    attempts,
    submitError,
    status,
    submit,
    sending: status === 'sending',
    /** Of the form when it was sent: the confirmation takes it over. */
    height,
    back: () => goToStep(step - 1),
    startAgain: () => {
      setStatus('filling')
      setTimeout(() => form.current?.querySelector('input')?.focus())
    },
    /** What a text field needs to show and change one answer. */
    bind: (name: keyof A & string) => ({
      name,
      value: answers[name],
      error: errors[name],
      onChange: (event: { target: { value: string } }) => setAnswer(name, event.target.value),
    }),
    /** The summary's lines: `prefix` is what the fields' ids begin with. */
    errorList: (prefix: string) =>
      Object.entries<string | undefined>(errors).map(([name, message]) => ({
        id: `${prefix}-${name}`,
        message: message ?? '',
      })),
  }
}
