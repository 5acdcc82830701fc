import * as messages from '#messages/alert-form.ts'
import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { ErrorSummary } from '../../components/ui/form/ErrorSummary'
import { formClass } from '../../components/ui/form/field-class'
import { Honeypot } from '../../components/ui/form/Honeypot'
import { PrivacyLine } from '../../components/ui/form/PrivacyLine'
import { Select } from '../../components/ui/form/Select'
import { SuccessLink, SuccessLinks, SuccessMessage } from '../../components/ui/form/SuccessMessage'
import { SendButton } from '../../components/ui/form/SendButton'
import { SubmitError } from '../../components/ui/form/SubmitError'
import { TextField } from '../../components/ui/form/TextField'
import { useForm } from '../../components/ui/form/useForm'
import { schemaErrors, emailField } from '../../domain/enquiry/fields'
import { rateLimitMessage } from '../../domain/enquiry/refusal-messages'
import type { Result } from '../../lib/http/result'
import { paths } from '../../paths'
import type { LateFormProps } from './LateForm'
import { required } from '../../lib/required'

interface ChoiceOption {
  value: string
  label: string
}
interface Choice {
  label: string
  options: readonly ChoiceOption[]
}

interface Props<Name extends string> extends LateFormProps {
  /** The heading: what the emails are about. */
  title: string
  lead: string
  /** What happens after confirmation: `we write when …`. */
  promise: string
  choices: Record<Name, Choice>
  draft: string
  sendRequest: (
    values: { id: string; email: string } & Record<Name, string>,
    honeypot: string,
  ) => Promise<Result<'stored'>>
  /** The request's subject, which identifies a form already sent. */
  about?: string
}

const firstOption = ({ label, options }: Choice) => required(options[0], `an option of “${label}”`)

const schema = v.object({ email: emailField })

// The subjects already sent from this page, so that a re-rendered form shows its success message again.
const sentAbout = new Set<string>()

/** Asks for an email address and a few choices; the caller sends the request. */
export function AlertForm<Name extends string>({ choices, sendRequest, about = '', ...texts }: Props<Name>) {
  const { title, lead, promise, draft, takePress } = texts
  const names = Object.keys(choices) as Name[]
  const first = Object.fromEntries(names.map((name) => [name, firstOption(choices[name]).value]))
  const [shownAt] = useState(() => performance.now())
  const empty: Record<string, string> = { email: '', ...first }
  const { form, bind, errorList, submit, errors, attempts, submitError, status, sending } = useForm({
    draft,
    empty,
    validate: (values) => schemaErrors(schema, values),
    toRow: (values) => ({
      // Another subject is another request: its id is not that of the last one, whose response may be lost.
      about,
      request: {
        email: v.parse(schema, values).email,
        // A previous choice may no longer be available.
        ...(Object.fromEntries(
          names.map((name) => {
            const chosen = choices[name].options.find(({ value }) => value === values[name])
            return [name, (chosen ?? firstOption(choices[name])).value]
          }),
        ) as Record<Name, string>),
      },
    }),
    send: ({ id, request }, honeypot) => sendRequest({ id, ...request }, honeypot),
    errorMessage: (failure) => rateLimitMessage(failure) ?? messages.notSaved,
    shownAt,
  })
  const heading = useRef<HTMLHeadingElement>(null)
  const justSent = status === 'sent'
  useEffect(() => {
    if (justSent) sentAbout.add(about)
    if (heading.current && takePress()) heading.current.focus()
  }, [justSent, about, takePress])

  if (justSent || sentAbout.has(about))
    return (
      <SuccessMessage
        title={messages.checkYourEmail}
        isNew={() => takePress() || justSent}
        links={
          <SuccessLinks>
            <SuccessLink href={paths.saved}>{messages.savedHomes}</SuccessLink>
            <SuccessLink href={paths.contact}>{messages.tellUs}</SuccessLink>
          </SuccessLinks>
        }
      >
        <p>{messages.sent(promise)}</p>
      </SuccessMessage>
    )
  return (
    <form className={formClass} ref={form} onSubmit={submit} aria-label={title} noValidate>
      <div className="max-w-measure">
        <h3 className="mb-2 text-h3 focus:outline-none" ref={heading} tabIndex={-1}>
          {title}
        </h3>
        <p>{messages.unsubscribeLink(lead)}</p>
      </div>
      {Object.keys(errors).length > 0 && <ErrorSummary errors={errorList('alert')} attempts={attempts} />}
      {submitError && <SubmitError {...submitError} />}
      <TextField id="alert-email" label={messages.emailAddress} type="email" autoComplete="email" {...bind('email')} />
      {names.map((name) => (
        <Select id={`alert-${name}`} key={name} width="half" {...choices[name]} {...bind(name)} />
      ))}
      <Honeypot />
      <PrivacyLine>{messages.weUse}</PrivacyLine>
      <SendButton label={messages.send} sending={sending} />
    </form>
  )
}
