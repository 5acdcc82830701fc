import { isIP } from 'node:net'

const authority = (text: string | undefined): URL | null => {
  if (!text || /[/\\?#@\s]/.test(text) || !URL.canParse(`http://${text}`)) return null
  return new URL(`http://${text}`)
}

/**
 * Whether a Host header names this server. Otherwise DNS rebinding could make another site's page count as our own. A
 * numeric address cannot be rebound.
 */
export function isKnownHost(host: string | undefined, names: string[]): boolean {
  const hostname = authority(host)?.hostname
  return hostname !== undefined && (names.includes(hostname) || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0)
}

/**
 * Whether an Origin header is this site's own, or missing.
 * @param host the request's Host header
 * @param allowedHosts the site's names behind a proxy that sends another Host
 */
export function isOwnOrigin(origin: string | undefined, host: string | undefined, allowedHosts: string[]): boolean {
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  const from = new URL(origin)
  return (
    /^https?:$/.test(from.protocol) && (from.host === authority(host)?.host || allowedHosts.includes(from.hostname))
  )
}
