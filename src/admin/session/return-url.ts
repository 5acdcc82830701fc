import { paths } from '../../paths'

/**
 * The destination of a sign-in: the admin screen in `?to=`, or the list. Other addresses are ignored, to prevent open
 * redirects.
 */
export function returnUrl(search: string): string {
  const to = new URLSearchParams(search).get('to') ?? ''
  const isAllowed = /^\/admin(\/[a-z0-9-]+)*(\?[^#\\]*)?$/i.test(to) && !to.startsWith(paths.adminSignIn)
  return isAllowed ? to : paths.admin
}

/** The token of an email's link: of an invitation or a password reset. Empty without one. */
export function linkToken(search: string): string {
  const query = new URLSearchParams(search)
  return query.get('invite') ?? query.get('reset') ?? ''
}
