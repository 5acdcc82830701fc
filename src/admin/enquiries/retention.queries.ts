import { failed, type Result, success } from '../../lib/http/result'
import type { Enquiry } from './inbox'
import { erased, maxRetries, oneEnquiry, writeFollowUp } from './inbox.queries'
import { isSameKeep, type Keep } from './retention'

export interface SavedKeep {
  /** The current stored enquiry. */
  stored: Enquiry
  /** Whether a colleague changed the retention concurrently, so that nothing was written. */
  conflict: boolean
}

/** Extends an enquiry's retention, or ends the extension. A colleague's concurrent note or status stays. */
export async function saveKeep(enquiry: Enquiry, keep: Keep | null): Promise<Result<SavedKeep>> {
  let { version } = enquiry
  for (let n = 0; n < maxRetries; n++) {
    const changes = { keep_until: keep?.until ?? null, keep_reason: keep?.reason ?? null }
    const written = await writeFollowUp(enquiry, version, changes)
    if (!written.ok) return written
    const now = await oneEnquiry(enquiry.kind, enquiry.id)
    if (!now.ok) return now
    const stored = now.value
    if (!stored) return erased
    if (written.value || isSameKeep(stored.keep, keep)) return success({ stored, conflict: false })
    if (!isSameKeep(stored.keep, enquiry.keep)) return success({ stored, conflict: true })
    version = stored.version
  }
  return failed('refused', 'Somebody else keeps changing this follow-up.')
}
