import { badge, type Status, statusWords } from './listing-status'
import type { Listing } from './listing'

/** The statuses of homes that stand in the lists; the database has an index of just these. */
export const listed: readonly Status[] = ['live', 'under_offer', 'let_agreed']

/** Whether a home stands in the lists. */
export const isListed = ({ status }: Pick<Listing, 'status'>) => listed.includes(status)

/** Whether a home is sold or let: its page stays, and nobody can ask for it. */
export const isGone = ({ status }: Pick<Listing, 'status'>) => status === 'sold' || status === 'let'

/** What a home's picture is marked with: its type while it is live, then how far it has come. */
export const statusBadge = ({ status, listingType }: Pick<Listing, 'status' | 'listingType'>) =>
  status === 'live' ? badge(listingType) : statusWords[status]

/** What the page of a home that is spoken for says of it, above everything else; null where there is nothing to say. */
export function standing({ status }: Pick<Listing, 'status'>): { says: string; means: string } | null {
  switch (status) {
    case 'under_offer':
      return {
        says: 'This home is under offer.',
        means:
          'The seller has accepted an offer; until contracts are exchanged it can still fall through. Leave your details, and we will write if it does.',
      }
    case 'let_agreed':
      return {
        says: 'This home is let agreed.',
        means:
          'Terms are agreed with a tenant; until the tenancy is signed they can still change. Leave your details, and we will write if they do.',
      }
    case 'sold':
      return {
        says: 'This home has been sold.',
        means: 'It is no longer on the market. The price is the one last asked.',
      }
    case 'let':
      return {
        says: 'This home has been let.',
        means: 'It is no longer on the market. The rent is the one last asked.',
      }
    default:
      return null
  }
}
