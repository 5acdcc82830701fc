import type { PresentListing } from '../../../../src/domain/feed/feed-plan'

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
