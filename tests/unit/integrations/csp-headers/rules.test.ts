import { describe, expect, it } from 'vitest'
import { contentPolicy, headerRules, type Hsts } from '../../../../src/integrations/csp-headers/rules'
import { hostSettings } from '../../../../src/integrations/csp-headers/settings'

const sameOrigin = hostSettings({})
const policy = contentPolicy({ scripts: ['sha256-abc='], ...sameOrigin })

describe('The content policy', () => {
  it('allows our own files and the listed inline scripts, and nothing else', () => {
    const scripts = policy.match(/script-src ([^;]+)/)?.[1]
    expect(scripts).toBe("'self' 'sha256-abc='")
    expect(policy).not.toContain('unsafe-eval')
  })
  it.each(["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "connect-src 'self';"])(
    'says %s',
    (directive) => expect(policy).toContain(directive),
  )
  it('contains Supabase and Google only if they are used', () => {
    const other = contentPolicy({ scripts: [], backend: 'https://x.supabase.co', maps: true })
    expect(other).toContain("connect-src 'self' https://x.supabase.co https://maps.googleapis.com")
    expect(policy).not.toMatch(/supabase|google/)
  })
})

describe('The content policy', () => {
  it('HSTS covers only this host until the owner extends it', () => {
    const sent = (hsts: Hsts) => headerRules('', hsts)[0]?.values['Strict-Transport-Security']
    expect([sent('host'), sent('subdomains'), sent('preload')]).toEqual([
      'max-age=63072000',
      'max-age=63072000; includeSubDomains',
      'max-age=63072000; includeSubDomains; preload',
    ])
  })
})
