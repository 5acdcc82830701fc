import * as v from 'valibot'
import {
  parsePublishProblems,
  publishLabel,
  type PublishColumn,
  publishSummary,
} from '../../domain/listing/facts/publish-check'
import { isStatus, statusLabels } from '../../domain/listing/listing-status'
import { formatShortMoment } from '../../domain/staff/format-moments'
import { capitalised, counted } from '../../lib/format/words'
import { formatDay } from '../../lib/time/format-day'
import { certificateNotice } from '../../domain/listing/certificates'
import { toText } from '../../lib/format/to-text'
import { parseTimestamp } from '../../lib/time/parse-timestamp'
import { paths } from '../../paths'

// Warnings in words. Pure.

/** The page's sections, in working order. */
const warningSections = [
  { kind: 'requested', title: 'Times to confirm' },
  { kind: 'viewing', title: 'Viewings of homes that left the market' },
  { kind: 'attendee', title: 'Viewings with somebody who cannot attend' },
  { kind: 'outcome', title: 'Times that passed unconfirmed' },
  { kind: 'feedback', title: 'Feedback to record' },
  { kind: 'unpublished', title: 'Scheduled but not published' },
  { kind: 'certificate', title: 'Certificates' },
  { kind: 'facts', title: 'Material information missing' },
  { kind: 'offer', title: 'Offers without progress' },
  { kind: 'draft', title: 'Unfinished drafts' },
] as const
export type WarningKind = (typeof warningSections)[number]['kind']

const rowSchema = v.object({
  kind: v.picklist(warningSections.map(({ kind }) => kind)),
  property_id: v.nullable(v.string()),
  title: v.string(),
  reference: v.nullable(v.string()),
  day: v.nullable(v.string()),
  details: v.record(v.string(), v.unknown()),
})
/** A warning as the database returns it. */
export type WarningRow = v.InferOutput<typeof rowSchema>

const responseSchema = v.record(v.string(), v.object({ count: v.number(), rows: v.array(v.unknown()) }))
/** The warnings of one kind. */
export interface WarningSection {
  kind: WarningKind
  title: string
  /** How many there are, read or not. */
  count: number
  rows: WarningRow[]
}

/** A warning in words. */
export interface Warning {
  /** Unique within its kind. */
  key: string
  /** The listing's title and, if any, its reference. */
  listing: string
  message: string
  /** Where staff correct it: a field of the listing's form, or a day of the diary. */
  href: string
}

const certificates: Record<string, { name: string; field: string }> = {
  epc: { name: 'Energy certificate', field: 'epc_expires' },
  gas: { name: 'Gas safety record', field: 'gas_safety_expires' },
  eicr: { name: 'Electrical report', field: 'eicr_expires' },
}
const maxNamedFacts = 3

/** The messages of viewings, each before whose it is and when. A section's title may say enough. */
const viewingMessages: Partial<Record<WarningKind, (details: WarningRow['details']) => string>> = {
  requested: () => '',
  viewing: ({ reason }) => `${isStatus(reason) ? statusLabels[reason] : capitalised(toText(reason))}. To cancel`,
  attendee: ({ reason, attendee }) =>
    `${toText(attendee)} ${reason === 'reader' ? 'is a reader' : '(access removed)'}. To give to somebody else`,
  outcome: () => 'Did it take place?',
  feedback: () => 'How did it go?',
}

function messageOf({ kind, day, details }: WarningRow, today: string): { message: string; field: string } {
  if (kind === 'certificate') {
    const { name, field } = certificates[String(details['certificate'])] ?? { name: 'Certificate', field: '' }
    const notice = certificateNotice(day ?? '', today)
    return { message: `${name}. ${notice ?? 'Its expiry date is not valid.'}`, field }
  }
  if (kind === 'facts') {
    const columns = (details['columns'] ?? []) as PublishColumn[]
    const labels = columns.slice(0, maxNamedFacts).map(publishLabel).join(', ')
    const rest = columns.length - maxNamedFacts
    return {
      message: `${labels}${rest > 0 ? ` and ${counted(rest, 'other')}` : ''}.`,
      field: columns[0] ?? '',
    }
  }
  if (kind === 'offer') {
    const status = isStatus(details['status']) ? statusLabels[details['status']] : 'Under offer'
    return { message: `${status}, unchanged since ${formatDay(day ?? '')}.`, field: 'status' }
  }
  if (kind === 'draft') return { message: `Unchanged since ${formatDay(day ?? '')}.`, field: '' }
  const refusal = toText(details['refusal'])
  const [problem, ...others] = parsePublishProblems(refusal)
  if (!problem) return { message: refusal, field: 'publish_at' }
  const type = details['listing_type'] === 'rent' ? 'rent' : 'sale'
  return { message: publishSummary([problem, ...others], type), field: problem.column }
}

/** Parses the database's response: the page's sections that have warnings. An invalid row is not shown or counted. */
export function parseSections(response: unknown): WarningSection[] {
  const byKind = v.parse(responseSchema, response)
  return warningSections.flatMap(({ kind, title }) => {
    const { count, rows: read } = byKind[kind] ?? { count: 0, rows: [] }
    const rows = read.flatMap((each): WarningRow[] => {
      const { success, output } = v.safeParse(rowSchema, each)
      return success ? [output] : []
    })
    const validCount = count - (read.length - rows.length)
    return validCount > 0 ? [{ kind, title, count: validCount, rows }] : []
  })
}

/** A row in words. `today` is London's day. */
export function warningOf(row: WarningRow, today: string): Warning {
  const { kind, property_id: id, day, details } = row
  const untitled = details['appointment'] === 'valuation' ? 'Valuation' : 'Untitled listing'
  const listing = [row.title || untitled, row.reference].filter(Boolean).join(', ')
  const about = viewingMessages[kind]?.(details)
  if (about !== undefined) {
    const when = `${toText(details['name'])}, ${formatShortMoment(parseTimestamp(toText(details['starts_at'])))}.`
    const message = about === '' ? when : `${about}${about.endsWith('?') ? '' : ':'} ${when}`
    return { key: toText(details['viewing_id']), listing, message, href: `${paths.adminDiary}?day=${day}` }
  }
  const { message, field } = messageOf(row, today)
  return { key: `${id}${field}`, listing, message, href: paths.adminProperty(id ?? '', field) }
}
