import type { Database } from '../../lib/database.types'
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

type ListingRow = Database['public']['Functions']['find_listings']['Returns'][number]

export const listingResult = ({
  id,
  title,
  area,
  status,
  listing_type: type,
  reference,
}: ListingRow): FinderResult => ({
  href: paths.adminProperty(id),
  label: [title || 'Untitled listing', area].filter(Boolean).join(', '),
  note: [isStatus(status) ? statusLabels[status] : '', badge(type === 'rent' ? 'rent' : 'sale'), reference]
    .filter(Boolean)
    .join(' · '),
})

type EnquiryRow = Database['public']['Functions']['find_enquiries']['Returns'][number]

/** Enquiries as results; unknown kinds are skipped. */
export const enquiryResults = (rows: readonly EnquiryRow[]): FinderResult[] =>
  rows.flatMap(({ kind: name, id, type, about, ...who }) => {
    const kind = findValue(kinds, name)
    if (!kind) return []
    return [
      {
        href: paths.adminEnquiry(enquiryKey({ kind, id })),
        label: [who.name, who.email].filter(Boolean).join(', '),
        note: [kindLabel({ kind, type }), about].filter(Boolean).join(' · '),
      },
    ]
  })

/** The admin pages of a role that match the query; all of them for an empty query. */
export const pageResults = (typed: string, role?: string): FinderResult[] =>
  navigationFor(role)
    .filter(({ label }) => label.toLowerCase().includes(typed.trim().toLowerCase()))
    .map(({ label, path }) => ({ href: path, label, note: 'Page' }))
