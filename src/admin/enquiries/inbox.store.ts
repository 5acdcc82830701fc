import { checkSession } from '../../lib/http/admin-session'
import type { Failure } from '../../lib/http/result'

/** A refusal also checks the session, which may have expired. */
export function onRefusal({ kind }: Failure) {
  if (kind === 'refused') void checkSession()
  return kind
}
