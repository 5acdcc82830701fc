import { compareFeed } from '../../../../src/domain/feed/compare-feed'
import type { FeedFile } from '../../../../src/domain/feed/feed-file'
import { changedRow, type PresentListing } from '../../../../src/domain/feed/feed-plan'

/** A complete file of branch 99999: a sale in each record, unless it says otherwise. */
export const fileOf = (...records: Readonly<Record<string, string>>[]): FeedFile => ({
  fields: new Set(['AGENT_REF', 'BRANCH_ID', 'TRANS_TYPE_ID', ...records.flatMap((values) => Object.keys(values))]),
  records: records.map((values, index) => ({
    line: index + 10,
    values: { BRANCH_ID: '99999', TRANS_TYPE_ID: '1', ...values },
  })),
  refused: [],
  remarks: [],
  complete: true,
  notices: [],
})

/** A live listing created by a feed of branch 99999, complete enough to stay live. */
export const present = (reference: string, changes: Partial<PresentListing> = {}): PresentListing => ({
  id: `id-${reference}`,
  updated_at: '2026-11-01T09:00:00+00:00',
  listing_type: 'sale',
  status: 'live',
  title: 'Teal Row, Bow, London E3',
  area: 'Bow',
  price: '425000.00',
  beds: 2,
  baths: 1,
  description: 'A flat by the canal.',
  features: ['Two bedrooms'],
  gallery: ['/pictures/camden-lock-apartment/living.webp'],
  picture_alts: null,
  reference,
  feed_branch: '99999',
  protected_columns: [],
  ...changes,
})

/** The changes of a feed in one sale, on a day. */
export function changesOf(values: Record<string, string>, there: Partial<PresentListing>, today = '2026-11-28') {
  const file = fileOf({ AGENT_REF: '99999_A1', ...values })
  const [changed] = compareFeed(file, [present('A1', there)], { branch: '99999', today }).changed
  return changed ? changedRow(changed) : null
}
