import clsx from 'clsx'
import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { buttonClass } from '../../components/ui/button-class'
import { ErrorSummary } from '../../components/ui/form/ErrorSummary'
import { formClass } from '../../components/ui/form/field-class'
import { Honeypot } from '../../components/ui/form/Honeypot'
import { Select } from '../../components/ui/form/Select'
import { SubmitError } from '../../components/ui/form/SubmitError'
import { TextField } from '../../components/ui/form/TextField'
import { useForm } from '../../components/ui/form/useForm'
import { frequencyWords } from '../../domain/alert/alert'
import { askAlert } from '../../domain/alert/alert.queries'
import { answerErrors, emailField, rowBy } from '../../domain/enquiry/fields'
import { limited } from '../../lib/http/insert-once'
import { paths } from '../../paths'
import type { AskAlertProps } from './AskAlert'

const schema = v.object({ email: emailField, frequency: v.picklist(['at_once', 'daily']) })
const empty = { email: '', frequency: 'at_once' }
const options = Object.entries(frequencyWords).map(([value, label]) => ({ value, label }))

/** Asks for letters about new homes of the search as it stands. */
export function AlertForm({ address, filtersOf }: Omit<AskAlertProps, 'empty'>) {
  const [shownAt] = useState(() => performance.now())
  const { form, bind, errorList, submit, errors, attempts, submitError, status, sending } = useForm({
    draft: 'alert',
    empty,
    validate: (answers) => answerErrors(schema, answers),
    toRow: (answers: typeof empty) => ({ ...rowBy(schema, answers), address }),
    send: async (row, honeypot) => {
      const filters = await filtersOf()
      return filters.ok ? askAlert(row, filters.value, honeypot) : filters
    },
    errorMessage: (failure) => limited(failure) ?? 'Your alert could not be kept. Please try again.',
    shownAt,
  })
  const heading = useRef<HTMLHeadingElement>(null)
  const sent = status === 'sent'
  useEffect(() => heading.current?.focus(), [sent])

  if (sent)
    return (
      <div className="max-w-[33em] space-y-2.5">
        <h3 className="text-h3 focus:outline-none" ref={heading} tabIndex={-1}>
          Look in your mailbox
        </h3>
        <p role="status">
          We have sent you a letter with a link. Follow it and say yes, and we write when a home like these comes. If it
          has not come in ten minutes, look among the unwanted ones: one address gets at most three such letters a day.
        </p>
      </div>
    )
  return (
    <form className={formClass} ref={form} onSubmit={submit} aria-label="New homes by e-mail" noValidate>
      <div className="max-w-[33em]">
        <h3 className="mb-2 text-h3 focus:outline-none" ref={heading} tabIndex={-1}>
          New homes like these, by e-mail
        </h3>
        <p>For the filters as they stand now. Each letter has a link that ends them.</p>
      </div>
      {Object.keys(errors).length > 0 && <ErrorSummary errors={errorList('alert')} attempts={attempts} />}
      {submitError && <SubmitError {...submitError} />}
      <TextField id="alert-email" label="Email Address" type="email" autoComplete="email" {...bind('email')} />
      <Select id="alert-frequency" label="How often" width="half" options={options} {...bind('frequency')} />
      <Honeypot />
      <p className="text-note text-ink-2">
        We keep the address for these letters alone:{' '}
        <a className="link" href={paths.privacy}>
          privacy policy
        </a>
        .
      </p>
      <button
        className={clsx(buttonClass({ variant: 'next' }), 'justify-self-start')}
        type="submit"
        disabled={sending}
        aria-busy={sending}
      >
        {sending ? 'Sending...' : 'Send me a letter to confirm'}
      </button>
    </form>
  )
}
