import { badge, isStatus, statusLabels } from '../../domain/listing/listing-status'
import { navigationFor, paths } from '../../paths'
import { enquiryKey, findValue, kindLabel, kinds } from '../../domain/enquiry/enquiry-labels'

// The finder's results. Pure.

/** One result. */
export interface FinderResult {
  href: string
  label: string
  /** Its kind, in a word or two. */
  note: string
}

export interface FinderListing {
  id: string
  title: string
  area: string
  status: string
  listing_type: string
  reference: string
}

export const listingResult = ({
  id,
  title,
  area,
  status,
  listing_type: type,
  reference,
}: FinderListing): FinderResult => ({
  href: paths.adminProperty(id),
  label: [title || 'Untitled listing', area].filter(Boolean).join(', '),
  note: [isStatus(status) ? statusLabels[status] : '', badge(type === 'rent' ? 'rent' : 'sale'), reference]
    .filter(Boolean)
    .join(' · '),
})

interface EnquiryRow {
  kind: string | null
  id: string | null
  type: string | null
  name: string | null
  email: string | null
  about: string | null
}

/** Enquiries as results; unknown kinds are skipped. */
export const enquiryResults = (rows: readonly EnquiryRow[]): FinderResult[] =>
  rows.flatMap(({ kind: name, id, type, about, ...who }) => {
    const kind = findValue(kinds, name)
    if (!kind || !id) return []
    return [
      {
        href: `${paths.adminEnquiries}?open=${enquiryKey({ kind, id })}`,
        label: [who.name, who.email].filter(Boolean).join(', '),
        note: [kindLabel({ kind, type: type ?? '' }), about].filter(Boolean).join(' · '),
      },
    ]
  })

/** The admin pages of a role that match the query; all of them for an empty query. */
export const pageResults = (typed: string, role?: string): FinderResult[] =>
  navigationFor(role)
    .filter(({ label }) => label.toLowerCase().includes(typed.trim().toLowerCase()))
    .map(({ label, path }) => ({ href: path, label, note: 'Page' }))
