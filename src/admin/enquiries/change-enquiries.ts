import type { Database } from '../../lib/database.types'
import { toText } from '../../lib/format/to-text'
import { textForKey } from '../../lib/http/database-error'
import {
  type Kind,
  enquiryKey,
  findValue,
  kinds,
  type State,
  stateLabel,
  states,
} from '../../domain/enquiry/enquiry-labels'
import { refusals } from './failure-notice'
import type { Enquiry } from '../../domain/enquiry/enquiry'

// Changes of the state and assignee of several enquiries at once. Pure.

/** The database's maximum number of enquiries per call. */
export const maxAtOnce = 1000

/** The values that several enquiries can get at once. */
export type Changeable = Pick<Enquiry, 'state' | 'assignedTo'>

export interface EnquiryChange {
  enquiry: Enquiry
  after: Partial<Changeable>
}

/** The result of one change. */
export interface ChangeOutcome {
  kind: Kind
  id: string
  outcome: 'changed' | 'conflict' | 'gone' | 'refused'
  /** The key of the refusal; empty if there is none. */
  hint: string
  /** The stored values; null without a follow-up. */
  stored: (Changeable & { version: number }) | null
}

/** The arguments of `change_enquiries`: the changes, with the versions that they replace. */
export const changeRows = (changes: readonly EnquiryChange[], versionOf: (enquiry: Enquiry) => number) =>
  changes.map(({ enquiry, after }) => ({
    kind: enquiry.kind,
    id: enquiry.id,
    version: versionOf(enquiry),
    after: {
      ...(after.state && { state: after.state }),
      ...(after.assignedTo !== undefined && { assigned_to: after.assignedTo || null }),
    },
  }))

const outcomes = [{ value: 'changed' }, { value: 'conflict' }, { value: 'gone' }, { value: 'refused' }] as const
const fieldsIn = (value: unknown) => (value ?? {}) as Record<string, unknown>

type Rows = Database['public']['Functions']['change_enquiries']['Returns']

/** The rows of `change_enquiries`; unknown kinds and outcomes are skipped. */
export const parseOutcomes = (rows: Rows): ChangeOutcome[] =>
  rows.flatMap((row) => {
    const [kind, outcome] = [findValue(kinds, row.kind), findValue(outcomes, row.outcome)]
    if (!kind || !outcome) return []
    const stored = fieldsIn(row.stored)
    const state = findValue(states, stored['state'])
    const values = state && {
      state,
      assignedTo: toText(stored['assigned_to']),
      version: Number(stored['version']),
    }
    return [{ kind, id: row.id, outcome, hint: toText(fieldsIn(row.failure)['hint']), stored: values ?? null }]
  })

/** Only changes of a value. */
export const withoutUnchanged = (changes: readonly EnquiryChange[]) =>
  changes.filter(
    ({ enquiry, after }) =>
      (after.state !== undefined && after.state !== enquiry.state) ||
      (after.assignedTo !== undefined && after.assignedTo !== enquiry.assignedTo),
  )

/** One change of each enquiry: of several, the last one of each field. */
export function merged(changes: readonly EnquiryChange[]): EnquiryChange[] {
  const byKey = new Map<string, EnquiryChange>()
  for (const { enquiry, after } of changes) {
    const key = enquiryKey(enquiry)
    byKey.set(key, { enquiry, after: { ...byKey.get(key)?.after, ...after } })
  }
  return [...byKey.values()]
}

/**
 * The conflicts to send once more, over the stored version: a reply or a note has raised it, and left the state and
 * assignee that were shown.
 */
export const repeatable = (
  changes: readonly EnquiryChange[],
  outcomes: readonly ChangeOutcome[],
  shown: ReadonlyMap<string, Changeable>,
): EnquiryChange[] =>
  changes.flatMap(({ enquiry, after }) => {
    const before = shown.get(enquiryKey(enquiry))
    const { outcome, stored } = outcomes.find((each) => enquiryKey(each) === enquiryKey(enquiry)) ?? {}
    return outcome === 'conflict' && stored && stored.state === before?.state && stored.assignedTo === before.assignedTo
      ? [{ enquiry: { ...enquiry, ...stored }, after }]
      : []
  })

/** Our own change whose response was lost is not a conflict: the stored values are the wanted ones. */
export const withoutOwnConflicts = (outcomes: readonly ChangeOutcome[], changes: readonly EnquiryChange[]) => {
  const requestedValues = new Map(changes.map(({ enquiry, after }) => [enquiryKey(enquiry), after]))
  return outcomes.map((one): ChangeOutcome => {
    const { outcome, stored } = one
    const after = requestedValues.get(enquiryKey(one))
    if (outcome !== 'conflict' || !stored || !after) return one
    const isOwn = Object.entries(after).every(([name, value]) => stored[name as keyof Changeable] === value)
    return isOwn ? { ...one, outcome: 'changed' } : one
  })
}

/** The changes that restore the previous values of the same fields, with the stored versions. */
export const inverse = (changes: readonly EnquiryChange[], stored: readonly ChangeOutcome[]): EnquiryChange[] =>
  changes.flatMap(({ enquiry, after }) => {
    const now = stored.find((each) => enquiryKey(each) === enquiryKey(enquiry))
    if (now?.outcome !== 'changed' || !now.stored) return []
    const { state, assignedTo } = enquiry
    return [
      {
        enquiry: { ...enquiry, ...now.stored },
        after: { ...(after.state && { state }), ...(after.assignedTo !== undefined && { assignedTo }) },
      },
    ]
  })

/** Why one enquiry was not changed, in words. */
export function skippedText({ outcome, hint, stored, kind }: ChangeOutcome): string {
  if (outcome === 'gone') return 'It has been erased.'
  if (outcome === 'conflict')
    return stored
      ? `Somebody else changed it meanwhile. Its status is now ${stateLabel(stored.state, kind)}.`
      : 'Somebody else changed it meanwhile.'
  return textForKey(refusals, { kind: 'refused', message: '', hint }) ?? 'The server refused it.'
}

/** What a change does, for its announcement: `Closed`, `Assigned to Tom Ashby`. */
export function changeText(
  { state, assignedTo }: Partial<Changeable>,
  nameOf: (id: string) => string,
  kind: Kind | '' = '',
): string {
  if (assignedTo !== undefined) return assignedTo ? `Assigned to ${nameOf(assignedTo)}` : 'Assigned to nobody'
  return state === 'new' ? 'Marked as new' : stateLabel(state as State, kind)
}
