import { describe, expect, it } from 'vitest'
import { buildHost, requireProjectOnHost } from '../../../../scripts/lib/build-host'

const url = { PUBLIC_SUPABASE_URL: 'https://abcdefghijklmnopqrst.supabase.co' }
const key = { PUBLIC_SUPABASE_ANON_KEY: 'sb_publishable_1' }
const both = 'PUBLIC_SUPABASE_URL and PUBLIC_SUPABASE_ANON_KEY are missing'

describe('A build that would replace the published site', () => {
  it.each([
    ['NETLIFY', 'on Netlify', 'for the scopes Builds and Functions, and for Deploy Previews too'],
    ['CF_PAGES', 'on Cloudflare Pages', 'Settings → Variables and Secrets, for Production and for Preview'],
    ['VERCEL', 'on Vercel', 'Settings → Environment Variables, for Production and for Preview'],
    ['GITHUB_ACTIONS', 'on GitHub Actions', 'under “env” of the step that builds'],
    ['OWN_SERVER', 'on your own server', '.env in the folder of the project'],
  ])('stops without the settings of a project if %s is set, and says where to set them', (host, name, place) => {
    const build = () => requireProjectOnHost({ [host]: 'true' })
    expect(build).toThrow(`${both} ${name}`)
    expect(build).toThrow(place)
    expect(build).toThrow('Nothing is built')
  })

  it('names only the setting that is missing', () => {
    const build = (settings: object) => () => requireProjectOnHost({ VERCEL: '1', ...settings })
    expect(build(url)).toThrow(/^PUBLIC_SUPABASE_ANON_KEY is missing on Vercel/)
    expect(build(key)).toThrow(/^PUBLIC_SUPABASE_URL is missing on Vercel/)
  })

  it('begins with the settings, also with those of a site with one origin', () => {
    expect(() => requireProjectOnHost({ NETLIFY: 'true', ...url, ...key })).not.toThrow()
    expect(() => requireProjectOnHost({ OWN_SERVER: 'yes', BACKEND_URL: 'https://a.example', ...key })).not.toThrow()
  })
})

it('A build on somebody’s own machine needs no project', () => expect(() => requireProjectOnHost({})).not.toThrow())

it('The hosts that run our function for pages of homes are known', () => {
  expect(buildHost({ CF_PAGES: '1' })?.hasFunction).toBe(true)
  expect(buildHost({ GITHUB_ACTIONS: 'true' })?.hasFunction).toBe(false)
})
