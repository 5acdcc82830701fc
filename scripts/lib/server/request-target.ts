/**
 * The URL of a request line, with a placeholder host. Only the path and the query matter.
 * @returns null for an invalid target: `*`, `host:port`, another scheme
 */
export function parseRequestTarget(target: string): URL | null {
  // Concatenates instead of resolving, because the URL parser would read `//evil.example/` as a host.
  const address = target.startsWith('/') ? `http://site${target}` : target
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return null
  return new URL(address)
}

/**
 * The path for files and rules: decoded, with dots resolved.
 * @returns null for a path that clients read differently (an empty part, a backslash, a control character) or that is
 * not UTF-8
 */
export function decodedPath({ pathname }: URL): string | null {
  try {
    const path = decodeURIComponent(pathname)
    return /[\u0000-\u001f\u007f\\]|\/\/|\/\.\.?(\/|$)/.test(path) ? null : path
  } catch {
    return null
  }
}

/** Encodes a decoded path as an address on this host. */
export const encodedPath = (path: string) => path.split('/').map(encodeURIComponent).join('/')

/** The canonical address of a page: without `.html` and without a slash at the end. */
export const cleanPath = (path: string) => path.replace(/(\/index)?\.html$/, '').replace(/(.)\/$/, '$1') || '/'
