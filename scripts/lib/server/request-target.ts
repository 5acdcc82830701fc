/**
 * The address that a request line names, against a host of no meaning: the path and the query are what counts.
 * @returns null for what is no address: `*`, `host:port`, another scheme
 */
export function parseRequestTarget(target: string): URL | null {
  // Put together and not resolved: of `//evil.example/` the URL parser would make a host.
  const address = target.startsWith('/') ? `http://site${target}` : target
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return null
  return new URL(address)
}

/**
 * The path as files and rules know it: decoded, with its dots resolved.
 * @returns null for a path that some client would read otherwise (an empty part, a backslash, a control character) or
 *   that is not UTF-8. Nothing lies there, and no answer repeats it.
 */
export function decodedPath({ pathname }: URL): string | null {
  try {
    const path = decodeURIComponent(pathname)
    return /[\u0000-\u001f\u007f\\]|\/\/|\/\.\.?(\/|$)/.test(path) ? null : path
  } catch {
    return null
  }
}

/** A decoded path as an address that keeps to this host. */
export const encodedPath = (path: string) => path.split('/').map(encodeURIComponent).join('/')

/** The one address of a page: no `.html`, no slash at the end. */
export const cleanPath = (path: string) => path.replace(/(\/index)?\.html$/, '').replace(/(.)\/$/, '$1') || '/'
