import * as messages from '#messages/listing-card.ts'

export const listingTypes = ['sale', 'rent'] as const
export type ListingType = (typeof listingTypes)[number]

/** The status of a listing. Only administrators see `draft`; a row without a status is live. */
export const statuses = ['draft', 'live', 'under_offer', 'let_agreed', 'sold', 'let'] as const
export type Status = (typeof statuses)[number]

/** The statuses of public lists. The condition of the database's search names them too. */
export const listedStatuses = ['live', 'under_offer', 'let_agreed'] as const satisfies readonly Status[]
export const isListed = (status: string) => (listedStatuses as readonly string[]).includes(status)

export const statusLabels: Record<Status, string> = {
  draft: messages.draft,
  live: messages.live,
  under_offer: messages.underOffer,
  let_agreed: messages.letAgreed,
  sold: messages.sold,
  let: messages.isLet,
}

/** `To Rent` or `For Sale`. */
export const badge = (type: ListingType) => (type === 'rent' ? messages.toRent : messages.forSale)

/** The statuses of a listing type, in order. */
export const statusesOf = (type: ListingType) =>
  statuses.filter((status) => !(type === 'rent' ? ['under_offer', 'sold'] : ['let_agreed', 'let']).includes(status))

const counterparts: Partial<Record<Status, Status>> = {
  under_offer: 'let_agreed',
  let_agreed: 'under_offer',
  sold: 'let',
  let: 'sold',
}

/** The equivalent status for another listing type. */
export const fittingStatus = (status: Status, type: ListingType): Status =>
  statusesOf(type).includes(status) ? status : (counterparts[status] ?? 'live')

export const isStatus = (value: unknown): value is Status => (statuses as readonly unknown[]).includes(value)
