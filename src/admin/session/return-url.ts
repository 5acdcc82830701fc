import { paths } from '../../paths'

/**
 * Where a sign-in leads: the admin screen that `?to=` names, or the list. Any other address is ignored, so that a link
 * to the sign-in cannot send an administrator to somebody else's site.
 */
export function returnUrl(search: string): string {
  const to = new URLSearchParams(search).get('to') ?? ''
  const fits = /^\/admin(\/[a-z0-9-]+)*(\?[^#\\]*)?$/i.test(to) && !to.startsWith(paths.adminSignIn)
  return fits ? to : paths.admin
}

/** The token of the letter whose link was followed: an invitation's, or a forgotten password's. Empty without one. */
export function linkToken(search: string): string {
  const query = new URLSearchParams(search)
  return query.get('invite') ?? query.get('reset') ?? ''
}
