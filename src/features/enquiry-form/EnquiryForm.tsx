import * as messages from '#messages/enquiry.ts'
import clsx from 'clsx'
import { buttonClass } from '../../components/ui/button-class'
import { useState } from 'react'
import { useRetryableImport } from '../../components/ui/retryable-import'
import { ChoiceGroup } from '../../components/ui/form/ChoiceGroup'
import { ContactFields } from '../../components/ui/form/ContactFields'
import { formClass } from '../../components/ui/form/field-class'
import { ErrorSummary } from '../../components/ui/form/ErrorSummary'
import { SubmitError } from '../../components/ui/form/SubmitError'
import { mailtoForm, NoScriptNotice } from '../../components/ui/form/NoScriptNotice'
import { TextArea } from '../../components/ui/form/TextArea'
import { Honeypot } from '../../components/ui/form/Honeypot'
import { PrivacyLine } from '../../components/ui/form/PrivacyLine'
import { useForm } from '../../components/ui/form/useForm'
import { useStepClicks } from '../../components/ui/form/useStepClicks'
import { userMessage } from '../../domain/enquiry/refusal-messages'
import { sendOnce } from '../../lib/http/insert-once'
import {
  emptyEnquiry,
  enquiryDraft,
  enquiryFailed,
  enquiryRow,
  validateEnquiry,
  stepsFor,
  stepSummary,
  viewingKinds,
} from '../../domain/enquiry/property-enquiry'
import type { Listing } from '../../domain/listing/listing'
import { nearestTimes, refusedFields, refusesTime } from '../../domain/enquiry/refused-fields'
import { EmploymentFields } from './EmploymentFields'
import { EnquirySent } from './EnquirySent'
import { ViewingTimeLoader, viewingTimeImport } from './ViewingTimeLoader'
import type { RequestedTime } from './dates'
import { FoldedStep, StepDots, StepHeading } from './Steps'
import { serverDate } from '../../lib/time/server-time'

const stepNames = messages.steps

/**
 * The enquiry form of a listing: one step for a sale, three for a rental. Completed steps fold to a summary line. A
 * `reserved` listing promises no viewing.
 */
export function EnquiryForm({ listing, reserved }: { listing: Listing; reserved: boolean }) {
  const rental = listing.listingType === 'rent'
  const steps = stepsFor(listing.listingType)
  const [requested, setRequested] = useState<RequestedTime>({ id: '', startsAt: '', held: false, minutes: 0 })
  const [nearest, setNearest] = useState<readonly Date[]>([])
  const [refusals, setRefusals] = useState(0)
  const {
    form,
    heading,
    bind,
    setValue,
    values,
    errorList,
    step,
    submit,
    back,
    goToStep,
    errors,
    attempts,
    submitError,
    status,
    sending,
    startAgain,
  } = useForm({
    draft: enquiryDraft(listing.id),
    empty: emptyEnquiry,
    steps,
    validate: (values, step) => validateEnquiry(values, step, serverDate(), listing.listingType),
    toRow: (values) => enquiryRow(listing, values, Intl.DateTimeFormat().resolvedOptions().timeZone),
    send: (row, honeypot) => {
      const held = Boolean(row.viewing_slot)
      const minutes = held ? Number(values.slotMinutes) : 0
      setRequested({ id: row.id, startsAt: row.preferred_viewing_date ?? '', held, minutes })
      return sendOnce('property_inquiries', row, honeypot)
    },
    errorMessage: (failure) => userMessage(failure) ?? enquiryFailed,
    refusedFields: (failure) => {
      setNearest(nearestTimes(failure))
      if (refusesTime(failure)) setRefusals((count) => count + 1)
      return refusedFields(failure)
    },
  })
  // The free times load at the step before theirs.
  useRetryableImport(viewingTimeImport, step > 1)
  const stepClicks = useStepClicks(step, values)
  const chooseKind = (kind: string) => {
    setValue('viewingKind', kind)
    if (values.slot === '') return
    // A free time may be none of the other kind.
    setNearest([])
    setValue('slot', '')
    setValue('viewing', '')
  }
  const restart = () => {
    setNearest([])
    startAgain()
  }

  if (status === 'sent') return <EnquirySent {...{ listing, reserved, requested }} onAgain={restart} />
  return (
    <>
      {steps > 1 && <StepDots names={stepNames} step={step} />}
      <h2 className="text-title">{rental ? messages.interestedInRental : messages.interestedInSale}</h2>
      <p className="mb-2 text-note text-ink-2">{messages.sendDetails}</p>
      <form
        className={formClass}
        ref={form}
        onSubmit={submit}
        aria-label={messages.formName}
        {...mailtoForm}
        {...stepClicks}
      >
        <NoScriptNotice />
        {steps > 1 && (
          <>
            {stepNames.slice(0, step - 1).map((name, n) => (
              <FoldedStep
                key={name}
                number={n + 1}
                summary={stepSummary(values, n + 1)}
                change={{ name, onPress: () => goToStep(n + 1), disabled: sending }}
              >
                <h3 className="text-h4">{name}</h3>
              </FoldedStep>
            ))}
            <StepHeading names={stepNames} step={step} heading={heading} />
          </>
        )}
        {Object.keys(errors).length > 0 && <ErrorSummary errors={errorList('enquiry')} attempts={attempts} compact />}
        {submitError && <SubmitError {...submitError} compact />}
        {step === 1 && (
          <>
            <ContactFields form="enquiry" bind={bind} />
            <TextArea id="enquiry-message" label={messages.message} rows={3} optional {...bind('message')} />
          </>
        )}
        {!rental && !reserved && (
          <ChoiceGroup
            id="enquiry-viewing-kind"
            label={messages.wouldYouSee}
            name="viewingKind"
            value={values.viewingKind}
            options={[{ value: '', label: messages.notYet }, ...viewingKinds]}
            onChoose={chooseKind}
            inline
          />
        )}
        {step === 3 && (
          <ChoiceGroup
            id="enquiry-viewing-kind"
            label={messages.howToSee}
            name="viewingKind"
            value={values.viewingKind || 'in_person'}
            options={viewingKinds}
            onChoose={chooseKind}
            inline
          />
        )}
        {step === 2 && (
          <EmploymentFields
            employment={values.employment}
            error={errors.employment}
            onChoose={(value) => setValue('employment', value)}
            bind={bind}
          />
        )}
        {(rental ? step === 3 : values.viewingKind !== '') && (
          <ViewingTimeLoader
            viewing={values.viewing}
            slot={values.slot}
            moving={rental ? values.moving : undefined}
            listing={listing.id}
            kind={values.viewingKind === 'video' ? 'video' : 'in_person'}
            {...{ errors, setValue, nearest, refusals }}
          />
        )}
        <Honeypot />
        <PrivacyLine>{messages.weUse}</PrivacyLine>
        <p className="flex flex-wrap gap-3">
          {step > 1 && (
            <button className={buttonClass({ variant: 'outline' })} type="button" onClick={back} disabled={sending}>
              {messages.back}
            </button>
          )}
          <button
            className={clsx(buttonClass({ variant: step < steps ? 'primary' : 'send' }), 'flex-1')}
            type="submit"
            disabled={sending}
            aria-busy={sending}
          >
            {step < steps ? messages.next[step - 1] : sending ? messages.submitting : messages.submit}
          </button>
        </p>
        {stepNames.slice(step, steps).map((name, n) => (
          <FoldedStep key={name} number={step + n + 1}>
            <p className="font-serif text-h4 font-light text-ink-2">{name}</p>
          </FoldedStep>
        ))}
      </form>
    </>
  )
}
