import type { ListingType, Status } from './listing-status'
import { isOfferedType } from './offered-types'

interface Kind {
  listingType: ListingType
  status: Status
}

/** Whether visitors can open a listing's page: no draft, and of a type that the agency offers. */
export const hasPage = ({ listingType, status }: Kind) => status !== 'draft' && isOfferedType(listingType)

/** Whether a listing is published, but of a type that the agency does not offer: only staff see it. */
export const isWithheld = ({ listingType, status }: Kind) => status !== 'draft' && !isOfferedType(listingType)

/** Why visitors do not see such a listing. */
export const withheldText = ({ listingType }: Pick<Kind, 'listingType'>) =>
  `Not on the website, which has no homes ${listingType === 'sale' ? 'for sale' : 'to rent'}`
