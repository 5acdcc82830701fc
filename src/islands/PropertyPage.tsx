import { EnquiryForm } from '../features/enquiry-form/EnquiryForm'
import type { Listing } from '../domain/listing/listing'
import { PropertyView } from '../features/property/PropertyView'

// Features do not know each other; an island that needs two of them puts them together here.

const ask = (listing: Listing) => (
  <EnquiryForm key={`${listing.id} ${listing.listingType}`} listing={listing} spokenFor={listing.status !== 'live'} />
)

/** A home and the form that asks about it. */
export const PropertyPage = ({ listing, similar }: { listing: Listing; similar?: Listing[] }) => (
  <PropertyView listing={listing} similar={similar} ask={ask} />
)
