import { workPrefix } from '../../lib/admin-session'
import { type Draft, dropDraft, keepDraft, readDraft } from '../../lib/draft'
import { type State, states } from './inbox'

// Follow-ups that were begun and not saved: kept in this tab, so that looking at another enquiry loses nothing.

const prefix = `${workPrefix}follow-up `

export interface Unsaved {
  state: State
  note: string
}

/** What was begun for an enquiry, by its key; null where nothing was. */
export function readUnsaved(key: string): Unsaved | null {
  const { state, note } = readDraft(prefix + key)?.answers ?? {}
  const known = states.find(({ value }) => value === state)
  return known && typeof note === 'string' ? { state: known.value, note } : null
}
export const keepUnsaved = (key: string, unsaved: Unsaved) => keepDraft(prefix + key, { answers: { ...unsaved }, step: 1 } satisfies Draft)
export const dropUnsaved = (key: string) => dropDraft(prefix + key)

/** Whether this tab holds anything that closing it would lose. */
export const anyUnsaved = () => {
  try {
    return Object.keys(sessionStorage).some((name) => name.startsWith(prefix))
  } catch {
    return false
  }
}
