import { useStore } from '@nanostores/react'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import * as v from 'valibot'
import { ChoiceGroup } from '../../components/ui/form/ChoiceGroup'
import { TextArea } from '../../components/ui/form/TextArea'
import type { Kind } from '../../domain/enquiry/enquiry-labels'
import { feedbackChoices, feedbackLabel, maxFeedbackNote } from '../../domain/viewing/feedback'
import type { Viewing } from '../../domain/viewing/viewing'
import { lengthOf, tidyText } from '../../lib/form/normalise'
import { $mayEdit } from '../../lib/http/admin-session'
import type { Problem } from '../query/failure-text'
import { failureOf } from '../query/request-error'
import { Button, TextButton } from '../ui/Button'
import { fieldProps, Form } from '../ui/Form'
import { useGiveFeedback } from './useViewings'
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
}

/** The visitor's feedback: a form after the viewing, and text once it is recorded. */
export function Feedback({ viewing, enquiry }: Props) {
  const [editing, setEditing] = useState(false)
  const mayEdit = useStore($mayEdit)
  const { feedback, feedbackNote, appointment } = viewing
  if (mayEdit && (editing || !feedback))
    return <FeedbackForm {...{ viewing, enquiry }} onDone={() => setEditing(false)} />
  if (!feedback) return null
  return (
    <div className="mt-2">
      <p>
        <span className="font-semibold">{feedbackLabel(feedback, appointment)}</span>
        {feedbackNote && <span className="wrap-anywhere whitespace-pre-line"> · {feedbackNote}</span>}
      </p>
      {mayEdit && (
        <TextButton className="py-2 text-ink-2" onClick={() => setEditing(true)}>
          Change the feedback
        </TextButton>
      )}
    </div>
  )
}

function FeedbackForm({ viewing, enquiry, onDone }: Props & { onDone: () => void }) {
  const { id, appointment } = viewing
  const form = useForm<v.InferInput<typeof schema>, unknown, v.InferOutput<typeof schema>>({
    defaultValues: { feedback: viewing.feedback, note: viewing.feedbackNote },
    resolver: valibotResolver(schema),
  })
  const give = useGiveFeedback(enquiry)
  // The version that was shown, which the screen may replace.
  const [sequence, setSequence] = useState(viewing.sequence)
  const [problem, setProblem] = useState<Problem | null>(null)
  const feedback = useWatch({ control: form.control, name: 'feedback' })
  const { errors, isSubmitted } = form.formState
  async function submit({ feedback, note }: v.InferOutput<typeof schema>) {
    setProblem(null)
    try {
      const { stored, conflict } = await give.mutateAsync([{ id, sequence }, feedback, note])
      if (!conflict) return onDone()
      setSequence(stored.sequence)
      setProblem(feedbackConflict(stored))
    } catch (error) {
      setProblem(failureNotice(failureOf(error)))
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
        abreast
      />
      <TextArea
        label="Note"
        size="small"
        optional
        hint={appointment === 'viewing' ? 'The owner’s report quotes it. Leave out names.' : undefined}
        {...fieldProps(form, 'note', `feedback-note-${id}`)}
      />
      <p>
        <Button type="submit" variant="outline" busy={give.isPending}>
          {give.isPending ? 'Saving...' : 'Save the feedback'}
        </Button>
      </p>
    </Form>
  )
}
