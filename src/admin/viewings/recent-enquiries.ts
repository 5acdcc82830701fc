import { enquiryKey, findValue, kindLabel, kinds } from '../../domain/enquiry/enquiry-labels'
import { formatShortDay } from '../../domain/staff/format-moments'
import type { Database } from '../../lib/database.types'
import type { ComboBoxOption } from '../ui/ComboBox'
import type { BookableEnquiry } from './viewing-values'

// The enquiries that a viewing can be booked for from the diary. Pure.

export interface RecentEnquiry extends BookableEnquiry {
  type: string
  createdAt: string
}

type Row = Database['public']['Views']['enquiries']['Row']
type Column = 'kind' | 'id' | 'created_at' | 'type' | 'name' | 'email' | 'about' | 'details' | 'assigned_to'

/** Valid rows; unknown kinds are skipped. */
export const parseRecentEnquiries = (rows: readonly Pick<Row, Column>[]): RecentEnquiry[] =>
  rows.flatMap(({ kind: name, id, created_at: createdAt, assigned_to: assignedTo, ...row }) => {
    const kind = findValue(kinds, name)
    if (!kind || !id) return []
    return [
      {
        ...{ kind, id, createdAt: createdAt ?? '', type: row.type ?? '', assignedTo: assignedTo ?? '' },
        ...{ name: row.name ?? '', email: row.email ?? '', about: row.about ?? '' },
        details: (row.details ?? {}) as Record<string, unknown>,
      },
    ]
  })

/** An enquiry as an option: its name, and its kind, subject and day. */
export const enquiryOption = (enquiry: RecentEnquiry): ComboBoxOption => ({
  id: enquiryKey(enquiry),
  label: enquiry.name,
  note: [kindLabel(enquiry), enquiry.about, formatShortDay(enquiry.createdAt)].filter(Boolean).join(' · '),
})
