import { feedbackLabel } from '../../domain/viewing/feedback'
import type { Viewing } from '../../domain/viewing/viewing'
import { type Problem, unsavedNotice } from '../query/failure-text'
import { valuesText, type ViewingValues, viewingText } from './viewing-values'

// Notices of a viewing that was not saved as requested. Pure.

export const refusals = {
  'enquiry-erased': 'This enquiry has been erased.',
  'account-ended': 'This person no longer has access. Choose somebody else.',
  'attendee-is-reader': 'This person may only read. Choose somebody else.',
  'viewing-listing-missing': 'This home has been deleted. Choose another one.',
  'viewing-cancelled': 'This appointment has been cancelled. Book another one.',
  'viewing-time-out-of-range': 'Choose a time between now and one year from now.',
  'feedback-too-early': 'This appointment has not begun, or it was cancelled.',
}

export const failureNotice = (error: unknown) => unsavedNotice(error, refusals)

const changeText = (stored: Viewing, details = '') =>
  stored.byVisitor
    ? `It has changed to ${viewingText(stored)}${details}. The visitor chose this time.`
    : `Somebody else changed it to ${viewingText(stored)}${details}.`

/** A colleague or the visitor changed it concurrently: shows both versions. */
export const conflictNotice = (stored: Viewing, mine: ViewingValues): Problem => ({
  title: 'Nothing was changed.',
  text:
    stored.state === 'cancelled'
      ? `It was cancelled meanwhile. To book another one, ${valuesText(mine)}, press the button again.`
      : `${changeText(stored, stored.note && `, “${stored.note}”`)} You chose ${valuesText(mine)}. To use yours, ` +
        'press the button again.',
})

/** It changed before the cancellation. */
export const goneNotice = (stored: Viewing): Problem => ({
  title: 'Nothing was cancelled.',
  text: `${changeText(stored)} To cancel it anyway, press the button again.`,
})

/** A colleague recorded other feedback, or changed the viewing, meanwhile. */
export const feedbackConflict = ({ appointment, feedback, feedbackNote }: Viewing): Problem => ({
  title: 'Nothing was changed.',
  text: feedback
    ? `Somebody else recorded “${feedbackLabel(feedback, appointment)}”${feedbackNote && `, “${feedbackNote}”`}. To ` +
      'record yours instead, press the button again.'
    : 'Somebody else changed this appointment. To record your feedback, press the button again.',
})
