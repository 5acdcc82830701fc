import { buttonClass } from '../../../components/ui/button-class'
import { type KeyboardEvent, type MouseEvent, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Honeypot } from '../../../components/ui/form/Honeypot'
import { useForm } from '../../../components/ui/form/useForm'
import { hasErrors } from '../../../lib/form/form-errors'
import { opened } from '../../../lib/overlay-history'
import { paths } from '../../../paths'
import { site } from '../../../site'
import { Intro, PropertyStep, TextStep, TypeStep } from './steps'
import {
  bookingDraft,
  bookingFailed,
  type BookingField,
  bookingRow,
  emptyBooking,
  fieldOfStep,
  lastStep,
  sendingStep,
  steps,
  validateBooking,
} from '../../../domain/enquiry/valuation-booking'
import { sendBooking } from '../../../domain/enquiry/valuation-booking.queries'

/** The valuation dialog. It opens as it is mounted; each opening is a new form, with the draft of this tab if any. */
export function ValuationDialog({ onClosed }: { onClosed: () => void }) {
  const [openedAt] = useState(() => performance.now())
  const { form, answers, setAnswer, goToStep, back, submit, attempts, submitError, sending, discard, ...state } =
    useForm({
      draft: bookingDraft,
      empty: emptyBooking,
      steps: sendingStep,
      validate: validateBooking,
      toRow: bookingRow,
      send: sendBooking,
      errorMessage: bookingFailed,
      shownAt: openedAt,
    })
  const step = state.status === 'sent' ? lastStep : state.step
  /** Fields that were blurred or submitted: only these show their errors. */
  const [touched, setTouched] = useState<BookingField[]>([])
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const alert = useRef<HTMLParagraphElement>(null)
  const outside = useRef(false)

  useEffect(() => {
    const root = document.documentElement
    root.style.setProperty('--scrollbar', `${innerWidth - root.clientWidth}px`)
    dialog.current?.showModal()
    if (dialog.current) opened(dialog.current)
  }, [])
  // A phone shows its keyboard where a field has the focus.
  useEffect(() => {
    ;(input.current ?? heading.current)?.focus({ preventScroll: true })
    dialog.current?.querySelector('.panel')?.scrollTo(0, 0)
  }, [step])
  useEffect(() => {
    if (attempts) input.current?.focus()
  }, [attempts])
  useEffect(() => {
    if (submitError) alert.current?.focus()
  }, [submitError])

  const close = () => dialog.current?.close()
  const touch = (field: BookingField) => setTouched((fields) => [...fields, field])
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    if (field) touch(field)
    if (step < lastStep) return submit(event)
    event.preventDefault()
    close()
  }
  // The heading has the focus when a step begins: Enter moves on from there as it does from a field.
  const submitOnEnter = (event: KeyboardEvent<HTMLHeadingElement>) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    if (canSubmit) event.currentTarget.closest('form')?.requestSubmit()
  }
  // Only a press that begins and ends on the backdrop closes: text selected past the edge does not.
  const onBackdrop = ({ target, currentTarget }: MouseEvent) => target === currentTarget

  const { heading: title, lead } = steps[step - 1]!
  const field = fieldOfStep(step)
  const canSubmit = field !== undefined || !hasErrors(validateBooking(answers, step))

  return (
    <dialog
      ref={dialog}
      className="valuation"
      aria-label="Free valuation"
      onClose={() => {
        discard()
        onClosed()
      }}
      onPointerDown={(event) => void (outside.current = onBackdrop(event))}
      onClick={(event) => outside.current && onBackdrop(event) && close()}
    >
      <div className="sheet">
        <figure>
          <picture>
            <source
              type="image/avif"
              srcSet={
                '/pictures/maquette/georgian-480.avif 480w, ' +
                '/pictures/maquette/georgian-960.avif 960w, ' +
                '/pictures/maquette/georgian-1400.avif 1400w'
              }
              sizes="930px"
            />
            <img
              src="/pictures/maquette/georgian.webp"
              alt=""
              width={960}
              height={640}
              loading="lazy"
              decoding="async"
            />
          </picture>
          <figcaption>A free valuation, from someone who knows the street</figcaption>
        </figure>
        <form className="panel" ref={form} noValidate onSubmit={handleSubmit}>
          <div className="progress">
            <p aria-live="polite">
              Step {step} of {lastStep}
            </p>
            <button type="button" className="close" aria-label="Close the valuation" onClick={close} />
            <ol aria-hidden="true">
              {steps.map((_, n) => (
                <li key={n} data-stand={n + 1 < step ? 'done' : n + 1 === step ? 'here' : undefined} />
              ))}
            </ol>
          </div>
          <h2 id="valuation-heading" ref={heading} tabIndex={-1} onKeyDown={submitOnEnter}>
            {title}
          </h2>
          <p id="valuation-lead" className="lead">
            {lead}
          </p>
          {step === 1 && <Intro />}
          {step === 2 && (
            <TypeStep
              chosen={answers.type}
              onChoose={(type) => {
                setAnswer('type', type)
                goToStep(3)
              }}
            />
          )}
          {step === 3 && (
            <PropertyStep chosen={answers.propertyTypes} onChange={(types) => setAnswer('propertyTypes', types)} />
          )}
          {field && (
            <TextStep
              key={field}
              field={field}
              text={answers[field]}
              touched={touched.includes(field)}
              input={input}
              onChange={(text) => setAnswer(field, text)}
              onBlur={() => touch(field)}
            />
          )}
          {step === sendingStep && (
            <>
              <p className="use">
                We use these answers for your valuation and for nothing else:{' '}
                <a href={paths.privacy} target="_blank">
                  Privacy Policy<span className="sr-only"> (opens in a new tab)</span>
                </a>
                .
              </p>
              <Honeypot />
            </>
          )}
          {submitError && (
            <p className="notice" role="alert" ref={alert} tabIndex={-1}>
              {submitError.message} <a href={`tel:${site.phone.dial}`}>{site.phone.shown}</a>.
            </p>
          )}
          <div className="way">
            {step > 2 && step < lastStep && (
              <button type="button" className="link" onClick={back}>
                Back
              </button>
            )}
            <button type="submit" className={buttonClass({ variant: 'primary' })} disabled={!canSubmit || sending}>
              {step <= 2
                ? "Let's go"
                : step < sendingStep
                  ? 'Next'
                  : step === lastStep
                    ? 'Close'
                    : sending
                      ? 'Submitting...'
                      : 'Submit'}
            </button>
          </div>
        </form>
      </div>
    </dialog>
  )
}
