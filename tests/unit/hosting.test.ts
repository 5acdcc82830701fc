import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { inlineScripts } from '../../src/integrations/csp-headers/hashes'
import { caddyFile, headersFile, nginxFile, redirectsFile, vercelFile } from '../../src/integrations/csp-headers/hosts'
import { contentPolicy, headerRules, type Hsts, rewrites } from '../../src/integrations/csp-headers/rules'
import { hostSettings, isWrittenFor, writtenSettings } from '../../src/integrations/csp-headers/settings'

const sameOrigin = hostSettings({})
const policy = contentPolicy({ scripts: ['sha256-abc='], ...sameOrigin })
const rules = headerRules(policy, 'host')

describe('The content policy', () => {
  it('lets run our own files and the scripts it names, and nothing else', () => {
    const scripts = policy.match(/script-src ([^;]+)/)?.[1]
    expect(scripts).toBe("'self' 'sha256-abc='")
    expect(policy).not.toContain('unsafe-eval')
  })
  it.each(["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "connect-src 'self';"])(
    'says %s',
    (directive) => expect(policy).toContain(directive),
  )
  it('names Supabase and Google only where they are used', () => {
    const other = contentPolicy({ scripts: [], backend: 'https://x.supabase.co', maps: true })
    expect(other).toContain("connect-src 'self' https://x.supabase.co https://maps.googleapis.com")
    expect(policy).not.toMatch(/supabase|google/)
  })
})

describe('The settings of a host', () => {
  const hosted = hostSettings({ PUBLIC_SUPABASE_URL: 'https://abc.supabase.co/', PUBLIC_GOOGLE_MAPS_KEY: 'key' })
  it('name the project’s own origin, and no other', () =>
    expect(hosted).toEqual({ backend: 'https://abc.supabase.co', maps: true }))
  it('are none where the site’s own origin passes the backend’s paths on', () => {
    expect(hostSettings({ PUBLIC_SUPABASE_URL: '', PUBLIC_GOOGLE_MAPS_KEY: '' })).toEqual(sameOrigin)
    expect(policy).toContain("connect-src 'self';")
  })
  it.each([
    ['hosted', hosted],
    ['same origin', sameOrigin],
  ])('can be read from what was written for them: %s', (_, settings) => {
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
  ])('tell a build on Vercel whether the committed policy is theirs: %s', (_, written, settings, allows) =>
    expect(isWrittenFor(vercelFile(headerRules(written, 'host')), settings)).toBe(allows),
  )

  it('HSTS binds this host alone until the owner asks for more', () => {
    const sent = (hsts: Hsts) => headerRules('', hsts)[0]?.values['Strict-Transport-Security']
    expect([sent('host'), sent('subdomains'), sent('preload')]).toEqual([
      'max-age=63072000',
      'max-age=63072000; includeSubDomains',
      'max-age=63072000; includeSubDomains; preload',
    ])
  })
})

describe('Content policy hashes', () => {
  it.each([
    ['<script>run()</script>', ['run()']],
    ['<script type="module">run()</script>', ['run()']],
    ['<script type="text/javascript">run()</script>', ['run()']],
    ['<SCRIPT\n>\nrun("</b>")\n</SCRIPT >', ['\nrun("</b>")\n']],
    ['<svg><script>run()</script></svg>', ['run()']],
    ['<script src="/a.js">run()</script>', []],
    ['<script type="application/ld+json">{"name":"<script>alert(1)"}</script>', []],
    ['<script type="importmap">{}</script>', ['{}']],
    ['<script type="text/template">run()</script>', []],
    ['<meta content="<script>alert(1)</script>">', []],
    ["<astro-island props='<script>alert(1)</script>'></astro-island>", []],
    ['<title><script>alert(1)</script></title>', []],
    ['<textarea><script>alert(1)</script></textarea>', []],
    ['<!-- <script>alert(1)</script> -->', []],
    ['<noscript><script>alert(1)</script></noscript>', []],
    ['<template><script>run()</script></template>', ['run()']],
  ])('of %s', (html, scripts) => expect(inlineScripts(`<!doctype html>${html}`)).toEqual(scripts))
})

describe('Every host is told the same', () => {
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
  it.each(Object.entries({ vercel, nginx, caddy, netlify: redirectsFile() + readFileSync('netlify.toml', 'utf8') }))(
    '%s leads to the pages that answer for many addresses',
    (_, file) => {
      for (const { from, to } of rewrites) {
        expect(file).toContain(to)
        expect(file).toContain(from.slice(0, from.search(/[*:]/)))
      }
    },
  )
  it('Cloudflare, which would follow it where there is a page, is not told to answer for a home with the shell', () =>
    expect(redirectsFile()).not.toContain('/property/'))
  it('vercel.json is JSON', () => expect(() => JSON.parse(files.vercel) as unknown).not.toThrow())
})
