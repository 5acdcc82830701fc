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
          'The seller has accepted an offer; until contracts are exchanged it can still ' +
          'fall through. Leave your details, and we will write if it does.',
      }
    case 'let_agreed':
      return {
        summary: 'This home is let agreed.',
        explanation:
          'Terms are agreed with a tenant; until the tenancy is signed they can still ' +
          'change. Leave your details, and we will write if they do.',
      }
    case 'sold':
      return {
        summary: 'This home has been sold.',
        explanation: 'It is no longer on the market. The price is the one last asked.',
      }
    case 'let':
      return {
        summary: 'This home has been let.',
        explanation: 'It is no longer on the market. The rent is the one last asked.',
      }
    default:
      return null
  }
}
