import { badge, statusLabels } from './listing-status.ts'
import type { Listing } from './listing.ts'

/** Whether a home is sold or let: its page stays, and nobody can ask for it. */
export const isOffMarket = ({ status }: Pick<Listing, 'status'>) => status === 'sold' || status === 'let'

/** What a home's picture is marked with: its type while it is live, then how far it has come. */
export const statusBadge = ({ status, listingType }: Pick<Listing, 'status' | 'listingType'>) =>
  status === 'live' ? badge(listingType) : statusLabels[status]

/** What the page of a home that is spoken for says of it, above everything else; null where there is nothing to say. */
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
