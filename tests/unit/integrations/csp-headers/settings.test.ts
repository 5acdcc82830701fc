import { describe, expect, it } from 'vitest'
import { caddyFile, nginxFile } from '../../../../src/integrations/csp-headers/hosts'
import { vercelFile } from '../../../../src/integrations/csp-headers/vercel'
import { contentPolicy, headerRules } from '../../../../src/integrations/csp-headers/rules'
import { hostSettings, isWrittenFor, writtenSettings } from '../../../../src/integrations/csp-headers/settings'

const sameOrigin = hostSettings({})
const policy = contentPolicy({ scripts: ['sha256-abc='], ...sameOrigin })

describe('The settings of a host', () => {
  const hosted = hostSettings({ PUBLIC_SUPABASE_URL: 'https://abc.supabase.co/', PUBLIC_GOOGLE_MAPS_KEY: 'key' })
  it('contain the project’s own origin, and no other', () =>
    expect(hosted).toEqual({ backend: 'https://abc.supabase.co', maps: true }))
  it('are empty if the site’s own origin proxies the backend', () => {
    expect(hostSettings({ PUBLIC_SUPABASE_URL: '', PUBLIC_GOOGLE_MAPS_KEY: '' })).toEqual(sameOrigin)
    expect(policy).toContain("connect-src 'self';")
  })
  it.each([
    ['hosted', hosted],
    ['same origin', sameOrigin],
  ])('can be read from the written files: %s', (_, settings) => {
    const rules = headerRules(contentPolicy({ scripts: [], ...settings }), 'host')
    for (const file of [vercelFile(rules), nginxFile(rules), caddyFile(rules)])
      expect(writtenSettings(file)).toEqual(settings)
  })
  it.each([
    ['its own', contentPolicy({ scripts: [], ...hosted }), hosted, true],
    ['one of the same origin', policy, hosted, false],
    ['another project’s', contentPolicy({ scripts: [], ...hosted }).replace('//abc', '//xyz'), hosted, false],
    ['one without Google', contentPolicy({ scripts: [], ...hosted, maps: false }), hosted, false],
    ['a wider one, where nothing is asked for', contentPolicy({ scripts: [], ...hosted }), sameOrigin, true],
  ])('tell a build on Vercel whether the committed policy matches: %s', (_, written, settings, allows) =>
    expect(isWrittenFor(vercelFile(headerRules(written, 'host')), settings)).toBe(allows),
  )
})
