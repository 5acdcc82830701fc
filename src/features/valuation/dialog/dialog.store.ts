import { map } from 'nanostores'
import { leastTime, takeHoneypot } from '../../../components/ui/form/Honeypot'
import type { Failure } from '../../../lib/http/result'
import { type Sent, toSend } from '../../../lib/form/idempotency-key'
import {
  type Answers,
  draftFrom,
  type Field,
  fieldOf,
  lastStep,
  mayAdvance,
  noAnswers,
  type PropertyType,
  rowOf,
  sendingStep,
  type ValuationType,
} from '../../../domain/enquiry/valuation-booking'
import { sendValuation } from '../../../domain/enquiry/valuation-booking.queries'

interface DialogState {
  open: boolean
  /** From 1, as visitors count. */
  step: number
  answers: Answers
  /** Fields left once, or refused once: only their messages show. */
  touched: Field[]
  sending: boolean
  failure: Failure | null
  /** The last send of answers that are not stored yet. */
  sent: Sent | null
}

const key = 'valuation-dialog'
/** Milliseconds between closing and forgetting: the answers must not change under a dialog that fades. */
const resetDelay = 300

const fresh: DialogState = {
  open: false,
  step: 1,
  answers: noAnswers,
  touched: [],
  sending: false,
  failure: null,
  sent: null,
}

export const $dialog = map<DialogState>(fresh)

// A reload in the same tab brings half-filled answers back. Closing or success forgets them.
$dialog.listen(({ open, step, answers, sent }) => {
  try {
    if (open && step < lastStep) sessionStorage.setItem(key, JSON.stringify({ step, answers, sent }))
    else sessionStorage.removeItem(key)
  } catch {
    // Storage is forbidden here: the dialog works, and a reload forgets.
  }
})

function draft() {
  try {
    return draftFrom(sessionStorage.getItem(key))
  } catch {
    return null
  }
}

let openedAt = 0
let resetting: ReturnType<typeof setTimeout> | undefined

export function open() {
  if ($dialog.get().open) return
  clearTimeout(resetting)
  openedAt = performance.now()
  $dialog.set({ ...fresh, ...draft(), open: true })
}

/** The dialog has closed, by whichever way. */
export function closed() {
  $dialog.setKey('open', false)
  resetting = setTimeout(() => $dialog.set(fresh), resetDelay)
}

const go = (step: number) => $dialog.set({ ...$dialog.get(), step, failure: null })

export const back = () => go($dialog.get().step - 1)

export function touch(field: Field) {
  const { touched } = $dialog.get()
  if (!touched.includes(field)) $dialog.setKey('touched', [...touched, field])
}

const answer = (changes: Partial<Answers>) => $dialog.setKey('answers', { ...$dialog.get().answers, ...changes })

export const write = (field: Field, text: string) => answer({ [field]: text })

export function choose(type: ValuationType) {
  answer({ type })
  go(3)
}

export function tick(type: PropertyType) {
  const { propertyTypes } = $dialog.get().answers
  answer({
    propertyTypes: propertyTypes.includes(type)
      ? propertyTypes.filter((other) => other !== type)
      : [...propertyTypes, type],
  })
}

/** One step on, or the send; false when the step's answer does not do. */
export function advance(form: HTMLFormElement): boolean {
  const { step, answers } = $dialog.get()
  const field = fieldOf(step)
  if (field) touch(field)
  if (!mayAdvance(step, answers)) return false
  if (step === sendingStep) void send(form)
  else go(step + 1)
  return true
}

async function send(form: HTMLFormElement) {
  const { sending, answers, sent: last } = $dialog.get()
  const row = rowOf(answers)
  if (sending || !row) return
  const sent = toSend(row, last)
  const opening = openedAt
  $dialog.set({ ...$dialog.get(), sending: true, failure: null, sent })
  await new Promise((resolve) => setTimeout(resolve, opening + leastTime - performance.now()))
  const result = await sendValuation({ id: sent.id, ...row }, takeHoneypot(form))
  if (!result.ok) console.error('The valuation was not sent:', result.failure.message)
  // Closed meanwhile, or closed and opened anew: these are another visitor's answers now.
  if (!$dialog.get().open || opening !== openedAt) return
  $dialog.set({ ...$dialog.get(), sending: false, ...(result.ok ? { step: lastStep } : { failure: result.failure }) })
}
