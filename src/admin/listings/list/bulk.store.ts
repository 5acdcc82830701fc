import { toast } from '../../../components/ui/toast'
import type { Failure } from '../../../lib/http/result'
import { counted } from '../../../lib/format/words'
import { changeListings } from './bulk.queries'
import { inverse, type ListingChange, type Outcome } from './listing-change'
import { load, $problem } from './list.store'
import { clearSelection } from './selection.store'

const undoMs = 20_000

/**
 * Changes listings, announces it and offers an undo.
 * @param announcement a verb for the count: `Set to Live`
 * @returns the skipped listings with reasons, or the failure
 */
export async function applyChanges(
  changes: readonly ListingChange[],
  announcement: string,
): Promise<{ left: Outcome[] } | { failure: Failure }> {
  const result = await changeListings(changes)
  if (!result.ok) return { failure: result.failure }
  const changed = new Set(result.value.filter(({ outcome }) => outcome === 'changed').map(({ id }) => id))
  const left = result.value.filter(({ id }) => !changed.has(id))
  if (changed.size > 0) {
    const undo = inverse(changes.filter(({ id }) => changed.has(id)))
    clearSelection()
    toast(`${announcement}: ${counted(changed.size, 'listing')}`, {
      durationMs: undoMs,
      action: { label: 'Undo', onPress: () => void takeBack(undo) },
    })
  }
  void load()
  return { left }
}

async function takeBack(undo: readonly ListingChange[]) {
  const result = await changeListings(undo)
  const left = result.ok ? result.value.filter(({ outcome }) => outcome !== 'changed').length : 0
  if (!result.ok) $problem.set(result.failure.message)
  else if (left === 0) toast(`Undone: ${counted(undo.length, 'listing')}`)
  else
    $problem.set(
      `${left} of ${counted(undo.length, 'listing')} could not be restored. Somebody else changed them, ` +
        'or the server refused. Their history shows the earlier values.',
    )
  void load()
}
