import { violatedConstraint } from '../../lib/http/database-error.ts'
import type { Failure, Result } from '../../lib/http/result.ts'
import { counted } from '../../lib/format/words.ts'
import type { importPayload } from './feed-payload.ts'

// Splits a large feed into parts, each in its own transaction. Pure, apart from the passed call.

type Payload = ReturnType<typeof importPayload>
/** The result of a part: counts, or the listings that changed since the dry run. */
export interface Imported {
  conflicts: string[]
  created?: number
  changed?: number
  withdrawn?: number
}

// The database writes this many in five seconds of its 55-second limit. The site's server accepts bodies of 12 MB.
const limits = { listings: 2000, bytes: 8_000_000 }
const kinds = ['create', 'change', 'withdraw'] as const

/** The request bodies, in order. Withdrawals come last, so that nothing is removed before everything else is stored. */
export function importParts(payload: Payload, { listings, bytes } = limits): Payload[] {
  const parts: Payload[] = []
  let part: Payload | undefined
  let [room, weight] = [0, 0]
  const encoder = new TextEncoder()
  for (const kind of kinds)
    for (const listing of payload[kind]) {
      const size = encoder.encode(JSON.stringify(listing)).length
      if (!part || room === 0 || weight + size > bytes) {
        part = { branch: payload.branch, create: [], change: [], withdraw: [] }
        parts.push(part)
        ;[room, weight] = [listings, 0]
      }
      ;(part[kind] as unknown[]).push(listing)
      room -= 1
      weight += size
    }
  return parts
}

export interface ImportOutcome {
  parts: number
  /** The number of stored parts. */
  stored: number
  created: number
  changed: number
  withdrawn: number
  /** Why the next part failed; null if all succeeded. */
  failure: Failure | { kind: 'conflict'; count: number } | null
}

/** Whether a change only sets ownership. */
const onlyAdopts = ({ row, record }: Payload['change'][number]) =>
  Object.keys(row).length === 0 && Object.keys(record).length === 0

/**
 * Sends parts sequentially and stops at the first failure.
 * @param onPart called before each part, with its number from 1
 */
export async function importInParts(
  parts: readonly Payload[],
  send: (part: Payload) => Promise<Result<Imported>>,
  onPart: (number: number, parts: number) => void = () => undefined,
): Promise<ImportOutcome> {
  const outcome = { parts: parts.length, stored: 0, created: 0, changed: 0, withdrawn: 0 }
  for (const part of parts) {
    onPart(outcome.stored + 1, parts.length)
    // Yields to the event loop after the blocking comparison, so that the screen renders and closed connections are
    // noticed.
    await new Promise((resolve) => setTimeout(resolve))
    const result = await send(part)
    if (!result.ok) return { ...outcome, failure: result.failure }
    const { conflicts, created = 0, changed = 0, withdrawn = 0 } = result.value
    if (conflicts.length > 0) return { ...outcome, failure: { kind: 'conflict', count: conflicts.length } }
    outcome.stored += 1
    outcome.created += created
    outcome.changed += changed - part.change.filter(onlyAdopts).length
    outcome.withdrawn += withdrawn
  }
  return { ...outcome, failure: null }
}

const constraintReasons: Readonly<Record<string, string>> = {
  properties_deposit_cap: 'A deposit is above the legal maximum for its rent.',
  properties_slug_key: 'Two listings would have the same web address.',
}

/** Why the database refused a part, without the name of a constraint. */
function refusalText(failure: Failure): string {
  const constraint = violatedConstraint(failure)
  if (constraint) return constraintReasons[constraint] ?? 'A home has a value that the database does not accept.'
  return failure.code?.startsWith('23') ? 'A home has a value that the database does not accept.' : failure.message
}

/** The counts: `2 new, 1 changed, 0 withdrawn`. */
export const importCounts = ({ created, changed, withdrawn }: ImportOutcome): string =>
  `${created} new, ${changed} changed, ${withdrawn} withdrawn`

/**
 * Explains a partly failed import and how to continue.
 * @param again how to restart it: `Choose the file again`
 */
export function importFailure(outcome: ImportOutcome, again: string): string {
  const { parts, stored, failure } = outcome
  if (!failure) return ''
  const unknown = failure.kind === 'unreachable'
  const reason =
    failure.kind === 'conflict'
      ? `${counted(failure.count, 'listing')} changed since the file was compared.`
      : unknown
        ? 'The server did not answer. Check your connection.'
        : refusalText(failure).replace(/([^.!?])$/, '$1.')
  if (parts === 1) {
    const came = unknown ? 'The feed may or may not be imported.' : 'Nothing was imported.'
    return `${came} ${reason} ${again}. The listings are compared again.`
  }
  const done =
    stored === 0
      ? 'No earlier part was imported.'
      : `${stored === 1 ? 'Part 1 is' : `Parts 1 to ${stored} are`} imported: ${importCounts(outcome)}.`
  const part = `Part ${stored + 1} of ${parts} ${unknown ? 'may or may not be imported' : 'was not imported'}`
  return `${part}. ${reason} ${done} ${again} to import the rest.`
}
