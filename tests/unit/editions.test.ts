import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import * as shipped from '../../src/editions'
import { agency } from '#agency/agency.ts'

it('The editions of the site are those that the agency names, English first', () =>
  expect(shipped.editions.map(({ code }) => code)).toEqual([...agency.languages]))

describe('A site in English and Chinese', () => {
  let site: typeof shipped
  beforeAll(async () => {
    vi.stubEnv('LANGUAGES', 'en,zh')
    vi.resetModules()
    site = await import('../../src/editions')
  })
  afterAll(() => {
    vi.unstubAllEnvs()
    vi.resetModules()
  })
  const paths = (path: string) => site.alternates(path).map((each) => each.path)

  it('has every page for visitors in both', () => {
    expect(paths('/rent')).toEqual(['/rent', '/zh/rent'])
    expect(paths('/zh/rent/2')).toEqual(['/rent/2', '/zh/rent/2'])
    expect(paths('/')).toEqual(['/', '/zh'])
    expect(paths('/zh')).toEqual(['/', '/zh'])
  })

  it('has pages for staff, owners and printers in English alone', () => {
    for (const page of ['/admin', '/admin/diary', '/report', '/resources/reports/london-rents-2026'])
      expect(paths(page)).toEqual([page])
  })

  it('keeps an address whose beginning only looks like a prefix', () => {
    expect(site.withoutPrefix('/zhang')).toBe('/zhang')
    expect(site.withoutPrefix('/zh/rent')).toBe('/rent')
  })

  it('refuses a language without messages, and names those that have some', async () => {
    vi.stubEnv('LANGUAGES', 'en,cy')
    vi.resetModules()
    await expect(import('../../src/editions')).rejects.toThrow(
      'LANGUAGES names a language without messages: "cy". Write LANGUAGES=en. Messages: en, zh.',
    )
  })
})

describe('The languages of agency.ts', () => {
  afterAll(() => {
    vi.doUnmock('#agency/agency.ts')
    vi.resetModules()
  })
  const importWith = (languages: unknown) => {
    vi.resetModules()
    vi.doMock('#agency/agency.ts', () => ({ agency: { ...agency, languages } }))
    return import('../../src/editions')
  }

  it.each([
    ['as version 1.0.0 wrote them', [{ code: 'en-GB', prefix: '' }], '{"code":"en-GB","prefix":""}'],
    ['with one that has no messages', ['en', 'cy'], '"cy"'],
  ])('are refused %s, with what to write', async (_, languages, shown) => {
    await expect(importWith(languages)).rejects.toThrow(
      `agency.ts names a language without messages: ${shown}. ` +
        "Write languages: ['en'] in agency.ts of the agency's folder. Messages: en, zh.",
    )
  })
})
