import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import * as v from 'valibot'
import { ChoiceGroup } from '../../components/ui/form/ChoiceGroup'
import { TextArea } from '../../components/ui/form/TextArea'
import { enquiryKey, type Kind } from '../../domain/enquiry/enquiry-labels'
import { feedbackChoices, feedbackLabel, maxFeedbackNote } from '../../domain/viewing/feedback'
import type { Viewing } from '../../domain/viewing/viewing'
import { lengthOf, tidyText } from '../../lib/form/normalise'
import { $mayEdit } from '../../lib/http/admin-session'
import { textLanguage } from '../../lib/format/text-language'
import type { Problem } from '../query/failure-text'
import { TextButton } from '../ui/Button'
import { fieldProps, Form, FormButtons, useSchemaForm } from '../ui/Form'
import { Outcome } from './CancelViewing'
import { useGiveFeedback } from './useViewings'
import { feedbackDrafts, feedbackKey } from './viewing-drafts'
import { failureNotice, feedbackConflict } from './viewing-notices'

const schema = v.object({
  feedback: v.pipe(
    v.string(),
    v.picklist(
      feedbackChoices.map(({ value }) => value),
      'Please choose one of the four.',
    ),
  ),
  note: v.pipe(
    v.string(),
    v.transform(tidyText),
    v.check((note) => lengthOf(note) <= maxFeedbackNote, 'Please use 1,000 characters or fewer for the note.'),
  ),
})

interface Props {
  viewing: Viewing
  enquiry: { kind: Kind; id: string }
  /** Called once it is recorded that an unconfirmed one did not take place. */
  onCancelled: (message: string) => void
}

/** What came of an appointment: whether it took place, and then the visitor's feedback, as a form or as text. */
export function Feedback({ viewing, enquiry, onCancelled }: Props) {
  const { id, state, feedback, feedbackNote, appointment } = viewing
  const draft = feedbackKey(enquiryKey(enquiry), id)
  // A form without input gives way to a colleague's feedback.
  const [editing, setEditing] = useState(() => feedbackDrafts.read(draft) !== null)
  const [message, setMessage] = useState('')
  const part = useRef<HTMLDivElement>(null)
  const mayEdit = useStore($mayEdit)
  function done(text = '') {
    feedbackDrafts.drop(draft)
    setEditing(false)
    setMessage(text)
    part.current?.focus()
  }
  if (!feedback && !mayEdit) return null
  return (
    <div className="mt-2 focus:outline-none" ref={part} role="group" aria-label="Feedback" tabIndex={-1}>
      {state === 'requested' ? (
        <Outcome {...{ viewing, enquiry, onCancelled }} onDone={done} />
      ) : mayEdit && (editing || !feedback) ? (
        <FeedbackForm {...{ viewing, enquiry }} onType={setEditing} onDone={done} />
      ) : (
        <>
          <p>
            <span className="font-semibold">{feedbackLabel(feedback, appointment)}</span>
            {feedbackNote && (
              <>
                {' '}
                ·{' '}
                <bdi className="wrap-anywhere whitespace-pre-line" lang={textLanguage(feedbackNote)}>
                  {feedbackNote}
                </bdi>
              </>
            )}
          </p>
          {mayEdit && (
            <TextButton
              className="py-2 text-ink-2"
              onClick={() => {
                setMessage('')
                setEditing(true)
              }}
            >
              Change the feedback
            </TextButton>
          )}
        </>
      )}
      <p className="text-ink-2" role="status">
        {message}
      </p>
    </div>
  )
}

interface FormProps extends Omit<Props, 'onCancelled'> {
  /** Called when there is input. */
  onType: (typed: true) => void
  onDone: (message?: string) => void
}

function FeedbackForm({ viewing, enquiry, onType, onDone }: FormProps) {
  const { id, appointment } = viewing
  const [shown] = useState({ feedback: viewing.feedback, note: viewing.feedbackNote, sequence: viewing.sequence })
  const draft = feedbackKey(enquiryKey(enquiry), id)
  const [initial] = useState(() => feedbackDrafts.read(draft) ?? shown)
  const form = useSchemaForm(schema, { feedback: initial.feedback, note: initial.note })
  const give = useGiveFeedback(enquiry)
  // The version that was shown, which the screen may replace.
  const [sequence, setSequence] = useState(initial.sequence)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [feedback, note] = useWatch({ control: form.control, name: ['feedback', 'note'] })
  const { errors, isSubmitted } = form.formState
  const typed = feedback !== shown.feedback || note !== shown.note
  useEffect(() => {
    if (!typed) return feedbackDrafts.drop(draft)
    feedbackDrafts.store(draft, { feedback, note, sequence, appointment })
    onType(true)
  }, [draft, typed, feedback, note, sequence, appointment, onType])
  async function submit({ feedback, note }: v.InferOutput<typeof schema>) {
    setProblem(null)
    try {
      const { stored, conflict } = await give.mutateAsync({ id, sequence, feedback, note })
      if (!conflict) return onDone('Saved.')
      setSequence(stored.sequence)
      setProblem(feedbackConflict(stored))
    } catch (error) {
      setProblem(failureNotice(error))
    }
  }
  return (
    <Form className="mt-3" form={form} problem={problem} aria-label="Feedback" onSubmit={submit}>
      <ChoiceGroup
        id={`feedback-${id}`}
        name={`feedback-${id}`}
        label="How did it go?"
        error={errors.feedback?.message}
        value={feedback}
        options={feedbackChoices.map(({ value }) => ({ value, label: feedbackLabel(value, appointment) }))}
        onChoose={(value) => form.setValue('feedback', value, { shouldValidate: isSubmitted })}
        inline
      />
      <TextArea
        label="Note"
        size="small"
        optional
        hint={appointment === 'viewing' ? 'The owner’s report quotes it. Leave out names.' : undefined}
        {...fieldProps(form, 'note', `feedback-note-${id}`)}
      />
      <FormButtons
        label="Save the feedback"
        variant="outline"
        busy={give.isPending}
        {...(viewing.feedback && { onCancel: () => onDone() })}
      />
    </Form>
  )
}
