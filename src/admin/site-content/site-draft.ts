import { draftPrefix } from '../../lib/http/admin-session'
import { readDraft, removeDraft, saveDraft } from '../../lib/storage/draft'
import type { SiteValues } from './site-values'

// Unsaved site content in this tab; stored with the keys of the first release.

interface SiteDraft {
  values: SiteValues
  /** The content's last change when typing began. */
  version: string
}
const name = `${draftPrefix}site`

export const keepDraft = (draft: SiteDraft | null) =>
  void (draft
    ? // eslint-disable-next-line id-denylist -- A stored key.
      saveDraft(name, { values: { answers: draft.values, seen: draft.version }, step: 0 })
    : removeDraft(name))

export function takeDraft(): SiteDraft | null {
  // eslint-disable-next-line id-denylist -- A stored key.
  const { answers: values, seen: version } = (readDraft(name)?.values ?? {}) as { answers?: SiteValues; seen?: string }
  return values && Array.isArray(values.days) && Array.isArray(values.featured) && version ? { values, version } : null
}
