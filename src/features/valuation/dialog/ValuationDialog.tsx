import clsx from 'clsx'
import { type KeyboardEvent, type MouseEvent, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { buttonClass } from '../../../components/ui/button-class'
import { Honeypot } from '../../../components/ui/form/Honeypot'
import { Notice } from '../../../components/ui/Notice'
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

const dialogClass = clsx(
  'mx-auto mt-[clamp(1rem,6dvh,6rem)] mb-auto max-h-none w-[min(67.5rem,100vw-3rem)] max-w-none bg-stucco text-ink',
  'max-md:m-0 max-md:h-dvh max-md:w-full',
  'translate-y-2 opacity-0 transition-[opacity,translate,overlay,display] transition-discrete ease-out',
  'open:translate-y-0 open:opacity-100 starting:open:translate-y-2 starting:open:opacity-0',
  'backdrop:bg-green/80 backdrop:opacity-0 backdrop:transition-[opacity,overlay,display]',
  'backdrop:transition-discrete open:backdrop:opacity-100 starting:open:backdrop:opacity-0',
)
const sheetClass = clsx(
  'grid grid-cols-[5fr_7fr] grid-rows-[min(38.75rem,100dvh-2*clamp(1rem,6dvh,6rem))]',
  'max-md:grid-cols-1 max-md:grid-rows-[100dvh]',
)
const panelClass = clsx(
  'flex min-h-0 flex-col overflow-y-auto overscroll-contain px-fluid-sm pt-5.5 max-md:px-5 max-md:pt-5',
  'tall:scroll-pb-28 tall:md:pt-8.5',
)
/** A cross of two hairlines in a target of 44 px. */
const closeClass = clsx(
  'relative -my-3 -mr-4 size-11 cursor-pointer',
  'before:absolute before:inset-x-4 before:top-1/2 before:rotate-45 before:border-t-[1.5px] before:border-ink',
  'after:absolute after:inset-x-4 after:top-1/2 after:-rotate-45 after:border-t-[1.5px] after:border-ink',
)
/** The buttons stay in sight; on a low screen they would hide what is asked. */
const wayClass = clsx(
  'mt-auto flex items-center justify-end bg-stucco py-6 max-md:pt-4.5 max-md:pb-5.5',
  'tall:sticky tall:bottom-0 tall:md:pb-10',
)

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
  const alert = useRef<HTMLDivElement>(null)
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
    form.current?.scrollTo(0, 0)
  }, [form, step])
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
      id="valuation-dialog"
      className={dialogClass}
      aria-label="Free valuation"
      onClose={() => {
        discard()
        onClosed()
      }}
      onPointerDown={(event) => void (outside.current = onBackdrop(event))}
      onClick={(event) => outside.current && onBackdrop(event) && close()}
    >
      <div className={sheetClass}>
        <figure className="relative overflow-hidden bg-sky max-md:hidden">
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
              className="absolute inset-0"
              src="/pictures/maquette/georgian.webp"
              alt=""
              width={960}
              height={640}
              loading="lazy"
              decoding="async"
            />
          </picture>
          <figcaption className="absolute inset-x-0 bottom-0 px-7 py-6.5 text-small text-ink">
            A free valuation, from someone who knows the street
          </figcaption>
        </figure>
        <form className={panelClass} ref={form} noValidate onSubmit={handleSubmit}>
          <div className="grid grid-cols-[1fr_auto] items-center text-small text-ink-2 tabular-nums">
            <p aria-live="polite">
              Step {step} of {lastStep}
            </p>
            <button type="button" className={closeClass} aria-label="Close the valuation" onClick={close} />
            <ol className="col-span-full mt-2.5 flex gap-[6px]" aria-hidden="true">
              {steps.map((_, n) => (
                <li
                  key={n}
                  className={clsx(
                    'h-[2px] flex-1',
                    n + 1 < step ? 'bg-green' : n + 1 === step ? 'bg-brick' : 'bg-line',
                  )}
                />
              ))}
            </ol>
          </div>
          <h2
            id="valuation-heading"
            className="mt-5 text-title focus:outline-none tall:mt-fluid-sm tall:text-h2-small"
            ref={heading}
            tabIndex={-1}
            onKeyDown={submitOnEnter}
          >
            {title}
          </h2>
          <p id="valuation-lead" className="mt-3 max-w-[33em] text-body leading-[1.5] text-ink-2">
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
              <p className="mt-4.5 text-small text-ink-2">
                We use these answers for your valuation and for nothing else:{' '}
                <a className="link" href={paths.privacy} target="_blank">
                  Privacy Policy<span className="sr-only"> (opens in a new tab)</span>
                </a>
                .
              </p>
              <Honeypot />
            </>
          )}
          {submitError && (
            <Notice className="mt-5 focus:outline-none" role="alert" ref={alert} tabIndex={-1}>
              {submitError.message}{' '}
              <a className="whitespace-nowrap link" href={`tel:${site.phone.dial}`}>
                {site.phone.shown}
              </a>
              .
            </Notice>
          )}
          <div className={wayClass}>
            {step > 2 && step < lastStep && (
              <button type="button" className="mr-auto cursor-pointer py-3 font-medium link" onClick={back}>
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
