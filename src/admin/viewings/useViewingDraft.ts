import { useCallback, useState } from 'react'
import { type ViewingDraft, viewingDrafts } from './viewing-drafts'

/**
 * A viewing that is being booked or changed, stored in this tab.
 * @param initial what it begins with, if nothing is stored
 */
export function useViewingDraft(key: string, initial: () => ViewingDraft | null) {
  const [draft, setDraft] = useState(() => viewingDrafts.read(key) ?? initial())
  const store = useCallback(
    (next: ViewingDraft) => {
      viewingDrafts.store(key, next)
      // Its form has the values. Its id and version change only after a conflict.
      setDraft((before) => (before?.id === next.id && before.sequence === next.sequence ? before : next))
    },
    [key],
  )
  /** Drops the draft of a viewing, but not another one that was begun meanwhile. */
  const drop = (id: string) => {
    if (viewingDrafts.read(key)?.id === id) viewingDrafts.drop(key)
    setDraft((before) => (before?.id === id ? null : before))
  }
  return { draft, begin: setDraft, store, drop }
}
