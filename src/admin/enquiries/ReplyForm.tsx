import { useStore } from '@nanostores/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { Select } from '../../components/ui/form/Select'
import { TextArea } from '../../components/ui/form/TextArea'
import { enquiryKey } from '../../domain/enquiry/enquiry-labels'
import {
  bodyCaret,
  replyText,
  templateLabel,
  templatesFor,
  templateText,
  withTemplate,
} from '../../domain/enquiry/reply-templates'
import { tidyText } from '../../lib/form/normalise'
import { idempotencyKeyFor } from '../../lib/form/row-id'
import { $account } from '../../lib/http/admin-session'
import { useSpecialDays, useSpecialDaysLoading } from '../query/special-days.queries'
import { Button } from '../ui/Button'
import { fieldProps, Form, FormButtons, useSchemaForm } from '../ui/Form'
import { failureNotice } from './failure-notice'
import type { Enquiry } from '../../domain/enquiry/enquiry'
import { $replying } from './inbox.store'
import { replyContext, replySchema } from './reply-form'
import { useSendReply } from './correspondence.queries'
import { replyDrafts } from './drafts'
import { answerLanguage } from './language'

interface Props {
  enquiry: Enquiry
  now: Date
}

/** Writes a reply, from a template or from nothing. Its draft stays in this tab. */
export function ReplyForm({ enquiry, now }: Props) {
  const key = enquiryKey(enquiry)
  const replying = useStore($replying)
  const request = replying?.key === key ? replying : null
  const [open, setOpen] = useState(() => replyDrafts.read(key) !== null)
  if (enquiry.email === '')
    return (
      <p className="py-2 text-note text-ink-2">There is no email address, so you cannot reply here. Call instead.</p>
    )
  if (open || request)
    return (
      <OpenReplyForm
        {...{ enquiry, now, request }}
        onDone={() => {
          // The button is back before it takes the focus.
          flushSync(() => {
            $replying.set(null)
            setOpen(false)
          })
          document.getElementById('reply-open')?.focus()
        }}
      />
    )
  return (
    <Button variant="outline" className="mt-3.5" id="reply-open" onClick={() => $replying.set({ key })}>
      Write a reply
    </Button>
  )
}

const fieldIds = { body: 'reply-body' }

function OpenReplyForm({ enquiry, now, request, onDone }: Props & { request: object | null; onDone: () => void }) {
  const key = enquiryKey(enquiry)
  const context = replyContext(enquiry, {
    author: useStore($account)?.name ?? '',
    now,
    specialDays: useSpecialDays(),
  })
  // Templates offer viewing times, so they need the days on which we are closed.
  const daysLoading = useSpecialDaysLoading()
  const [draft] = useState(() => replyDrafts.read(key))
  // The text as inserted: the context changes with the special days and the date.
  const [{ template, inserted }, setChosen] = useState({ template: '', inserted: '' })
  const [idempotencyKey, setIdempotencyKey] = useState(draft?.sent ?? null)
  const send = useSendReply(enquiry)
  const form = useSchemaForm(replySchema, { body: draft?.body ?? replyText('', context) }, { shouldFocusError: false })
  const { setValue, setFocus } = form
  const store = (body: string, last = idempotencyKey) => replyDrafts.store(key, { body, sent: last })
  const placeCaret = useEffectEvent(() => {
    const caret = bodyCaret(form.getValues('body'), context)
    const field = document.getElementById(fieldIds.body)
    if (field instanceof HTMLTextAreaElement) field.setSelectionRange(caret, caret)
  })
  useEffect(() => {
    if (request) setFocus('body')
    placeCaret()
  }, [request, setFocus, template])

  function submit({ body }: { body: string }) {
    if (send.isPending) return
    const text = tidyText(body)
    // The same text has the same id, so that it is sent once.
    const next = idempotencyKeyFor({ body: text }, idempotencyKey)
    setIdempotencyKey(next)
    store(body, next)
    send.mutate({ id: next.id, body: text }, { onSuccess: onDone })
  }
  const { onChange, ...field } = fieldProps(form, 'body', fieldIds.body)
  return (
    <Form
      className="mt-4"
      {...{ form, fieldIds }}
      problem={failureNotice(send.error, 'send')}
      aria-label="Reply"
      onSubmit={submit}
    >
      <Select
        id="reply-template"
        label="Start from"
        size="small"
        none={templateLabel('A blank reply', context)}
        options={templatesFor(context)}
        disabled={daysLoading}
        value={template}
        onChange={({ target }) => {
          const body = withTemplate(form.getValues('body'), { inserted, template: target.value }, context)
          setChosen({ template: target.value, inserted: templateText(target.value, context) })
          setValue('body', body)
          store(body)
        }}
      />
      <TextArea
        label={`Reply to ${enquiry.name}`}
        size="small"
        hint={`We send it to ${enquiry.email}. Answers come to your own email address.`}
        rows={10}
        lang={answerLanguage(enquiry) ?? undefined}
        {...field}
        onChange={(event) => {
          store(event.target.value)
          void onChange(event)
        }}
        onKeyDown={(event) => {
          if ((event.ctrlKey || event.metaKey) && event.key === 'Enter') void form.handleSubmit(submit)()
          if (event.key === 'Escape') event.currentTarget.blur()
        }}
      />
      <FormButtons
        label="Send reply"
        variant="send"
        busy={send.isPending}
        busyLabel="Sending..."
        cancel="Discard"
        onCancel={() => {
          replyDrafts.drop(key)
          onDone()
        }}
      />
    </Form>
  )
}
