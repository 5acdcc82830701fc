import { describe, expect, it } from 'vitest'
import { serverSettings } from '../../../../../scripts/lib/server/settings'

describe('The settings of the server', () => {
  it('default to this machine, without a proxy', () =>
    expect(serverSettings({})).toEqual({
      host: '127.0.0.1',
      hostNames: ['localhost'],
      allowedHosts: [],
      trustedProxies: 0,
    }))
  it('name a proxy and the site’s name before it', () => {
    const settings = serverSettings({
      HOST: '0.0.0.0',
      TRUST_PROXY: '2',
      ALLOWED_HOSTS: 'Demo.example.org, www.example.org',
    })
    expect(settings).toMatchObject({
      host: '0.0.0.0',
      trustedProxies: 2,
      allowedHosts: ['demo.example.org', 'www.example.org'],
    })
    expect(settings.hostNames).toContain('demo.example.org')
    expect(serverSettings({ TRUST_PROXY: 'yes' }).trustedProxies).toBe(1)
  })
  it('reject invalid values', () => {
    expect(() => serverSettings({ TRUST_PROXY: '10.0.0.0/8' })).toThrow('TRUST_PROXY must be the number of proxies')
    expect(() => serverSettings({ ALLOWED_HOSTS: 'https://demo.example.org' })).toThrow(
      'ALLOWED_HOSTS takes host names alone',
    )
  })
})
