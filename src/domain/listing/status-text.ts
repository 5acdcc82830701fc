import * as messages from '#messages/listing-texts.ts'
import { badge, statusLabels } from './listing-status.ts'
import type { Listing } from './listing.ts'

/** Whether a listing is sold or let: its page stays, without an enquiry form. */
export const isOffMarket = ({ status }: Pick<Listing, 'status'>) => status === 'sold' || status === 'let'

/** The badge on a listing's picture: its type while live, then its status. */
export const statusBadge = ({ status, listingType }: Pick<Listing, 'status' | 'listingType'>) =>
  status === 'live' ? badge(listingType) : statusLabels[status]

/** The notice at the top of a page whose listing is reserved or gone; null if there is none. */
export function statusNotice({ status }: Pick<Listing, 'status'>): { summary: string; explanation: string } | null {
  switch (status) {
    case 'under_offer':
      return messages.underOffer
    case 'let_agreed':
      return messages.letAgreed
    case 'sold':
      return messages.sold
    case 'let':
      return messages.isLet
    default:
      return null
  }
}
