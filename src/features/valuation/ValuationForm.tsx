import * as messages from '#messages/valuation.ts'
import { useState } from 'react'
import { ContactFields } from '../../components/ui/form/ContactFields'
import { formClass } from '../../components/ui/form/field-class'
import { SuccessMessage } from '../../components/ui/form/SuccessMessage'
import { ErrorSummary } from '../../components/ui/form/ErrorSummary'
import { SendButton } from '../../components/ui/form/SendButton'
import { SubmitError } from '../../components/ui/form/SubmitError'
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

const bedrooms = bedroomChoices.map((value) => ({ value, label: messages.bedroomCount(value) }))

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
        title={messages.haveRequest}
        again={{ label: messages.requestAnother, onPress: startAgain }}
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
      aria-label={type === 'sales' ? messages.salesForm : messages.rentalForm}
      {...mailtoForm}
    >
      <NoScriptNotice />
      {Object.keys(errors).length > 0 && <ErrorSummary errors={errorList('valuation')} attempts={attempts} />}
      {submitError && <SubmitError {...submitError} />}
      <ContactFields form="valuation" bind={bind} phoneHint={messages.phoneHint} />
      <TextField
        id="valuation-postcode"
        label={messages.postcode}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...bind('postcode')}
      />
      <TextArea id="valuation-address" label={messages.address} rows={3} autoComplete="off" {...bind('address')} />
      <Select
        id="valuation-bedrooms"
        label={messages.bedrooms}
        none={messages.chooseNumber}
        options={bedrooms}
        {...bind('bedrooms')}
      />
      <TextArea id="valuation-comments" label={messages.comments} optional {...bind('comments')} />
      <Honeypot />
      <PrivacyLine>{messages.weUse}</PrivacyLine>
      <SendButton label={messages.request} pendingLabel={messages.submitting} sending={sending} />
    </form>
  )
}
