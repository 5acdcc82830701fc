import * as messages from '#messages/listing.ts'
import { badge, statusLabels } from './listing-status.ts'
import type { Listing } from './listing.ts'

/** Whether a listing is sold or let: its page stays, without an enquiry form. */
export const isOffMarket = ({ status }: Pick<Listing, 'status'>) => status === 'sold' || status === 'let'

/** Whether nobody is shown a listing of this status. Staff may show one under offer. */
export const leavesMarket = (status: Listing['status']) => status === 'draft' || isOffMarket({ status })

/** The badge on a listing's picture: its type while live, then its status. */
export const statusBadge = ({ status, listingType }: Pick<Listing, 'status' | 'listingType'>) =>
  status === 'live' ? badge(listingType) : statusLabels[status]

/** The notice at the top of a page whose listing is reserved or gone; null if there is none. */
export function statusNotice({ status }: Pick<Listing, 'status'>): { summary: string; explanation: string } | null {
  switch (status) {
    case 'under_offer':
      return { summary: messages.underOffer, explanation: messages.underOfferMeans }
    case 'let_agreed':
      return { summary: messages.letAgreed, explanation: messages.letAgreedMeans }
    case 'sold':
      return { summary: messages.sold, explanation: messages.soldMeans }
    case 'let':
      return { summary: messages.isLet, explanation: messages.letMeans }
    default:
      return null
  }
}
