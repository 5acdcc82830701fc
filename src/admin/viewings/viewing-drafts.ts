import * as v from 'valibot'
import { appointments, feedbackLabel } from '../../domain/viewing/feedback'
import type { Viewing } from '../../domain/viewing/viewing'
import { newId } from '../../lib/form/row-id'
import { draftPrefix } from '../../lib/http/admin-session'
import { draftsOf } from '../ui/draft'
import { type ViewingValues, viewingValues, viewingValuesSchema } from './viewing-values'

const shape = v.object({
  id: v.string(),
  // The draft of an earlier release has none: any later version then counts as a conflict.
  sequence: v.optional(v.number(), 0),
  values: viewingValuesSchema,
})
/**
 * A viewing being booked or changed, with its final id. `sequence` is the version that it began with: a later one,
 * which the screen may have read since, must not be replaced unseen.
 */
export type ViewingDraft = v.InferOutput<typeof shape>

/** A new booking. */
export const newDraft = (values: ViewingValues): ViewingDraft => ({ id: newId(), sequence: 0, values })

/** A change of a viewing. */
export const draftOf = (viewing: Viewing): ViewingDraft => ({
  id: viewing.id,
  sequence: viewing.sequence,
  values: viewingValues(viewing),
})

/**
 * The draft once a colleague's version has been shown: it replaces that version. A cancelled viewing cannot change, so
 * the same values book a new one.
 */
export const draftAfterConflict = ({ id, sequence, state }: Viewing, values: ViewingValues): ViewingDraft =>
  state === 'cancelled' ? newDraft(values) : { id, sequence, values }

const viewingDraftPrefix = `${draftPrefix}viewing `

/** Unsaved viewings, by the key of their enquiry. */
export const viewingDrafts = draftsOf(viewingDraftPrefix, shape, {
  title: 'Appointment',
  linesOf: ({ values: { day, time, meetingPlace, host, note } }) => [day, time, meetingPlace, host, note],
})

/** The key of unsaved feedback. It begins with its enquiry's, with which it is dropped. */
export const feedbackKey = (enquiry: string, viewing: string) => `${enquiry} feedback ${viewing}`

const feedback = {
  feedback: v.string(),
  note: v.string(),
  sequence: v.number(),
  // The draft of an earlier release has none.
  appointment: v.optional(v.picklist(appointments.map(({ value }) => value)), 'viewing'),
}
/** Unsaved feedback, with the version that it began with. */
export const feedbackDrafts = draftsOf(viewingDraftPrefix, v.object(feedback), {
  title: 'Feedback',
  linesOf: ({ feedback, appointment, note }) => [feedbackLabel(feedback, appointment), note],
})
