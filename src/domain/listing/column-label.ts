import { factLabels } from '#messages/fact-labels.ts'
import { isFactColumn } from './facts/fact-fields.ts'
import { requestedState } from './facts/fact-schema.ts'
import { ownLabels } from './facts/publish-check.ts'
import { type RecordColumn, recordLabels } from './record-columns.ts'

const labels: Record<string, string> = {
  ...ownLabels,
  listing_type: 'Listing type',
  status: 'Status',
  floor_size: 'Floor size in square feet',
  furnished: 'Furnished',
  rightmove_url: 'Rightmove URL',
  latitude: 'Latitude',
  longitude: 'Longitude',
  thumb: 'Main picture',
  picture_alts: 'Picture descriptions',
  features: 'Features',
  description_zh: 'Description in Chinese',
  features_zh: 'Features in Chinese',
  floor_plan_captions: 'Floor plan descriptions',
  archived_at: 'Archived',
  negotiator_id: 'Negotiator',
  protected_columns: 'Locked against the feed',
  feed_branch: 'Branch of the feed',
  feed_media: 'Pictures of the feed',
  reference_branch: 'Branch of the reference',
}

/** The notes that may replace a fact's value. */
export const noteStateLabels = { [requestedState]: 'Waiting for owner', not_applicable: 'Not needed' } as const

/** The label of a column of a listing, or of its record. */
export const columnLabel = (column: string): string =>
  labels[column] ??
  (isFactColumn(column) ? factLabels[column] : recordLabels[column as RecordColumn]) ??
  // A newer column shows its database name.
  column.replaceAll('_', ' ')
