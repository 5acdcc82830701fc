import { map } from 'nanostores'
import { minimumFillMs, takeHoneypot } from '../../../components/ui/form/Honeypot'
import type { Failure } from '../../../lib/http/result'
import { type IdempotencyKey, idempotencyKeyFor } from '../../../lib/form/idempotency-key'
import {
  type BookingAnswers,
  parseBookingDraft,
  type BookingField,
  fieldOfStep,
  lastStep,
  isStepComplete,
  emptyBooking,
  type PropertyType,
  bookingRow,
  sendingStep,
  type BookingType,
} from '../../../domain/enquiry/valuation-booking'
import { sendBooking } from '../../../domain/enquiry/valuation-booking.queries'

interface DialogState {
  open: boolean
  /** From 1, as visitors count. */
  step: number
  answers: BookingAnswers
  /** Fields that were blurred or submitted: only these show their errors. */
  touched: BookingField[]
  sending: boolean
  submitError: Failure | null
  /** Of the last request, until the answers are stored. */
  idempotencyKey: IdempotencyKey | null
}

const draftKey = 'valuation-dialog'
/** Between closing and clearing: the answers must not change in a dialog that still fades out. */
const resetDelayMs = 300

const initialState: DialogState = {
  open: false,
  step: 1,
  answers: emptyBooking,
  touched: [],
  sending: false,
  submitError: null,
  idempotencyKey: null,
}

export const $dialog = map<DialogState>(initialState)

// A reload in the same tab brings half-filled answers back. Closing or success forgets them.
$dialog.listen(({ open, step, answers, idempotencyKey }) => {
  try {
    if (open && step < lastStep) sessionStorage.setItem(draftKey, JSON.stringify({ step, answers, idempotencyKey }))
    else sessionStorage.removeItem(draftKey)
  } catch {
    // Storage is forbidden here: the dialog works, and a reload forgets.
  }
})

function draft() {
  try {
    return parseBookingDraft(sessionStorage.getItem(draftKey))
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
  $dialog.set({ ...initialState, ...draft(), open: true })
}

/** The dialog was closed: by its button, Escape, the backdrop or Back. */
export function handleClose() {
  $dialog.setKey('open', false)
  resetting = setTimeout(() => $dialog.set(initialState), resetDelayMs)
}

const goToStep = (step: number) => $dialog.set({ ...$dialog.get(), step, submitError: null })

export const back = () => goToStep($dialog.get().step - 1)

export function touch(field: BookingField) {
  const { touched } = $dialog.get()
  if (!touched.includes(field)) $dialog.setKey('touched', [...touched, field])
}

const setAnswers = (changes: Partial<BookingAnswers>) =>
  $dialog.setKey('answers', { ...$dialog.get().answers, ...changes })

export const setText = (field: BookingField, text: string) => setAnswers({ [field]: text })

export function chooseType(type: BookingType) {
  setAnswers({ type })
  goToStep(3)
}

export function togglePropertyType(type: PropertyType) {
  const { propertyTypes } = $dialog.get().answers
  setAnswers({
    propertyTypes: propertyTypes.includes(type)
      ? propertyTypes.filter((other) => other !== type)
      : [...propertyTypes, type],
  })
}

/** Goes to the next step, or sends; false when the answer of this step is invalid. */
export function submitStep(form: HTMLFormElement): boolean {
  const { step, answers } = $dialog.get()
  const field = fieldOfStep(step)
  if (field) touch(field)
  if (!isStepComplete(step, answers)) return false
  if (step === sendingStep) void send(form)
  else goToStep(step + 1)
  return true
}

async function send(form: HTMLFormElement) {
  const { sending, answers, idempotencyKey: last } = $dialog.get()
  const row = bookingRow(answers)
  if (sending || !row) return
  const idempotencyKey = idempotencyKeyFor(row, last)
  const opening = openedAt
  $dialog.set({ ...$dialog.get(), sending: true, submitError: null, idempotencyKey })
  await new Promise((resolve) => setTimeout(resolve, opening + minimumFillMs - performance.now()))
  const result = await sendBooking({ id: idempotencyKey.id, ...row }, takeHoneypot(form))
  if (!result.ok) console.error('The valuation was not sent:', result.failure.message)
  // The dialog was closed meanwhile, perhaps opened again: the result belongs to answers that are gone.
  if (!$dialog.get().open || opening !== openedAt) return
  $dialog.set({
    ...$dialog.get(),
    sending: false,
    ...(result.ok ? { step: lastStep } : { submitError: result.failure }),
  })
}
