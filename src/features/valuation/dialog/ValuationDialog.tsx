import { fullStop } from '#messages/common.ts'
import { dialogLabel } from '#messages/valuation-dialog.ts'
import { weUse } from '#messages/valuation.ts'
import clsx from 'clsx'
import { type KeyboardEvent, type MouseEvent, type SubmitEvent, useCallback, useRef, useState } from 'react'
import { Honeypot } from '../../../components/ui/form/Honeypot'
import { PhoneLink } from '../../../components/ui/PhoneLink'
import { PrivacyLine } from '../../../components/ui/form/PrivacyLine'
import { Notice } from '../../../components/ui/Notice'
import { useForm } from '../../../components/ui/form/useForm'
import { useStepClicks } from '../../../components/ui/form/useStepClicks'
import { hasErrors } from '../../../lib/form/form-errors'
import { DialogButtons } from './DialogButtons'
import { DialogPicture } from './DialogPicture'
import { DialogProgress } from './DialogProgress'
import { Intro, PropertyStep, TypeStep } from './steps'
import { TextStep } from './TextStep'
import { useDialogFocus } from './useDialogFocus'
import { WhatNext } from './WhatNext'
import {
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
import { bookingDraft } from '../../../domain/enquiry/booking-draft'
import { sendOnce } from '../../../lib/http/insert-once'
import { refusedFields } from '../../../domain/enquiry/refused-fields'
import { required } from '../../../lib/required'

const dialogClass = clsx(
  'mx-auto mt-[clamp(1rem,6dvh,6rem)] mb-auto max-h-none w-[min(67.5rem,100vw-3rem)] max-w-none bg-stucco text-ink',
  'max-tablet:m-0 max-tablet:h-dvh max-tablet:w-full',
  'translate-y-2 opacity-0 transition-[opacity,translate,overlay,display] transition-discrete ease-out',
  'open:translate-y-0 open:opacity-100 starting:open:translate-y-2 starting:open:opacity-0',
  'backdrop:bg-veil backdrop:opacity-0 backdrop:transition-[opacity,overlay,display]',
  'backdrop:transition-discrete open:backdrop:opacity-100 starting:open:backdrop:opacity-0',
)
// With times for the visit it has no picture, and is as high as they need. A variable, because the minifier would merge
// the rows with those of browsers without `dvh`.
const sheetClass = (offersVisit: boolean) =>
  clsx(
    'grid [--screen:100vh] supports-[height:1dvh]:[--screen:100dvh] max-tablet:grid-cols-1',
    'max-tablet:grid-rows-[var(--screen)]',
    offersVisit
      ? 'grid-cols-1 grid-rows-[fit-content(calc(var(--screen)-2*clamp(1rem,var(--screen)*0.06,6rem)))]'
      : 'grid-cols-[5fr_7fr] grid-rows-[min(38.75rem,var(--screen)-2*clamp(1rem,var(--screen)*0.06,6rem))]',
  )
const panelClass = clsx(
  'flex min-h-0 flex-col overflow-y-auto overscroll-contain px-fluid-sm pt-5.5 max-tablet:px-5 max-tablet:pt-5',
  'tall:scroll-pb-28 tall:tablet:pt-8.5',
)

/**
 * The valuation dialog. Opens on mount, unless already open as HTML; each opening is a new form, restored from this
 * tab's draft.
 */
export function ValuationDialog({ onClosed }: { onClosed: () => void }) {
  const [openedAt] = useState(() => performance.now())
  const [sentId, setSentId] = useState('')
  const { form, values, setValue, goToStep, back, submit, attempts, submitError, sending, discard, ...state } = useForm(
    {
      draft: bookingDraft,
      empty: emptyBooking,
      steps: sendingStep,
      validate: validateBooking,
      toRow: bookingRow,
      send: (row, honeypot) => {
        setSentId(row.id)
        return sendOnce('booking_valuations', row, honeypot)
      },
      errorMessage: bookingFailed,
      refusedFields,
      shownAt: openedAt,
    },
  )
  const step = state.status === 'sent' ? lastStep : state.step
  const stepClicks = useStepClicks(step, values)
  const [sentType, setSentType] = useState('')
  const [offersVisit, setOffersVisit] = useState(false)
  const handleOffered = useCallback(() => setOffersVisit(true), [])
  /** Fields that were blurred or submitted: only these show their errors. */
  const [touched, setTouched] = useState<BookingField[]>([])
  const { dialog, heading, input, alert } = useDialogFocus({ form, step, attempts, failed: submitError !== null })
  const outside = useRef(false)

  const close = () => dialog.current?.close()
  const touch = (field: BookingField) => setTouched((fields) => [...fields, field])
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    if (field) touch(field)
    // After storing, the form's values are reset.
    setSentType(values.type)
    if (step < lastStep) return submit(event)
    event.preventDefault()
    close()
  }
  // The heading has the focus at the start of a step: Enter continues from there as from a field.
  const submitOnEnter = (event: KeyboardEvent<HTMLHeadingElement>) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    if (canSubmit) event.currentTarget.closest('form')?.querySelector<HTMLElement>('[type=submit]')?.click()
  }
  // Only a press that begins and ends on the backdrop closes: text selected past the edge does not.
  const onBackdrop = ({ target, currentTarget }: MouseEvent) => target === currentTarget

  const { heading: title, lead } = required(steps[step - 1], `step ${step}`)
  const field = fieldOfStep(step)
  const canSubmit = field !== undefined || !hasErrors(validateBooking(values, step))

  return (
    <dialog
      ref={dialog}
      id="valuation-dialog"
      className={dialogClass}
      aria-label={dialogLabel}
      // It may be open before hydration.
      suppressHydrationWarning
      onClose={() => {
        discard()
        onClosed()
      }}
      onPointerDown={(event) => void (outside.current = onBackdrop(event))}
      onClick={(event) => outside.current && onBackdrop(event) && close()}
    >
      <div className={sheetClass(offersVisit)}>
        {!offersVisit && <DialogPicture />}
        <form className={panelClass} ref={form} noValidate onSubmit={handleSubmit} {...stepClicks}>
          <DialogProgress step={step} onClose={close} />
          <h2
            id="valuation-heading"
            className="mt-5 text-title focus:outline-none tall:mt-fluid-sm tall:text-h2-small"
            ref={heading}
            tabIndex={-1}
            onKeyDown={submitOnEnter}
          >
            {title}
          </h2>
          {step === lastStep ? (
            <WhatNext type={sentType} enquiry={sentId} offersVisit={offersVisit} onOffered={handleOffered}>
              <p id="valuation-lead" className="text-ink-2">
                {lead}
              </p>
            </WhatNext>
          ) : (
            <p id="valuation-lead" className="mt-3 max-w-[33em] text-body leading-[1.5] text-ink-2">
              {lead}
            </p>
          )}
          {step === 1 && <Intro />}
          {step === 2 && (
            <TypeStep
              chosen={values.type}
              onChoose={(type) => {
                setValue('type', type)
                goToStep(3)
              }}
            />
          )}
          {step === 3 && (
            <PropertyStep chosen={values.propertyTypes} onChange={(types) => setValue('propertyTypes', types)} />
          )}
          {field && (
            <TextStep
              key={field}
              field={field}
              text={values[field]}
              touched={touched.includes(field)}
              input={input}
              onChange={(text) => setValue(field, text)}
              onBlur={() => touch(field)}
            />
          )}
          {step === sendingStep && (
            <>
              <PrivacyLine className="mt-4.5 text-small">{weUse}</PrivacyLine>
              <Honeypot />
            </>
          )}
          {submitError && (
            <Notice className="mt-5 focus:outline-none" role="alert" ref={alert} tabIndex={-1}>
              {submitError.message} <PhoneLink />
              {fullStop}
            </Notice>
          )}
          <DialogButtons step={step} canSubmit={canSubmit} sending={sending} onBack={back} />
        </form>
      </div>
    </dialog>
  )
}
