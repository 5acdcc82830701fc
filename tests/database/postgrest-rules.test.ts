import { afterAll, expect, it } from 'vitest'
import { openSession } from '../../scripts/lib/migrated-database'
import { secrets } from '../secrets'
import { anonymous, signIn } from './people'

// The embedded backend follows PostgREST's rules on a hosted project.

const url = process.env['TEST_BACKEND'] ?? ''
/** A superuser session behind the API. */
const owner = openSession(process.env['TEST_POSTGRES'] ?? '')
afterAll(() => owner.end())

async function ask(path: string, { key = secrets.publishableKey, ...init }: RequestInit & { key?: string } = {}) {
  const headers = { apikey: key, 'content-type': 'application/json' }
  const response = await fetch(`${url}/rest/v1/${path}`, { ...init, headers })
  return {
    status: response.status,
    body: JSON.parse((await response.text()) || 'null') as Record<string, unknown> & unknown[],
  }
}
const post = (path: string, body: object, key?: string) =>
  ask(path, { method: 'POST', body: JSON.stringify(body), ...(key && { key }) })

it('a visitor’s statement is cancelled after three seconds, while others are processed', async () => {
  const costly = ask('test_slow?select=n')
  await new Promise((resolve) => setTimeout(resolve, 300))
  const began = performance.now()
  expect((await ask('properties?select=slug&limit=1')).status).toBe(200)
  expect(performance.now() - began).toBeLessThan(1500)
  expect(await costly).toMatchObject({ status: 500, body: { code: '57014' } })
})

it('a function with a limit of its own is cancelled by that one', { timeout: 30_000 }, async () => {
  expect(await post('rpc/test_short_limit', { seconds: 2 })).toMatchObject({ status: 500, body: { code: '57014' } })
  const began = performance.now()
  expect((await post('rpc/test_long_limit', { seconds: 3.5 })).body).not.toMatchObject({ code: '57014' })
  expect(performance.now() - began).toBeGreaterThan(3400)
})

it('the secret key has the limit of PostgREST’s own connection, because its role has none', async () => {
  expect((await post('rpc/test_limit', {})).body).toBe('3s')
  expect((await post('rpc/test_limit', {}, secrets.secretKey)).body).toBe('8s')
})

it('a violated constraint and a raised error are client errors with their code', async () => {
  const row = { id: crypto.randomUUID(), name: 'Ada', email: 'no address', phone: null, message: 'Hello' }
  expect(await post('contact_submissions', row)).toMatchObject({ status: 400, body: { code: '23514' } })
})

it.each(['PATCH', 'DELETE'])('a %s without a row filter is refused', async (method) => {
  const { status, body } = await ask('properties', { method, body: '{}', key: secrets.secretKey })
  expect({ status, code: body['code'] }).toEqual({ status: 400, code: '21000' })
})

it('a response has at most a thousand rows', async () => {
  const { body } = await ask('test_many_numbers?select=n', { key: secrets.secretKey })
  expect(body).toHaveLength(1000)
})

it('a price is a number', async () => {
  const { body } = await ask('properties?select=price&limit=1')
  expect(body).toEqual([{ price: expect.any(Number) as number }])
})

it('a running backend grants no more than the migrations do', async () => {
  await signIn(anonymous(), 'administrator')
  const { rows } = await owner.query(`
    select relation.oid::regclass::text as relation, role
    from pg_class relation, unnest(array['anon', 'authenticated']) role
    where relation.relnamespace in ('private'::regnamespace, 'auth'::regnamespace) and relation.relkind in ('r', 'v')
      and has_table_privilege(role, relation.oid, 'select, insert, update, delete, truncate')`)
  expect(rows).toEqual([])
  const { rows: truncate } = await owner.query(`
    select oid::regclass::text as relation from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r'
      and (has_table_privilege('anon', oid, 'truncate, delete')
        or has_table_privilege('authenticated', oid, 'truncate'))`)
  expect(truncate).toEqual([])
})
