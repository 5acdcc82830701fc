import * as v from 'valibot'
import { viewingDraftPrefix } from '../../domain/viewing/draft-key'
import { draftsOf } from '../ui/draft'
import { viewingValuesSchema } from './viewing-values'

const shape = v.object({ id: v.string(), values: viewingValuesSchema })
/** A viewing being booked or changed, with its final id. */
export type ViewingDraft = v.InferOutput<typeof shape>

/** Unsaved viewings, by the key of their enquiry. */
export const viewingDrafts = draftsOf(viewingDraftPrefix, shape)
