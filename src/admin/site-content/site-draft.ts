import { draftPrefix } from '../../lib/http/admin-session'
import { readDraft, removeDraft, saveDraft } from '../../lib/storage/draft'
import type { SiteValues } from './site-values'

// Unsaved site content in this tab.

interface SiteDraft {
  values: SiteValues
  /** The content's last change when typing began. */
  version: string
}
const name = `${draftPrefix}site`

export const keepDraft = (draft: SiteDraft | null) =>
  void (draft ? saveDraft(name, { values: { ...draft }, step: 0 }) : removeDraft(name))

export function takeDraft(): SiteDraft | null {
  const { values, version } = (readDraft(name)?.values ?? {}) as Partial<SiteDraft>
  return values && Array.isArray(values.days) && Array.isArray(values.featured) && version ? { values, version } : null
}
