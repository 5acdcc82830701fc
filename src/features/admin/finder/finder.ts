import { badge, isStatus, statusWords } from '../../../domain/listing/listing-status'
import { adminNavigation, paths } from '../../../paths'
import { type Enquiry, enquiryKey, kindLabel } from '../enquiries/inbox'

// What the finder offers. Pure.

/** One line of what was found. */
export interface Found {
  href: string
  label: string
  /** What it is, in a word or two. */
  note: string
}

export interface FoundListing {
  id: string
  title: string
  area: string
  status: string
  listing_type: string
  reference: string
}

export const foundListing = ({ id, title, area, status, listing_type: type, reference }: FoundListing): Found => ({
  href: paths.adminProperty(id),
  label: [title || 'A home without a title', area].filter(Boolean).join(', '),
  note: [isStatus(status) ? statusWords[status] : '', badge(type === 'rent' ? 'rent' : 'sale'), reference]
    .filter(Boolean)
    .join(' · '),
})

export const foundEnquiry = (enquiry: Pick<Enquiry, 'kind' | 'id' | 'name' | 'email' | 'about'>): Found => ({
  href: `${paths.adminEnquiries}?open=${enquiryKey(enquiry)}`,
  label: `${enquiry.name}, ${enquiry.email}`,
  note: [kindLabel(enquiry), enquiry.about].filter(Boolean).join(' · '),
})

/** The pages of the admin whose name holds what is typed; all of them while nothing is. */
export const foundPages = (typed: string): Found[] =>
  adminNavigation
    .filter(({ label }) => label.toLowerCase().includes(typed.trim().toLowerCase()))
    .map(({ label, path }) => ({ href: path, label, note: 'Page' }))
