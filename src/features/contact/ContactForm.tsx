import { Done } from '../../components/ui/form/SuccessMessage'
import { ErrorSummary } from '../../components/ui/form/ErrorSummary'
import { Failure } from '../../components/ui/form/SubmitError'
import { Field } from '../../components/ui/form/TextField'
import { mailForm, NoScript } from '../../components/ui/form/NoScriptNotice'
import { TextArea } from '../../components/ui/form/TextArea'
import { Trap } from '../../components/ui/form/Honeypot'
import { useForm } from '../../components/ui/form/useForm'
import { limited } from '../../lib/http/insert-once'
import {
  contactDraft,
  contactFailed,
  type ContactRow,
  contactRow,
  emptyContact,
  judgeContact,
} from '../../domain/enquiry/contact-message'
import { sendContact } from '../../domain/enquiry/contact-message.queries'

interface Props {
  /** Told what was sent, once it is stored. */
  onSubmit?: (row: ContactRow) => void
}

/** A message to the agency. */
export function ContactForm({ onSubmit }: Props) {
  const { form, bind, listed, submit, errors, tries, failure, phase, busy, again, height } = useForm({
    draft: contactDraft,
    empty: emptyContact,
    judge: judgeContact,
    send: async (id, answers, honeypot) => {
      const row = contactRow(answers)
      const result = await sendContact(id, row, honeypot)
      if (result.ok) onSubmit?.(row)
      return result
    },
    explain: (reason) => limited(reason) ?? contactFailed,
  })

  if (phase === 'sent')
    return (
      <Done title="Thank You!" again="Send Another Message" onAgain={again} height={height}>
        <p>Your message has been sent successfully. We'll get back to you shortly.</p>
      </Done>
    )
  return (
    <form className="form-body" ref={form} onSubmit={submit} aria-label="Message" {...mailForm}>
      <NoScript />
      {Object.keys(errors).length > 0 && <ErrorSummary errors={listed('contact')} tries={tries} />}
      {failure && <Failure {...failure} />}
      <Field id="contact-name" label="Full Name" autoComplete="name" spellCheck={false} {...bind('name')} />
      <Field
        id="contact-email"
        label="Email Address"
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
        {...bind('email')}
      />
      <Field
        id="contact-phone"
        label="Phone Number"
        optional
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        {...bind('phone')}
      />
      <TextArea id="contact-message" label="Message" rows={6} {...bind('message')} />
      <Trap />
      <button className="btn next" type="submit" disabled={busy} aria-busy={busy}>
        {busy ? 'Sending...' : 'Send Message'}
      </button>
    </form>
  )
}
