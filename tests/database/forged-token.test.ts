import { spawnSync } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { everyNth } from '../every-case'
import { secrets } from '../secrets'
import { clientsOf } from './people'

// All text of the repository is public, so none of it may sign a token that this backend accepts.
const root = new URL('../../', import.meta.url)
const files = spawnSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
  .stdout.split('\n')
  .filter(
    (file) =>
      /\.(toml|md|mjs|mts|js|ts|tsx|json|ya?ml|sql|txt|example|conf)$|^\.\w+$|file$/.test(file) &&
      file !== 'package-lock.json',
  )
// Secrets that this repository or the backend's documentation once contained.
const known = [
  'meridian-row-local-development-only-secret',
  'meridian-demo',
  'unsafe-secret-change-me',
  'dev-secret-change-me',
  'super-secret-jwt-token-with-at-least-32-characters-long',
  '',
]
const quoted = /(["'`])((?:(?!\1)[^\n\\]){8,200})\1/g
const texts = [
  ...new Set([
    ...known,
    ...files.flatMap((file) => {
      const text = readFileSync(new URL(file, root), 'utf8')
      return [
        ...[...text.matchAll(quoted)].map(([, , inside]) => inside!).filter((inside) => !/\s/.test(inside)),
        ...(text.match(/[\w!@#$%^&*+./=-]{16,200}/g) ?? []),
      ]
    }),
  ]),
]

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
const claims = { sub: '5f0f3f5e-0000-4000-8000-000000000001', aud: 'authenticated', role: 'authenticated' }
// Of an open session: without one, even a correctly signed token grants nothing.
let session: { session_id?: unknown } = {}
const signed = (secret: string, algorithm = 'HS256') => {
  const body = `${encoded({ alg: algorithm, typ: 'JWT' })}.${encoded({ ...claims, ...session })}`
  return `${body}.${algorithm === 'none' ? '' : createHmac('sha256', secret).update(body).digest('base64url')}`
}
async function isAdministrator(token: string): Promise<boolean> {
  const response = await fetch(`${process.env['TEST_BACKEND']}/rest/v1/rpc/is_admin`, {
    method: 'POST',
    headers: { apikey: secrets.publishableKey, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: '{}',
  })
  return (await response.text()) === 'true'
}

const { administrator: admin } = clientsOf('administrator')
it('a forged token is refused, whichever text of the repository signs it', { timeout: 120_000 }, async () => {
  const { data } = await admin.auth.getSession()
  const token = data.session!.access_token
  expect(await isAdministrator(token)).toBe(true)
  expect(await isAdministrator(signed(secrets.jwtSecret))).toBe(false)
  const { session_id } = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as typeof session
  session = { session_id }
  // Control: a token without expiry, signed with the right secret, is accepted.
  expect(await isAdministrator(signed(secrets.jwtSecret))).toBe(true)
  expect(await isAdministrator(signed('', 'none'))).toBe(false)
  expect(texts.length).toBeGreaterThan(2000)
  expect(texts).not.toContain(secrets.jwtSecret)
  // In case that the backend accepts a second secret: the former ones, and each night every text.
  const taken: string[] = []
  const queue = [...known, ...everyNth(30, texts)]
  const work = async () => {
    for (let text = queue.pop(); text !== undefined; text = queue.pop())
      if (await isAdministrator(signed(text))) taken.push(text)
  }
  await Promise.all(Array.from({ length: 16 }, work))
  expect(taken).toEqual([])
})
