import { describe, expect, it } from 'vitest'
import { caddyFile, headersFile, nginxFile, redirectsFile } from '../../../../src/integrations/csp-headers/hosts'
import { contentPolicy, headerRules, rewritesWith } from '../../../../src/integrations/csp-headers/rules'
import { hostSettings } from '../../../../src/integrations/csp-headers/settings'
import { vercelFile } from '../../../../src/integrations/csp-headers/vercel'

const sameOrigin = hostSettings({})
const policy = contentPolicy({ scripts: ['sha256-abc='], ...sameOrigin })
const rules = headerRules(policy, 'host')
const prefixes = ['/zh']

describe('All hosts have the same rules', () => {
  const files = {
    headers: headersFile(rules),
    vercel: vercelFile(rules, prefixes),
    nginx: nginxFile(rules, prefixes),
    caddy: caddyFile(rules, prefixes),
  }
  it.each(Object.entries(files))('%s sends every header', (_, file) => {
    const plain = file.replaceAll('\\"', '"')
    for (const { values } of rules)
      for (const [name, value] of Object.entries(values))
        for (const part of [name, value]) expect(plain).toContain(part)
  })
  const { vercel, nginx, caddy } = files
  it.each(Object.entries({ vercel, nginx, caddy }))(
    '%s rewrites to the pages that serve several addresses',
    (_, file) => {
      for (const { from, to } of rewritesWith(prefixes)) {
        expect(file).toContain(to)
        expect(file).toContain(from.slice(0, from.search(/[*:]/)))
      }
    },
  )
  it('_redirects, which Cloudflare applies even to existing pages, does not serve the shell for listings', () =>
    expect(redirectsFile()).not.toContain('/property/'))
  it.each(Object.entries({ vercel, nginx, caddy, netlify: redirectsFile(prefixes) }))(
    '%s has the 404 page of another edition, and nothing of one that is not offered',
    (name, file) => {
      expect(file).toContain(name === 'vercel' ? '"destination": "/api/zh/not-found"' : '/zh/404')
      for (const one of [vercelFile(rules, []), nginxFile(rules, []), caddyFile(rules, []), redirectsFile([])])
        expect(one).not.toContain('/zh')
    },
  )
  it('nginx compresses every text, for caches too, and names the types that its own list lacks', () => {
    const types = ['text/plain', 'text/csv', 'text/xml', 'application/manifest+json']
    const compressed = /^gzip_types (.*);$/m.exec(nginx)?.[1]?.split(' ')
    expect(compressed).toEqual(expect.arrayContaining(types))
    expect(nginx).toContain('\ngzip_vary on;\n')
    for (const type of ['text/csv', 'application/manifest+json']) expect(nginx).toContain(`default_type ${type};`)
  })
  it('Caddy redirects the same domain without “www.” to the site', () =>
    expect(caddy.slice(caddy.indexOf('\nmeridianrow.example {'))).toMatch(
      /^\n\S+ \{\n\theader Strict-Transport-Security "max-age=\d+"\n\tredir https:\/\/www\.\S+\{uri\} permanent\n\}\n$/,
    ))
  it('vercel.json is JSON', () => expect(() => JSON.parse(files.vercel) as unknown).not.toThrow())
})
