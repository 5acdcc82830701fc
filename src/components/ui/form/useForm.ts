import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { dropDraft, keepDraft, readDraft } from '../../../lib/storage/draft'
import { standing, useEarly } from '../../../lib/form/use-isomorphic-layout-effect'
import type { Failure, Result } from '../../../lib/http/result'
import { type Sent, sentFrom, toSend } from '../../../lib/form/idempotency-key'
import { leastTime, takeHoneypot } from './Honeypot'

/** A message for each answer that will not do, in the order of the fields. */
export type Errors<A> = Partial<Record<keyof A & string, string>>

interface Settings<A> {
  /** The name under which this tab keeps half-filled answers. */
  draft: string
  empty: A
  steps?: number
  judge: (answers: A, step: number) => Errors<A>
  send: (id: string, answers: A, honeypot: string) => Promise<Result<'stored'>>
  /** What the failure banner says first. */
  explain: (failure: Failure) => string
}

type Phase = 'filling' | 'sending' | 'sent'
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds)))

/** The height of all that stands with a form in its island. */
function heightOf(form: HTMLFormElement | null): number {
  const range = document.createRange()
  if (form?.parentElement) range.selectNodeContents(form.parentElement)
  return range.getBoundingClientRect().height
}

/** What was typed into the form before its code came. */
const typedEarly = <A extends Record<string, string>>(form: HTMLFormElement | null, empty: A) =>
  Object.fromEntries(standing(form).filter(([name, text]) => name in empty && text !== '')) as Partial<A>

/**
 * A form that loses nothing: it judges on submit, keeps its answers through failures and reloads, and sends the same
 * answers under the same id until they are stored.
 */
export function useForm<A extends Record<string, string>>({
  draft,
  empty,
  steps = 1,
  judge,
  send,
  explain,
}: Settings<A>) {
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [answers, setAnswers] = useState(empty)
  const [step, setStep] = useState(1)
  const [errors, setErrors] = useState<Errors<A>>({})
  const [tries, setTries] = useState(0)
  const [phase, setPhase] = useState<Phase>('filling')
  const [failure, setFailure] = useState<{ message: string; kind: 'offline' | Failure['kind'] } | null>(null)
  const sending = useRef(false)
  const sent = useRef<Sent | null>(null)
  const [height, setHeight] = useState(0)

  useEarly(() => {
    const kept = readDraft(draft)
    const known = Object.fromEntries(
      Object.entries(kept?.answers ?? {}).filter(([name, value]) => name in empty && typeof value === 'string'),
    )
    const restored = { ...empty, ...known, ...typedEarly(form.current, empty) } as A
    sent.current = sentFrom(kept?.sent)
    const at = Math.min(Math.max(Math.trunc(kept?.step ?? 1), 1), steps)
    setAnswers(restored)
    setStep(at)
    keep(restored, at)
    // Once, as the form appears: another draft is another form.
  }, [])

  const keep = (next: A, at: number) => {
    const filled = Object.keys(empty).some((name) => next[name] !== empty[name])
    if (filled || at > 1) keepDraft(draft, { answers: next, step: at, sent: sent.current })
    else dropDraft(draft)
  }
  // Several answers may change in one event: each is laid on the one before.
  const latest = useRef(answers)
  useEffect(() => void (latest.current = answers), [answers])
  const set = (name: keyof A & string, value: string) => {
    latest.current = { ...latest.current, [name]: value }
    setAnswers(latest.current)
    keep(latest.current, step)
  }
  const go = (to: number) => {
    setErrors({})
    setFailure(null)
    setStep(to)
    keep(answers, to)
    // The new step's heading is there after this turn.
    setTimeout(() => heading.current?.focus())
  }

  const refuse = (found: Errors<A>) => {
    setErrors(found)
    setFailure(null)
    setTries((count) => count + 1)
  }

  async function deliver() {
    sending.current = true
    setErrors({})
    setFailure(null)
    setPhase('sending')
    sent.current = toSend(answers, sent.current)
    keep(answers, step)
    await wait(leastTime - performance.now())
    const result = await send(sent.current.id, answers, takeHoneypot(form.current))
    sending.current = false
    if (!result.ok) {
      console.error('Not sent:', result.failure.message)
      setPhase('filling')
      setFailure({
        message: explain(result.failure),
        kind: result.failure.kind === 'unreachable' && !navigator.onLine ? 'offline' : result.failure.kind,
      })
      return
    }
    sent.current = null
    dropDraft(draft)
    setHeight(heightOf(form.current))
    setAnswers(empty)
    setStep(1)
    setPhase('sent')
  }

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (sending.current) return
    const found = judge(answers, step)
    if (Object.keys(found).length > 0) return refuse(found)
    if (step < steps) return go(step + 1)
    // What an earlier step let pass may be wrong by now: a tab restored the next morning.
    for (let earlier = 1; earlier < steps; earlier++) {
      const wrong = judge(answers, earlier)
      if (Object.keys(wrong).length === 0) continue
      setStep(earlier)
      return refuse(wrong)
    }
    void deliver()
  }

  return {
    form,
    heading,
    answers,
    set,
    step,
    errors,
    tries,
    failure,
    phase,
    submit,
    busy: phase === 'sending',
    /** Of the form when it was sent: the confirmation takes it over. */
    height,
    back: () => go(step - 1),
    again: () => {
      setPhase('filling')
      setTimeout(() => form.current?.querySelector('input')?.focus())
    },
    /** What a text field needs to show and change one answer. */
    bind: (name: keyof A & string) => ({
      name,
      value: answers[name],
      error: errors[name],
      onChange: (event: { target: { value: string } }) => set(name, event.target.value),
    }),
    /** The summary's lines: `prefix` is what the fields' ids begin with. */
    listed: (prefix: string) =>
      Object.entries<string | undefined>(errors).map(([name, message]) => ({
        id: `${prefix}-${name}`,
        message: message ?? '',
      })),
  }
}
