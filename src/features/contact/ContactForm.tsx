import { fullStop } from '#messages/common.ts'
import * as messages from '#messages/contact.ts'
import { ContactFields } from '../../components/ui/form/ContactFields'
import { formClass } from '../../components/ui/form/field-class'
import { SuccessLink, SuccessLinks, SuccessMessage } from '../../components/ui/form/SuccessMessage'
import { ErrorSummary } from '../../components/ui/form/ErrorSummary'
import { SendButton } from '../../components/ui/form/SendButton'
import { SubmitError } from '../../components/ui/form/SubmitError'
import { mailtoForm, NoScriptNotice } from '../../components/ui/form/NoScriptNotice'
import { TextArea } from '../../components/ui/form/TextArea'
import { Honeypot } from '../../components/ui/form/Honeypot'
import { PrivacyLine } from '../../components/ui/form/PrivacyLine'
import { useForm } from '../../components/ui/form/useForm'
import { rateLimitMessage } from '../../domain/enquiry/refusal-messages'
import { sendOnce } from '../../lib/http/insert-once'
import {
  contactDraft,
  contactFailed,
  contactRow,
  emptyContact,
  validateContact,
} from '../../domain/enquiry/contact-message'
import { ReplyDeadline } from '../../domain/enquiry/ReplyDeadline'
import { listLinks } from '../../domain/listing/offered-types'
import { refusedFields } from '../../domain/enquiry/refused-fields'

/** The contact form. */
export function ContactForm() {
  const { form, bind, errorList, submit, errors, attempts, submitError, status, sending, startAgain } = useForm({
    draft: contactDraft,
    empty: emptyContact,
    validate: validateContact,
    toRow: contactRow,
    send: (row, honeypot) => sendOnce('contact_submissions', row, honeypot),
    errorMessage: (failure) => rateLimitMessage(failure) ?? contactFailed,
    refusedFields,
  })

  if (status === 'sent')
    return (
      <SuccessMessage
        title={messages.thanks}
        again={{ label: messages.sendAnother, onPress: startAgain }}
        links={
          <SuccessLinks reach>
            {listLinks.map(({ path, label }) => (
              <SuccessLink href={path} key={path}>
                {label}
              </SuccessLink>
            ))}
          </SuccessLinks>
        }
      >
        <p>{messages.sent}</p>
        <p>
          {messages.weReply} <ReplyDeadline />
          {fullStop}
        </p>
      </SuccessMessage>
    )
  return (
    <form className={formClass} ref={form} onSubmit={submit} aria-label={messages.message} {...mailtoForm}>
      <NoScriptNotice />
      {Object.keys(errors).length > 0 && <ErrorSummary errors={errorList('contact')} attempts={attempts} />}
      {submitError && <SubmitError {...submitError} />}
      <ContactFields
        form="contact"
        bind={bind}
        labels={{ name: messages.fullName, email: messages.emailAddress, phone: messages.phoneNumber }}
        phoneOptional
      />
      <TextArea id="contact-message" label={messages.message} rows={6} {...bind('message')} />
      <Honeypot />
      <PrivacyLine>{messages.weUse}</PrivacyLine>
      <SendButton label={messages.send} sending={sending} />
    </form>
  )
}
