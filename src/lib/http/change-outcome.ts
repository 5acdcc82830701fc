import { readTwice } from './read-twice'
import type { Failure, Result } from './result'

export type ChangeOutcome<T> =
  | { kind: 'done'; value: T }
  | { kind: 'refused'; failure: Failure }
  /** The response was lost, and the change was not stored. */
  | { kind: 'unchanged'; value: T }
  /** Nothing could be read after the lost response. The change may be stored. */
  | { kind: 'unknown' }

/** Awaits a change. After a lost response, `isDone` decides by what is stored then. */
export async function changeOutcome<T>(
  change: Promise<Result<T>>,
  read: () => Promise<Result<T>>,
  isDone: (stored: T) => boolean,
): Promise<ChangeOutcome<T>> {
  const result = await change
  if (result.ok) return { kind: 'done', value: result.value }
  if (result.failure.kind === 'refused') return { kind: 'refused', failure: result.failure }
  const stored = await readTwice(read)
  if (!stored.ok) return { kind: 'unknown' }
  return { kind: isDone(stored.value) ? 'done' : 'unchanged', value: stored.value }
}
