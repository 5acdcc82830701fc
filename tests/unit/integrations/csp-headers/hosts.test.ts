import { describe, expect, it } from 'vitest'
import {
  caddyFile,
  headersFile,
  nginxFile,
  redirectsFile,
  vercelFile,
} from '../../../../src/integrations/csp-headers/hosts'
import { contentPolicy, headerRules, rewrites } from '../../../../src/integrations/csp-headers/rules'
import { hostSettings } from '../../../../src/integrations/csp-headers/settings'

const sameOrigin = hostSettings({})
const policy = contentPolicy({ scripts: ['sha256-abc='], ...sameOrigin })
const rules = headerRules(policy, 'host')

describe('All hosts have the same rules', () => {
  const files = {
    headers: headersFile(rules),
    vercel: vercelFile(rules),
    nginx: nginxFile(rules),
    caddy: caddyFile(rules),
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
      for (const { from, to } of rewrites) {
        expect(file).toContain(to)
        expect(file).toContain(from.slice(0, from.search(/[*:]/)))
      }
    },
  )
  it('_redirects, which Cloudflare applies even to existing pages, does not serve the shell for listings', () =>
    expect(redirectsFile()).not.toContain('/property/'))
  it('vercel.json is JSON', () => expect(() => JSON.parse(files.vercel) as unknown).not.toThrow())
})
