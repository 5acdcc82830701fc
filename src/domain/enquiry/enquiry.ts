import type { Database } from '../../lib/database.types'
import { findValue, type Kind, kinds, type State, states } from './enquiry-labels'
import { toText as text } from '../../lib/format/to-text'
import { counted } from '../../lib/format/words'

// Enquiries of all four kinds as one list: texts, rows and counts. Pure.

/** The department responsible for an enquiry. */
export const departments = [
  { value: 'sales', label: 'Sales' },
  { value: 'lettings', label: 'Lettings' },
  { value: 'unknown', label: 'Not known yet' },
] as const
type Department = (typeof departments)[number]['value']

/** `1 enquiry`, `1,200 enquiries`. */
export const countedEnquiries = (count: number, before = '') => counted(count, `${before}enquiry`)

export const maxNoteLength = 5000

/** The date of an extended retention (`2027-03-01`), and its reason. */
export interface Keep {
  until: string
  reason: string
}
/** The filter for enquiries due for erasure. */
type Due = 'month'
/** An account's id, null for unassigned, undefined for all. */
export type AssigneeFilter = string | null | undefined

type Row = Database['public']['Views']['enquiries']['Row']

/** Rows of view `enquiries` as enquiries; unknown kinds are skipped. */
export const parseEnquiries = (rows: Partial<Row>[]) =>
  rows.flatMap((row) => {
    const kind = findValue(kinds, row['kind'])
    if (!kind || typeof row['id'] !== 'string') return []
    const keep: Keep | null = row['keep_until'] ? { until: row['keep_until'], reason: text(row['keep_reason']) } : null
    return [
      {
        kind,
        id: row['id'],
        /** As the backend writes it, so that comparisons keep microseconds. */
        createdAt: text(row['created_at']),
        type: text(row['type']),
        department: findValue(departments, row['department']) ?? ('unknown' as const),
        name: text(row['name']),
        email: text(row['email']),
        phone: text(row['phone']),
        /** The listing's title, or the property's place. */
        about: text(row['about']),
        /** The slug of the enquired listing; null if it is gone or there is none. */
        slug: text(row['listing_slug']) || null,
        message: text(row['message']),
        /** Every column of its own table. */
        details: (row['details'] ?? {}) as Record<string, unknown>,
        state: findValue(states, row['state']) ?? ('new' as const),
        note: text(row['note']),
        /** The version of its follow-up; 0 without one. */
        version: Number(row['version'] ?? 0),
        /** The id of the assignee; empty for nobody. */
        assignedTo: text(row['assigned_to']),
        /** The erasure date; empty if the database has none. */
        eraseOn: text(row['erase_on']),
        /** Null without an extension. */
        keep,
        emailKey: text(row['email_key']),
        phoneKey: text(row['phone_key']),
      },
    ]
  })
/** One enquiry of any form. */
export type Enquiry = ReturnType<typeof parseEnquiries>[number]

/** The label of an enquiry's department; empty if unknown. */
export const departmentLabel = ({ department }: Pick<Enquiry, 'department'>) =>
  department === 'unknown' ? '' : (departments.find(({ value }) => value === department)?.label ?? '')

type TallyRow = Database['public']['Functions']['enquiry_tally']['Returns'][number]

/** Rows of `enquiry_tally`; unknown kinds, states and departments are skipped. */
export const parsedTally = (rows: TallyRow[]) =>
  rows.flatMap(({ assigned_to: assignedTo, ...row }) => {
    const [kind, state] = [findValue(kinds, row.kind), findValue(states, row.state)]
    const department = findValue(departments, row.department)
    return kind && state && department ? [{ ...row, kind, state, department, assignedTo: text(assignedTo) }] : []
  })
/** The number of enquiries of a kind in a state, how many of them are due this month, and the oldest timestamp. */
export type Tally = ReturnType<typeof parsedTally>[number]

interface TallyFilter {
  kind: Kind | ''
  /** `open`: everything that is not closed. */
  state: State | 'open' | ''
  department: Department | ''
  due?: Due | ''
  assignedTo?: AssigneeFilter
}

/** Whether an enquiry, or a line of the tally, matches; an empty text matches all. */
export const matches = (
  one: Pick<Enquiry, 'kind' | 'state' | 'department' | 'assignedTo'>,
  { kind, state, department, assignedTo }: TallyFilter,
) =>
  (!kind || one.kind === kind) &&
  (!state || (state === 'open' ? one.state !== 'closed' : one.state === state)) &&
  (!department || one.department === department) &&
  (assignedTo === undefined || one.assignedTo === (assignedTo ?? ''))

/** The number for a kind, state and department, in total or due; undefined until the tally is known. */
export const countMatching = (tally: Tally[] | undefined, filter: TallyFilter) =>
  tally
    ?.filter((line) => matches(line, filter))
    .reduce((sum, line) => sum + (filter.due ? line.due : line.enquiries), 0)

/** The timestamp of the longest-waiting enquiry; null if none is waiting. */
export const longestWaiting = (tally: Tally[] = []) =>
  tally
    .filter(({ state }) => state === 'new')
    .map(({ oldest }) => oldest)
    .sort()[0] ?? null
