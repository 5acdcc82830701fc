import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { hostFiles } from '../../src/lib/hosting/files'
import { secrets } from '../secrets'
import { folder, pages, read } from './built'

const root = new URL('../../', import.meta.url)
const files = await hostFiles(folder)

it.each(Object.entries(files))('%s is as `npm run hosting` writes it for this build', (path, text) => {
  expect(readFileSync(new URL(path, root), 'utf8')).toBe(text)
})

it('every script that stands in a page is named in the policy, and nothing unnamed may run', () => {
  const policy = readFileSync(`${folder}/_headers`, 'utf8').match(/Content-Security-Policy: (.+)/)![1]!
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  for (const page of pages) {
    const scripts = [...read(page).matchAll(/<script\b([^>]*)>([^]*?)<\/script>/g)].filter(([, attributes]) => !/ src=|ld\+json/.test(attributes!))
    expect(scripts.length, page).toBeGreaterThan(0)
    for (const [, , code] of scripts) expect(policy, page).toContain(`'sha256-${createHash('sha256').update(code!).digest('base64')}'`)
    // Handlers in attributes are never named.
    expect(read(page).match(/<[a-z][^>]*\son[a-z]+="/gi), page).toBeNull()
  }
})

it('nothing that ships holds a secret key or the administrator’s password', () => {
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(html|js|css|json|xml|txt|webmanifest)$/.test(file))
  expect(texts.length).toBeGreaterThan(60)
  for (const file of texts) expect(readFileSync(`${folder}/${file}`, 'utf8'), file).not.toMatch(new RegExp(`sb_secret_\\w{6}|${secrets.adminPassword}|${secrets.jwtSecret}`))
})
