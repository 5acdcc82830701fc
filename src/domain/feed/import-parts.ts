import type { Failure, Result } from '../../lib/http/result.ts'
import { counted } from '../../lib/format/words.ts'
import type { importPayload } from './feed-payload.ts'

// A large feed goes to the database in parts, each of one transaction. Pure, but for the call that it is given.

type Payload = ReturnType<typeof importPayload>
/** What a part came to: how many of each, or the listings that have changed since the dry run. */
export interface Imported {
  conflicts: string[]
  created?: number
  changed?: number
  withdrawn?: number
}

// The database writes so many in five seconds, and may take 55. The site's server takes bodies of 12 MB.
const limits = { listings: 2000, bytes: 8_000_000 }
const kinds = ['create', 'change', 'withdraw'] as const

/** The bodies of the calls, in their order. Withdrawals come last, so that nothing goes before all else has come. */
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
  /** How many parts are stored. */
  stored: number
  created: number
  changed: number
  withdrawn: number
  /** Why the next part is not; null where all are. */
  failure: Failure | { kind: 'conflict'; count: number } | null
}

/** Whether a change says nothing but whose the home is. */
const onlyAdopts = ({ row, record }: Payload['change'][number]) =>
  Object.keys(row).length === 0 && Object.keys(record).length === 0

/**
 * Sends parts one after another, and none after one that fails.
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
    // Comparing a large feed stops all else: a screen is drawn, and a connection that has ended meanwhile is noticed.
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

/** How many of each kind: `2 new, 1 changed, 0 withdrawn`. */
export const importCounts = ({ created, changed, withdrawn }: ImportOutcome): string =>
  `${created} new, ${changed} changed, ${withdrawn} withdrawn`

/**
 * What was done of an import that failed, what was not, and how to go on.
 * @param again how to start it once more: `Choose the file again`
 */
export function importFailure(outcome: ImportOutcome, again: string): string {
  const { parts, stored, failure } = outcome
  if (!failure) return ''
  const unknown = failure.kind === 'unreachable'
  const reason =
    failure.kind === 'conflict'
      ? `${counted(failure.count, 'listing')} changed since the file was compared.`
      : unknown
        ? 'No answer came. Check the connection.'
        : failure.message.replace(/([^.!?])$/, '$1.')
  if (parts === 1) {
    const came = unknown ? 'The feed may be imported or not.' : 'Nothing was imported.'
    return `${came} ${reason} ${again}: it is compared anew.`
  }
  const done =
    stored === 0
      ? 'Nothing before it was imported.'
      : `${stored === 1 ? 'Part 1 is' : `Parts 1 to ${stored} are`} imported: ${importCounts(outcome)}.`
  const part = `Part ${stored + 1} of ${parts} ${unknown ? 'may be imported or not' : 'was not imported'}`
  return `${part}. ${reason} ${done} ${again}: what is done is recognised, and the rest follows.`
}
