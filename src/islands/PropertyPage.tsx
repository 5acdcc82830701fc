import { EnquiryForm } from '../features/enquiry/EnquiryForm'
import type { Listing } from '../features/listings/listing'
import { PropertyView } from '../features/listings/PropertyView'

// Features do not know each other; an island that needs two of them puts them together here.

const ask = (listing: Listing) => (
  <EnquiryForm key={`${listing.id} ${listing.listingType}`} listing={listing} spokenFor={listing.status !== 'live'} />
)

/** A home and the form that asks about it. */
export const PropertyPage = ({ listing, similar }: { listing: Listing; similar?: Listing[] }) => (
  <PropertyView listing={listing} similar={similar} ask={ask} />
)
