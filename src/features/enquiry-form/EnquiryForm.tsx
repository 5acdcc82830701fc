import { lazy, Suspense } from 'react'
import { Choices } from '../../components/ui/form/ChoiceGroup'
import { Done } from '../../components/ui/form/SuccessMessage'
import { ErrorSummary } from '../../components/ui/form/ErrorSummary'
import { Failure } from '../../components/ui/form/SubmitError'
import { Field } from '../../components/ui/form/TextField'
import { mailForm, NoScript } from '../../components/ui/form/NoScriptNotice'
import { TextArea } from '../../components/ui/form/TextArea'
import { Trap } from '../../components/ui/form/Honeypot'
import { useForm } from '../../components/ui/form/useForm'
import { readable } from '../../lib/http/insert-once'
import { site } from '../../site'
import {
  emptyEnquiry,
  employmentChoices,
  enquiryDraft,
  enquiryFailed,
  judgeEnquiry,
  stepsFor,
  type Subject,
  workOf,
} from '../../domain/enquiry/property-enquiry'
import { sendEnquiry } from '../../domain/enquiry/property-enquiry.queries'
import { PlainDates } from './NativeDateInput'

// The picker weighs more than the rest of the form: it comes when its step is reached. If it does not come, the
// browser's own fields do its work.
const PickedDates = lazy(() =>
  import('./DatePicker').then(({ PickedDates }) => ({ default: PickedDates })).catch(() => ({ default: PlainDates })),
)

const nextLabels = ['Next: Employment Details', 'Next: Viewing Preferences']
const stepNames = ['Your details', 'Employment', 'Viewing and moving in']

/**
 * Asks about one home: in one step where it is for sale, in three where it is to let. Of one that is `spokenFor`
 * nobody is promised a viewing.
 */
export function EnquiryForm({ listing, spokenFor }: { listing: Subject; spokenFor: boolean }) {
  const rental = listing.listingType === 'rent'
  const steps = stepsFor(listing.listingType)
  const {
    form,
    heading,
    bind,
    set,
    answers,
    listed,
    step,
    submit,
    back,
    errors,
    tries,
    failure,
    phase,
    busy,
    again,
    height,
  } = useForm({
    draft: enquiryDraft(listing.id),
    empty: emptyEnquiry,
    steps,
    judge: judgeEnquiry,
    send: (id, given, honeypot) => sendEnquiry(id, listing, given, honeypot),
    explain: (reason) => readable(reason) ?? enquiryFailed,
  })
  const work = workOf(answers.employment)
  const phone = <a href={`tel:${site.phone.dial}`}>{site.phone.shown}</a>

  if (phase === 'sent')
    return (
      <Done
        title="Inquiry Submitted Successfully!"
        level="h2"
        again="Submit Another Inquiry"
        onAgain={again}
        height={height}
      >
        {spokenFor ? (
          <p>
            Thank you. We have noted that you want <strong>{listing.title}</strong>, and will write if it comes back.
          </p>
        ) : (
          <p>
            Thank you. Our team will contact you to arrange {rental ? 'the' : 'a'} viewing of{' '}
            <strong>{listing.title}</strong>.
          </p>
        )}
        <p>If it cannot wait, call {phone}.</p>
      </Done>
    )
  return (
    <>
      {steps > 1 && (
        <p className="form-dots" data-step={step}>
          {stepNames.map((name, n) => (
            <i key={name} data-done={n < step ? '' : undefined} />
          ))}
        </p>
      )}
      <h2>{rental ? 'Interested in this rental?' : 'Interested in this property?'}</h2>
      <p>Leave your details, and our team will get back to you shortly.</p>
      <form className="form-body" ref={form} onSubmit={submit} aria-label="Inquiry" {...mailForm}>
        <NoScript />
        {steps > 1 && (
          <h3 className="form-step" ref={heading} tabIndex={-1}>
            <span className="sr-only">
              Step {step} of {steps}:{' '}
            </span>
            {stepNames[step - 1]}
          </h3>
        )}
        {Object.keys(errors).length > 0 && <ErrorSummary errors={listed('enquiry')} tries={tries} />}
        {failure && <Failure {...failure} />}
        {step === 1 && (
          <>
            <Field id="enquiry-name" label="Full name" autoComplete="name" spellCheck={false} {...bind('name')} />
            <Field
              id="enquiry-email"
              label="Email"
              type="email"
              inputMode="email"
              autoComplete="email"
              spellCheck={false}
              {...bind('email')}
            />
            <Field id="enquiry-phone" label="Phone" type="tel" inputMode="tel" autoComplete="tel" {...bind('phone')} />
            <TextArea id="enquiry-message" label="Message" rows={3} optional {...bind('message')} />
          </>
        )}
        {step === 2 && (
          <>
            <Choices
              id="enquiry-employment"
              label="Employment status"
              name="employment"
              value={answers.employment}
              error={errors.employment}
              options={employmentChoices}
              onChoose={(value) => set('employment', value)}
            />
            {work && (
              <>
                <Field
                  id="enquiry-position"
                  label={work.label}
                  autoComplete="organization-title"
                  {...bind('position')}
                />
                <Field
                  id="enquiry-income"
                  label="Annual income (£)"
                  hint="Before tax, in pounds."
                  inputMode="decimal"
                  autoComplete="off"
                  {...bind('income')}
                />
              </>
            )}
          </>
        )}
        {step === 3 && (
          <Suspense
            fallback={
              <p className="dates-coming" role="status">
                Fetching the calendar…
              </p>
            }
          >
            <PickedDates viewing={answers.viewing} moving={answers.moving} errors={errors} set={set} />
          </Suspense>
        )}
        <Trap />
        <p className="form-moves">
          {step > 1 && (
            <button className="btn outline" type="button" onClick={back} disabled={busy}>
              Back
            </button>
          )}
          <button className="btn next" type="submit" disabled={busy} aria-busy={busy}>
            {step < steps ? nextLabels[step - 1] : busy ? 'Submitting...' : 'Submit Inquiry'}
          </button>
        </p>
      </form>
      <p className="or-call">Or call {phone}</p>
    </>
  )
}
