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
      return {
        summary: 'This home is under offer.',
        explanation:
          'The seller has accepted an offer, but the sale is not certain until contracts are exchanged. ' +
          'Leave your details, and we will write to you if the home is available again.',
      }
    case 'let_agreed':
      return {
        summary: 'This home is let agreed.',
        explanation:
          'We have agreed terms with a tenant, but the agreement is not signed yet. ' +
          'Leave your details, and we will write to you if the home is available again.',
      }
    case 'sold':
      return {
        summary: 'This home has been sold.',
        explanation: 'It is no longer on the market. The price shown is the last asking price.',
      }
    case 'let':
      return {
        summary: 'This home has been let.',
        explanation: 'It is no longer on the market. The rent shown is the last advertised rent.',
      }
    default:
      return null
  }
}
