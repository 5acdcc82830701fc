import { useState } from 'react'
import { ContactFields } from '../../components/ui/form/ContactFields'
import { formClass } from '../../components/ui/form/field-class'
import { SuccessMessage } from '../../components/ui/form/SuccessMessage'
import { ErrorSummary } from '../../components/ui/form/ErrorSummary'
import { SendButton, SubmitError } from '../../components/ui/form/Submit'
import { TextField } from '../../components/ui/form/TextField'
import { mailtoForm, NoScriptNotice } from '../../components/ui/form/NoScriptNotice'
import { Select } from '../../components/ui/form/Select'
import { TextArea } from '../../components/ui/form/TextArea'
import { Honeypot } from '../../components/ui/form/Honeypot'
import { PrivacyLine } from '../../components/ui/form/PrivacyLine'
import { useForm } from '../../components/ui/form/useForm'
import { rateLimitMessage } from '../../domain/enquiry/refusal-messages'
import { sendOnce } from '../../lib/http/insert-once'
import {
  bedroomChoices,
  emptyRequest,
  validateRequest,
  requestDraft,
  requestFailed,
  requestRow,
  type ValuationRequestType,
} from '../../domain/enquiry/valuation-request'
import { refusedFields } from '../../domain/enquiry/refused-fields'
import { CallBack } from './CallBack'
import { LateVisitTime } from './LateVisitTime'
import { ValuationLinks } from './ValuationLinks'

const bedrooms = bedroomChoices.map((value) => ({ value, label: value }))

/** The valuation form of a separate page, for a sale or a let. */
export function ValuationForm({ type }: { type: ValuationRequestType }) {
  const [sentId, setSentId] = useState('')
  const { form, bind, errorList, submit, errors, attempts, submitError, status, sending, startAgain } = useForm({
    draft: requestDraft(type),
    empty: emptyRequest,
    validate: validateRequest,
    toRow: (values) => requestRow(type, values),
    send: (row, honeypot) => {
      setSentId(row.id)
      return sendOnce('valuation_requests', row, honeypot)
    },
    errorMessage: (failure) => rateLimitMessage(failure) ?? requestFailed,
    refusedFields,
  })

  if (status === 'sent')
    return (
      <SuccessMessage
        title="Thank you. We have your request."
        again={{ label: 'Request Another Valuation', onPress: startAgain }}
        links={
          <>
            <LateVisitTime enquiry={sentId} />
            <ValuationLinks sale={type === 'sales'} reach />
          </>
        }
      >
        <CallBack type={type} />
      </SuccessMessage>
    )
  return (
    <form
      className={formClass}
      ref={form}
      onSubmit={submit}
      aria-label={type === 'sales' ? 'Sales valuation' : 'Rental valuation'}
      {...mailtoForm}
    >
      <NoScriptNotice />
      {Object.keys(errors).length > 0 && <ErrorSummary errors={errorList('valuation')} attempts={attempts} />}
      {submitError && <SubmitError {...submitError} />}
      <ContactFields form="valuation" bind={bind} phoneHint="For a number outside the UK, add the country code." />
      <TextField
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
      <Honeypot />
      <PrivacyLine>We use your answers to value your home and to reply to you.</PrivacyLine>
      <SendButton label="Request a valuation" pending="Submitting..." sending={sending} />
    </form>
  )
}
