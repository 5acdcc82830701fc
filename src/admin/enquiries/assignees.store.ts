import { atom } from 'nanostores'
import type { Assignee } from './assignees'
import { readAssignees } from './assignees.queries'

/** All current and former staff, by name. Empty until loaded, and then nothing can be assigned. */
export const $assignees = atom<Assignee[]>([])

/** Loads the staff. Failures are ignored: the inbox works without names. */
export async function loadAssignees() {
  const result = await readAssignees()
  if (result.ok) $assignees.set(result.value)
}
