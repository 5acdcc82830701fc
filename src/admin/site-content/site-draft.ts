import { draftPrefix } from '../../lib/http/admin-session'
import { readDraft, removeDraft, saveDraft } from '../../lib/storage/draft'
import type { Answers } from './answers'

// What is typed and not saved, in this tab.

interface SiteDraft {
  answers: Answers
  /** When the content was last changed, as whoever typed saw it. */
  seen: string
}
const name = `${draftPrefix}site`

export const keepDraft = (draft: SiteDraft | null) =>
  void (draft ? saveDraft(name, { answers: { ...draft }, step: 0 }) : removeDraft(name))

export function takeDraft(): SiteDraft | null {
  const { answers, seen } = (readDraft(name)?.answers ?? {}) as Partial<SiteDraft>
  return answers && Array.isArray(answers.days) && Array.isArray(answers.featured) && seen ? { answers, seen } : null
}
