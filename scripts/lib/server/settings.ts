import { hostname } from 'node:os'
import { UserError } from '../cli.ts'

export interface ServerSettings {
  /** The address to listen on. */
  host: string
  /** The valid names in a Host header, besides numeric addresses. */
  hostNames: string[]
  /** The site's names behind a proxy. */
  allowedHosts: string[]
  /** The number of proxies that write X-Forwarded-For. */
  trustedProxies: number
}

/** Reads HOST, ALLOWED_HOSTS and TRUST_PROXY (docs/deploy.md). */
export function serverSettings(env: NodeJS.ProcessEnv = process.env): ServerSettings {
  const { HOST: host = '', ALLOWED_HOSTS: named = '', TRUST_PROXY: trust = '' } = env
  const allowedHosts = named
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean)
  const strange = allowedHosts.find((name) => !/^[a-z0-9.-]+$/.test(name))
  if (strange)
    throw new UserError('ALLOWED_HOSTS takes host names alone, as in demo.example.org; ' + `“${strange}” is none.`)
  if (!/^(yes|no|\d{1,2})?$/.test(trust))
    throw new UserError(
      'TRUST_PROXY must be the number of proxies before this server, ' + `yes (one) or no; it is “${trust}”.`,
    )
  // A server on all addresses is also known by the machine's name.
  const own = /^(0\.0\.0\.0|::)$/.test(host) ? [hostname(), `${hostname()}.local`] : [host]
  return {
    host: host || '127.0.0.1',
    hostNames: ['localhost', ...own.filter(Boolean).map((name) => name.toLowerCase()), ...allowedHosts],
    allowedHosts,
    trustedProxies: trust === 'yes' ? 1 : Number(trust) || 0,
  }
}
