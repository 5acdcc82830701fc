import { hasDrafts, signOut } from '../../lib/http/admin-session'
import { paths } from '../../paths'

/** Signs out; asks first if this tab has unsaved changes. */
export async function leave() {
  if (hasDrafts() && !confirm('This tab has unsaved changes. If you sign out, you lose them. Sign out anyway?')) return
  await signOut()
  location.assign(paths.adminSignIn)
}
