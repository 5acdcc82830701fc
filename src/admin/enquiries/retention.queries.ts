import type { Enquiry } from './inbox'
import { concurrentChanges, maxRetries, storedEnquiry, writeFollowUp } from './inbox.queries'
import { isSameKeep, type Keep } from './retention'

export interface SavedKeep {
  /** The current stored enquiry. */
  stored: Enquiry
  /** Whether a colleague changed the retention concurrently, so that nothing was written. */
  conflict: boolean
}

/** Extends an enquiry's retention, or ends the extension. A colleague's concurrent note or status stays. */
export async function saveKeep(enquiry: Enquiry, keep: Keep | null): Promise<SavedKeep> {
  let { version } = enquiry
  for (let n = 0; n < maxRetries; n++) {
    const changes = { keep_until: keep?.until ?? null, keep_reason: keep?.reason ?? null }
    const isWritten = await writeFollowUp(enquiry, version, changes)
    const stored = await storedEnquiry(enquiry)
    if (isWritten || isSameKeep(stored.keep, keep)) return { stored, conflict: false }
    if (!isSameKeep(stored.keep, enquiry.keep)) return { stored, conflict: true }
    version = stored.version
  }
  throw concurrentChanges()
}
