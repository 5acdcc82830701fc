import { atom } from 'nanostores'
import type { Assignee } from './assignees'
import { readAssignees } from './assignees.queries'

/** Everybody who works here or did, by name. Empty until they are known: nothing is assigned before. */
export const $assignees = atom<Assignee[]>([])

/** Reads who works here. As well as it can: an inbox without these names is an inbox. */
export async function loadAssignees() {
  const result = await readAssignees()
  if (result.ok) $assignees.set(result.value)
}
