import { Done } from '../../components/ui/form/SuccessMessage'
import { ErrorSummary } from '../../components/ui/form/ErrorSummary'
import { Failure } from '../../components/ui/form/SubmitError'
import { Field } from '../../components/ui/form/TextField'
import { mailForm, NoScript } from '../../components/ui/form/NoScriptNotice'
import { Select } from '../../components/ui/form/Select'
import { TextArea } from '../../components/ui/form/TextArea'
import { Trap } from '../../components/ui/form/Honeypot'
import { useForm } from '../../components/ui/form/useForm'
import { limited } from '../../lib/http/insert-once'
import { site } from '../../site'
import {
  bedroomChoices,
  emptyRequest,
  judgeRequest,
  requestDraft,
  requestFailed,
  type ValuationType,
} from '../../domain/enquiry/valuation-request'
import { sendRequest } from '../../domain/enquiry/valuation-request.queries'

const bedrooms = bedroomChoices.map((value) => ({ value, label: value }))

/** Asks for a valuation on a page of its own, for a sale or for a let. */
export function ValuationForm({ type }: { type: ValuationType }) {
  const { form, bind, listed, submit, errors, tries, failure, phase, busy, again, height } = useForm({
    draft: requestDraft(type),
    empty: emptyRequest,
    judge: judgeRequest,
    send: (id, answers, honeypot) => sendRequest(id, type, answers, honeypot),
    explain: (reason) => limited(reason) ?? requestFailed,
  })

  if (phase === 'sent')
    return (
      <Done title="Thank you. We have your request." again="Request Another Valuation" onAgain={again} height={height}>
        <p>
          A person who knows the street will answer within 24 hours. If it cannot wait, call{' '}
          <a href={`tel:${site.phone.dial}`}>{site.phone.shown}</a>.
        </p>
      </Done>
    )
  return (
    <form
      className="form-body"
      ref={form}
      onSubmit={submit}
      aria-label={type === 'sales' ? 'Sales valuation' : 'Rental valuation'}
      {...mailForm}
    >
      <NoScript />
      {Object.keys(errors).length > 0 && <ErrorSummary errors={listed('valuation')} tries={tries} />}
      {failure && <Failure {...failure} />}
      <Field id="valuation-name" label="Full name" autoComplete="name" spellCheck={false} {...bind('name')} />
      <Field
        id="valuation-email"
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
        {...bind('email')}
      />
      <Field
        id="valuation-phone"
        label="Phone"
        hint="With the country code if it is not a UK number."
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        {...bind('phone')}
      />
      <Field
        id="valuation-postcode"
        label="Postcode of the property"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...bind('postcode')}
      />
      <TextArea id="valuation-address" label="Property address" rows={3} autoComplete="off" {...bind('address')} />
      <Select
        id="valuation-bedrooms"
        label="Bedrooms"
        none="Choose a number"
        options={bedrooms}
        {...bind('bedrooms')}
      />
      <TextArea id="valuation-comments" label="Comments" optional {...bind('comments')} />
      <Trap />
      <button className="btn next" type="submit" disabled={busy} aria-busy={busy}>
        {busy ? 'Submitting...' : 'Request a valuation'}
      </button>
    </form>
  )
}
