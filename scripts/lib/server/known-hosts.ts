import { isIP } from 'node:net'

const authority = (text: string | undefined): URL | null => {
  if (!text || /[/\\?#@\s]/.test(text) || !URL.canParse(`http://${text}`)) return null
  return new URL(`http://${text}`)
}

/**
 * Whether a Host header names this server. A page of another name that was pointed at this machine (DNS rebinding)
 * would otherwise count as the site's own. A numeric address cannot be pointed anywhere else.
 */
export function isKnownHost(host: string | undefined, names: string[]): boolean {
  const hostname = authority(host)?.hostname
  return hostname !== undefined && (names.includes(hostname) || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0)
}

/**
 * Whether an Origin header is this site's own, or there is none.
 * @param host the request's Host header
 * @param allowedHosts the site's names behind a proxy, which may send on another Host
 */
export function isOwnOrigin(origin: string | undefined, host: string | undefined, allowedHosts: string[]): boolean {
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  const from = new URL(origin)
  return (
    /^https?:$/.test(from.protocol) && (from.host === authority(host)?.host || allowedHosts.includes(from.hostname))
  )
}
