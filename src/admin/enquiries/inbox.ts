import type { Database } from '../../lib/database.types'
import { findValue, type Kind, kinds, type State, states } from '../../domain/enquiry/enquiry-labels'
import type { AssigneeFilter } from './assignees'
import type { Due, Keep } from './retention'

// What visitors sent, of all four kinds, as one list: its words, its rows, its counts. Pure.

/** Whose business an enquiry is. */
export const departments = [
  { value: 'sales', label: 'Sales' },
  { value: 'lettings', label: 'Lettings' },
  { value: 'unknown', label: 'Not known yet' },
] as const
export type Department = (typeof departments)[number]['value']

const number = new Intl.NumberFormat('en-GB')
/** `1 enquiry`, `1,200 enquiries`. */
export const countedEnquiries = (count: number, before = '') =>
  `${number.format(count)} ${before}${count === 1 ? 'enquiry' : 'enquiries'}`

export const maxNoteLength = 5000

/** One enquiry, whichever form it came through. */
export interface Enquiry {
  kind: Kind
  id: string
  /** As the backend wrote it: comparing with it loses no microsecond. */
  createdAt: string
  type: string
  department: Department
  name: string
  email: string
  phone: string
  /** The home's title, or where the property is. */
  about: string
  /** The address of the home asked about; null when it is gone, or none was meant. */
  slug: string | null
  message: string
  /** Every column of its own table. */
  details: Record<string, unknown>
  state: State
  note: string
  /** The version of its follow-up; 0 where nobody has noted anything. */
  version: number
  /** The id of the account that deals with it; an empty text for nobody. */
  assignedTo: string
  /** The day on which it will be erased; an empty text where the database does not say. */
  eraseOn: string
  /** Null where nobody keeps it beyond its time. */
  keep: Keep | null
  emailKey: string
  phoneKey: string
}

type Row = Database['public']['Views']['enquiries']['Row']

const text = (value: unknown) => (typeof value === 'string' ? value : '')
/** Rows of view `enquiries` as enquiries; one whose kind nobody knows is left out. */
export const parseEnquiries = (rows: Partial<Row>[]): Enquiry[] =>
  rows.flatMap((row) => {
    const kind = findValue(kinds, row['kind'])
    if (!kind || typeof row['id'] !== 'string') return []
    return [
      {
        kind,
        id: row['id'],
        createdAt: text(row['created_at']),
        type: text(row['type']),
        department: findValue(departments, row['department']) ?? 'unknown',
        name: text(row['name']),
        email: text(row['email']),
        phone: text(row['phone']),
        about: text(row['about']),
        slug: text(row['home_slug']) || null,
        message: text(row['message']),
        details: (row['details'] ?? {}) as Record<string, unknown>,
        state: findValue(states, row['state']) ?? 'new',
        note: text(row['note']),
        version: Number(row['version'] ?? 0),
        assignedTo: text(row['assigned_to']),
        eraseOn: text(row['erase_on']),
        keep: row['keep_until'] ? { until: row['keep_until'], reason: text(row['keep_reason']) } : null,
        emailKey: text(row['email_key']),
        phoneKey: text(row['phone_key']),
      },
    ]
  })

/** The mark of whose business an enquiry is; an empty text where it does not say. */
export const departmentLabel = ({ department }: Pick<Enquiry, 'department'>) =>
  department === 'unknown' ? '' : (departments.find(({ value }) => value === department)?.label ?? '')

/** One line of `enquiry_tally`: how many of a kind in a state, and when the oldest of them came. */
export interface Tally {
  kind: Kind
  state: State
  department: Department
  /** The id of the account that deals with them; an empty text for nobody. */
  assignedTo: string
  enquiries: number
  /** How many of them will be erased by the end of this month. */
  due: number
  oldest: string
}

/** Rows of `enquiry_tally`; a line of a kind, a state or a department that nobody knows is left out. */
export const parsedTally = (rows: Database['public']['Functions']['enquiry_tally']['Returns']): Tally[] =>
  rows.flatMap((row) => {
    const [kind, state] = [findValue(kinds, row.kind), findValue(states, row.state)]
    const department = findValue(departments, row.department)
    return kind && state && department ? [{ ...row, kind, state, department, assignedTo: text(row.assigned_to) }] : []
  })

interface TallyFilter {
  kind: Kind | ''
  state: State | ''
  department: Department | ''
  due?: Due | ''
  assignedTo?: AssigneeFilter
}

/** How many there are of a kind in a state for a department, of all or of what is due; an empty text counts all. */
export const countMatching = (tally: Tally[], { kind, state, department, due = '', assignedTo }: TallyFilter) =>
  tally
    .filter(
      (line) =>
        (!kind || line.kind === kind) &&
        (!state || line.state === state) &&
        (!department || line.department === department) &&
        (assignedTo === undefined || line.assignedTo === (assignedTo ?? '')),
    )
    .reduce((sum, line) => sum + (due ? line.due : line.enquiries), 0)

/** When the enquiry came that has waited longest for somebody; null when none waits. */
export const longestWaiting = (tally: Tally[]) =>
  tally
    .filter(({ state }) => state === 'new')
    .map(({ oldest }) => oldest)
    .sort()[0] ?? null
