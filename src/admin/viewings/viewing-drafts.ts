import * as v from 'valibot'
import { viewingDraftKey } from '../../domain/viewing/draft-key'
import { type Draft, readDraft, removeDraft, saveDraft } from '../../lib/storage/draft'
import { valuesShape, type ViewingValues } from './viewing-values'

// Unsaved viewings: stored in this tab, so that opening another enquiry loses nothing.

/** A viewing being booked or changed, with its final id. */
export interface ViewingDraft {
  id: string
  values: ViewingValues
}

const draftShape = v.object({ ...valuesShape.entries, id: v.string() })

/** The unsaved viewing of an enquiry, by its key; null if there is none. */
export function readViewingDraft(key: string): ViewingDraft | null {
  const { success, output } = v.safeParse(draftShape, readDraft(viewingDraftKey(key))?.values)
  if (!success) return null
  const { id, ...values } = output
  return { id, values }
}
export const storeViewingDraft = (key: string, { id, values }: ViewingDraft) =>
  saveDraft(viewingDraftKey(key), { values: { id, ...values }, step: 1 } satisfies Draft)
export const dropViewingDraft = (key: string) => removeDraft(viewingDraftKey(key))
