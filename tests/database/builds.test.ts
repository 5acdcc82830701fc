import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { callDueBuildHook } from '../../scripts/lib/build-hook'
import { openSession } from '../../scripts/lib/migrated-database'
import { completeListing } from '../complete-listing'
import { administrators, clientsOf, listingRow, type Role, roles, staff } from './people'
import { testDatabase } from './test-database'

const hook = 'https://builds.example/hooks/0123456789abcdef'

const plain = testDatabase()
let database = plain

const one = async <Row>(sql: string, values?: unknown[]) => (await database.query<Row>(sql, values)).rows[0] as Row
const setHook = (address: string | null) => database.query('select private.set_build_hook($1)', [address])
const changes = async () => (await one<{ count: number }>('select count(*)::integer from private.public_changes')).count
const claim = async () => (await one<{ claim_build: string | null }>('select public.claim_build()')).claim_build
const settle = (...values: [string, string?]) =>
  database.query('select public.settle_build($1, $2)', [values[0], values[1] ?? null])
const builds = () => one<Record<string, unknown>>('select * from private.site_builds')
/** Advances the time. */
const wait = (seconds: number) =>
  database.exec(`
    update private.site_builds set called_at = called_at - make_interval(secs => ${seconds}),
      requested_at = requested_at - make_interval(secs => ${seconds}),
      waiting_since = waiting_since - make_interval(secs => ${seconds});
    update private.public_changes set changed_at = changed_at - make_interval(secs => ${seconds})`)

const insert = (row: object) => database.insert('public.properties', row)
const change = (id: string, set: string) => database.query(`update public.properties set ${set} where id = $1`, [id])
const quiet = async () => {
  await setHook(null)
  await database.exec('update private.site_builds set called_at = null, state = null')
  await setHook(hook)
  await database.exec('update private.site_builds set requested_at = null')
}

describe('A build is requested', () => {
  let live: string
  let draft: string
  beforeAll(async () => {
    live = await insert(completeListing('sale'))
    draft = await insert({ title: 'A draft' })
  })
  beforeEach(quiet)

  it.each<[string, () => Promise<unknown>]>([
    ['a home that is added', () => insert(completeListing('rent'))],
    ['another price', () => change(live, 'price = price - 1000')],
    ['an offer', () => change(live, "status = 'under_offer'")],
    ['a sale', () => change(live, "status = 'sold'")],
    ['a home that is withdrawn', () => change(live, "status = 'draft'")],
    ['a home that is published', () => change(live, "status = 'live'")],
    ['a note beside a fact', () => change(live, `fact_notes = '{"epc_rating": {"state": "known"}}'`)],
    [
      'a public half of a postcode',
      () => database.query(`insert into public.listing_records (property_id, postcode) values ($1, 'N1 2AA')`, [live]),
    ],
    [
      'a home that is deleted',
      async () => {
        const id = await insert(completeListing('sale'))
        await quiet()
        await database.query('delete from public.properties where id = $1', [id])
      },
    ],
    ['a notice', () => database.exec(`update public.site_content set notice = 'We are moving.'`)],
    ['testimonials', () => database.exec(`update public.site_content set testimonials = not testimonials`)],
  ])('%s', async (_what, act) => {
    await act()
    expect(await changes()).toBe(1)
  })
  it.each<[string, () => Promise<unknown>]>([
    ['a draft that is added', () => insert({ title: 'Another draft' })],
    ['a draft that is changed', () => change(draft, 'price = coalesce(price, 0) + 1')],
    ['a draft that is deleted', () => database.exec(`delete from public.properties where title = 'Another draft'`)],
    ['a save without a change', () => change(live, 'price = price')],
    ['a site that is saved as it was', () => database.exec('update public.site_content set notice = notice')],
    [
      'a view',
      async () => {
        await database.exec(`set request.headers = '{"user-agent": "Mozilla/5.0"}'`)
        await database.query('select public.count_view(slug) from public.properties where id = $1', [live])
        expect((await database.query('select from public.listing_views')).rows).toHaveLength(1)
      },
    ],
    [
      'what the office alone knows',
      () =>
        database.query(
          `insert into public.listing_records (property_id, vendor_notes) values ($1, 'Call after six')
          on conflict (property_id) do update set vendor_notes = excluded.vendor_notes`,
          [live],
        ),
    ],
    [
      'an enquiry',
      () =>
        database.exec(
          `insert into public.contact_submissions (name, email, message)
            values ('Ada Obi', 'ada@example.com', 'Hello there.')`,
        ),
    ],
  ])('not %s', async (_what, act) => {
    await act()
    expect(await changes()).toBe(0)
  })
  it('once for a feed of a hundred listings', async () => {
    const create = Array.from({ length: 100 }, () => ({ row: completeListing('sale'), record: {} }))
    await database.exec('grant select, insert, update on public.properties to service_role')
    const imported = await one<{ done: { created: number } }>(
      `select public.import_listings($1) as done from (select set_config('role', 'service_role', true)) role`,
      [{ branch: 'T1', create, change: [], withdraw: [] }],
    )
    expect(imported.done.created).toBe(100)
    expect(await changes()).toBe(1)
    await database.exec(
      `update public.properties set price = price - 1 where listing_type = 'sale' and status = 'live'`,
    )
    expect(await changes()).toBe(2)
  }, 60_000)
  it('never without a hook, and with one all changes count as one', async () => {
    await setHook(null)
    await change(live, 'price = price - 1')
    expect([await changes(), await claim()]).toEqual([0, null])
    await setHook(hook)
    expect(await claim()).toBe(hook)
  })
})

describe('A build', () => {
  let live: string
  beforeAll(async () => void (live = await insert(completeListing('sale'))))
  beforeEach(quiet)
  const edit = () => change(live, 'price = price - 1')

  it('is requested after thirty quiet seconds, once for all changes', async () => {
    await edit()
    await wait(20)
    await edit()
    expect(await claim()).toBeNull()
    await wait(29)
    expect(await claim()).toBeNull()
    await wait(2)
    expect([await claim(), await changes()]).toEqual([hook, 0])
    await settle('accepted')
    await wait(300)
    expect(await claim()).toBeNull()
    expect(await builds()).toMatchObject({ state: 'accepted', error: null, failures: 0, waiting_since: null })
  })
  it('is requested once on the next day without a change, because pages depend on the date', async () => {
    await edit()
    await wait(31)
    await claim()
    await settle('accepted')
    const schedule = () =>
      one(`select since is not null as waits, (due_at at time zone 'Europe/London')::time::text as due
        from private.build_schedule`)
    await wait(86_400)
    expect(await schedule()).toEqual({ waits: true, due: '00:05:00' })
    await wait(-86_400)
    expect(await schedule()).toMatchObject({ waits: false })
  })
  it('is requested after five minutes without a pause', async () => {
    for (let seconds = 0; seconds < 300; seconds += 20) {
      await edit()
      expect(await claim()).toBeNull()
      await wait(20)
    }
    await edit()
    expect(await claim()).toBe(hook)
  })
  it('is requested at most once in five minutes, whatever changes and whoever requests it', async () => {
    await edit()
    await wait(31)
    expect(await claim()).toBe(hook)
    await settle('accepted')
    await edit()
    await database.exec('update private.site_builds set requested_at = clock_timestamp()')
    await wait(299)
    expect(await claim()).toBeNull()
    await wait(2)
    expect(await claim()).toBe(hook)
  })
  it('is requested by one of two concurrent workers', async () => {
    await edit()
    await wait(31)
    const [first, second] = [openSession(database.address), openSession(database.address)]
    try {
      await first.exec('begin')
      const claims = async ({ query }: typeof first) => (await query('select public.claim_build() as hook')).rows[0]
      expect(await claims(first)).toEqual({ hook })
      expect(await claims(second)).toEqual({ hook: null })
      await first.exec('commit')
      expect(await claims(second)).toEqual({ hook: null })
    } finally {
      await Promise.all([first.end(), second.end()])
    }
  })
  it('includes a change that is saved before and committed after the claim', async () => {
    const slow = openSession(database.address)
    try {
      await slow.exec('begin')
      await slow.query('update public.properties set price = price - 1 where id = $1', [live])
      // The long transaction's mark blocks no other save.
      await insert(completeListing('sale'))
      await wait(31)
      expect(await claim()).toBe(hook)
      await settle('accepted')
      await slow.exec('commit')
      expect(await changes()).toBe(1)
      await wait(301)
      expect(await claim()).toBe(hook)
    } finally {
      await slow.end()
    }
  })
  it('is retried after 5, 10, 20, 40, 60 and 60 minutes while the host refuses', async () => {
    await edit()
    await wait(31)
    for (const minutes of [5, 10, 20, 40, 60, 60]) {
      expect(await claim()).toBe(hook)
      await settle('failed', `The host of ${hook} answered 404.`)
      // The secret is not shown with the reason.
      expect((await builds())['error']).toBe('The host of the hook answered 404.')
      await wait(minutes * 60 - 5)
      expect(await claim()).toBeNull()
      await wait(6)
    }
    expect(await claim()).toBe(hook)
    await settle('accepted')
    expect(await builds()).toMatchObject({ failures: 0, error: null, waiting_since: null })
  })
  it('is retried if the worker was killed', async () => {
    await edit()
    await wait(31)
    await claim()
    await wait(301)
    expect(await claim()).toBe(hook)
    expect(await builds()).toMatchObject({ state: 'calling', failures: 1 })
  })
})

describe('The address of the hook', () => {
  it.each([
    hook,
    'https://api.vercel.com/v1/integrations/deploy/prj_1/x',
    'https://api.cloudflare.com/client/v4/pages/webhooks/deploy_hooks/1',
    'https://builds.example:8443/?key=1',
    'http://127.0.0.1:4000/hook',
    'http://localhost/hook',
    'http://[::1]:4000/',
  ])('may be %s', async (address) => {
    await setHook(address)
    expect((await builds())['hook_url']).toBe(address)
  })
  it.each([
    'http://builds.example/hook',
    'ftp://builds.example/hook',
    'builds.example/hook',
    'https://name:password@builds.example/hook',
    'https://10.0.0.1/hook',
    'https://169.254.169.254/latest',
    'https://[::1]/hook',
    'https://localhost/hook',
    'https://builds.example/a b',
    'https://builds.example/a\nb',
    'https://builds.example\\@evil.example/',
    'http://localhost.evil.example/',
    'javascript:alert(1)',
    `https://builds.example/${'a'.repeat(2000)}`,
  ])('may not be %s', async (address) => {
    await setHook(hook)
    await expect(setHook(address)).rejects.toMatchObject({ code: '22023', hint: 'build-hook-invalid' })
    await expect(database.query('update private.site_builds set hook_url = $1', [address])).rejects.toMatchObject({
      constraint_name: 'site_builds_hook_url_shape',
    })
    expect((await builds())['hook_url']).toBe(hook)
  })
  it('requests no build if it is set to the same value', async () => {
    await quiet()
    await setHook(` ${hook} `)
    expect((await builds())['requested_at']).toBeNull()
  })
})

describe('The worker', () => {
  const api = {
    rpc: async (name: string, values: Record<string, unknown> = {}) => {
      const { rows } = await database.query<{ data: unknown }>(
        `select public.${name}(${Object.keys(values).map((key, n) => `${key} => $${n + 1}`)}) as data`,
        Object.values(values),
      )
      return { data: rows[0]?.data ?? null, error: null }
    },
  }
  const calls: string[] = []
  let status: number | 'silent' = 200
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      calls.push(`${request.method} ${request.url} ${body}`)
      if (status !== 'silent') response.writeHead(status, { location: '/elsewhere' }).end('<p>Thanks')
    })
  })
  let local: string
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    local = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
  })
  beforeEach(async () => {
    await quiet()
    calls.length = 0
    status = 200
  })
  afterAll(() => {
    server.close()
    server.closeAllConnections()
  })

  it('makes no call without a hook, and none without changes', async () => {
    await callDueBuildHook(api)
    await setHook(null)
    await callDueBuildHook(api)
    expect([calls, (await builds())['called_at']]).toEqual([[], null])
  })
  it('calls the hook once, with an empty body', async () => {
    await setHook(local)
    await Promise.all([callDueBuildHook(api), callDueBuildHook(api)])
    await callDueBuildHook(api)
    expect(calls).toEqual(['POST /hook {}'])
    expect(await builds()).toMatchObject({ state: 'accepted', error: null })
  })
  it.each([
    [404, 'The host answered 404.'],
    [500, 'The host answered 500.'],
    [302, 'The host answered 302: it redirects, which is not followed.'],
    ['silent', 'The host did not answer within 0.2 seconds.'],
  ] as const)('says why where the host answers %s', async (response, error) => {
    status = response
    await setHook(local)
    await callDueBuildHook(api, { timeoutMs: 200 })
    expect(await builds()).toMatchObject({ state: 'failed', error, failures: 1 })
    expect(calls).toEqual(['POST /hook {}'])
  })
  it('calls no host in a private network', async () => {
    await setHook(`https://builds.example:${new URL(local).port}/hook`)
    await callDueBuildHook(api, { resolveHost: () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]) })
    expect(await builds()).toMatchObject({ error: 'The host of the hook is not on the public internet.' })
    expect(calls).toEqual([])
  })
  it.each([
    ['host name does not exist', 'https://builds.invalid/hook', 'ENOTFOUND|EAI_AGAIN'],
    ['port does not exist', 'https://builds.invalid:99999/hook', 'ERR_INVALID_URL'],
  ])('reports that the %s', async (_, address, code) => {
    await setHook(address)
    await callDueBuildHook(api)
    expect((await builds())['error']).toMatch(RegExp(`^The host could not be reached \\((${code})\\)\\.$`))
  })
})

// pg_cron, pg_net and the Vault with Supabase's documented signatures; calls are recorded.
const extensions = `
  create schema cron;
  create table cron.job (jobname text primary key, schedule text, command text);
  create function cron.schedule(job_name text, schedule text, command text) returns bigint language sql as $$
    insert into cron.job values (job_name, schedule, command)
      on conflict (jobname) do update set schedule = excluded.schedule, command = excluded.command
      returning 1::bigint $$;
  create schema net;
  create table net.requests (id bigint generated always as identity, url text, body jsonb,
    timeout_milliseconds integer);
  create table net._http_response (id bigint, status_code integer, timed_out boolean, error_msg text);
  create function net.http_post(url text, body jsonb default '{}', params jsonb default '{}',
    headers jsonb default '{"Content-Type": "application/json"}', timeout_milliseconds integer default 5000)
    returns bigint language sql as $$
    insert into net.requests (url, body, timeout_milliseconds) values (url, body, timeout_milliseconds) returning id $$;
  create schema vault;
  create table vault.secrets (id uuid primary key default gen_random_uuid(), name text unique, secret text);
  create view vault.decrypted_secrets as select *, secret as decrypted_secret from vault.secrets;
  create function vault.create_secret(new_secret text, new_name text, new_description text default '',
    key uuid default null) returns uuid language sql as $$
    insert into vault.secrets (name, secret) values (new_name, new_secret) returning id $$;`

describe('A hosted project without a worker', () => {
  const recipe = readFile('supabase/hosted/build-hook-cron.sql', 'utf8')
  const schedule = async (address: string) => database.exec((await recipe).replaceAll('{build_hook}', address))
  const hosted = testDatabase(extensions)
  const { rows } = hosted
  const minute = async () => {
    for (const { command } of await rows('select command from cron.job')) await database.exec(String(command))
  }
  beforeAll(() => void (database = hosted))
  afterAll(() => void (database = plain))
  beforeEach(async () => {
    await setHook(null)
    await database.exec(`
      update private.site_builds set called_at = null, state = null;
      truncate cron.job, net.requests, net._http_response, vault.secrets`)
  })

  it('does nothing without the extensions, and does not fail', async () => {
    await plain.query('select private.set_build_hook($1)', [hook])
    await plain.exec('update private.site_builds set called_at = null, state = null; select private.call_build_hook()')
    expect((await plain.query('select called_at, state from private.site_builds')).rows).toEqual([
      { called_at: null, state: null },
    ])
    await plain.query('select private.set_build_hook(null)')
  })
  it('keeps pending changes if pg_net fails', async () => {
    await schedule(hook)
    await database.exec('alter table net.requests rename to gone')
    try {
      await minute()
      expect(await builds()).toMatchObject({ called_at: null, state: null, requested_at: expect.any(Date) })
    } finally {
      await database.exec('alter table net.gone rename to requests')
    }
    await minute()
    expect(await rows('select url from net.requests')).toHaveLength(1)
  })
  it('calls the hook through pg_net, and reads the result a minute later', async () => {
    await schedule(hook)
    await minute()
    await minute()
    expect(await rows('select url, body, timeout_milliseconds from net.requests')).toEqual([
      { url: hook, body: {}, timeout_milliseconds: 10_000 },
    ])
    expect(await builds()).toMatchObject({ state: 'calling' })
    await database.exec('insert into net._http_response select id, 201, false, null from net.requests')
    await minute()
    expect(await builds()).toMatchObject({ state: 'accepted', failures: 0, waiting_since: null })
  })
  it.each([
    ['404, false, null', 'The host answered 404.'],
    ['null, true, null', 'The host did not answer within 10 seconds.'],
    [`null, false, 'Could not resolve host'`, 'The host could not be reached: Could not resolve host'],
  ])('reports %s', async (response, error) => {
    await schedule(hook)
    await minute()
    await database.exec(`insert into net._http_response select id, ${response} from net.requests`)
    await minute()
    expect(await builds()).toMatchObject({ state: 'failed', error, failures: 1 })
    await wait(301)
    await minute()
    expect(await rows('select url from net.requests')).toHaveLength(2)
  })
  it('has one job and one secret, stored only in the Vault, however often it is set up', async () => {
    await schedule(`${hook}-old`)
    await schedule(hook)
    await minute()
    const before = await builds()
    await schedule(hook)
    expect(await builds()).toEqual(before)
    expect(await rows('select jobname, schedule, command from cron.job')).toEqual([
      { jobname: 'call-build-hook', schedule: '* * * * *', command: 'select private.call_build_hook()' },
    ])
    expect(await rows('select name, secret from vault.secrets')).toEqual([{ name: 'build_hook', secret: hook }])
    expect(before).toMatchObject({ hook_url: null, hook_host: 'builds.example' })
    await setHook(null)
    expect(await rows('select name from vault.secrets')).toEqual([])
    await wait(3600)
    await minute()
    expect(await rows('select url from net.requests')).toHaveLength(1)
  })
  it('stores the hook in its table if the Vault does not accept it', async () => {
    await database.exec('alter table vault.secrets rename to gone')
    try {
      await setHook(hook)
      expect(await builds()).toMatchObject({ hook_url: hook })
      expect(await claim()).toBe(hook)
    } finally {
      await database.exec('alter table vault.gone rename to secrets')
    }
  })
  it('reports that the secret is missing in the Vault', async () => {
    await setHook(hook)
    await database.exec('truncate vault.secrets')
    expect(await claim()).toBeNull()
    expect(await builds()).toMatchObject({ state: 'failed', error: expect.stringContaining('Set it again.') })
    await setHook(null)
    expect(await builds()).toMatchObject({ state: null, error: null, hook_host: null })
  })
  it.each(['{build_hook}', 'http://builds.example/hook', 'https://builds.example', 'https://10.0.0.1/hook'])(
    'refuses %s as a hook, and stores nothing of it',
    async (address) => {
      await expect(schedule(address)).rejects.toThrow(/hook/)
      expect(await rows('select jobname from cron.job')).toEqual([])
      expect(await builds()).toMatchObject({ hook_url: null, hook_host: null })
    },
  )
})

describe('Through the API', () => {
  const clients = clientsOf(...roles)
  const set = (address: string | null, role: Role = 'administrator') => clients[role].rpc('set_build_hook', { address })
  const state = async (role: Role) => (await clients[role].rpc('build_state')).data as Record<string, unknown>[] | null
  afterAll(() => set(null))

  describe.each(roles)('the %s', (role) => {
    it(
      staff.includes(role) ? 'sees when builds were asked for, and the host alone' : 'sees nothing of builds',
      async () => {
        await set(hook)
        const shown = (await state(role)) ?? []
        expect(shown).toHaveLength(staff.includes(role) ? 1 : 0)
        if (staff.includes(role)) expect(shown[0]).toMatchObject({ hook_host: 'builds.example', error: null })
        expect(JSON.stringify(shown)).not.toContain('0123456789abcdef')
      },
    )
    it(administrators.includes(role) ? 'sets and clears the hook' : 'sets no hook and clears none', async () => {
      await set(hook)
      await set('https://other.example/', role)
      const host = (await state('reader'))![0]!['hook_host']
      expect(host).toBe(administrators.includes(role) ? 'other.example' : 'builds.example')
      expect((await set(null, role)).error === null).toBe(administrators.includes(role))
    })
    it(administrators.includes(role) ? 'asks for a build' : 'asks for no build', async () => {
      await set(hook)
      expect((await clients[role].rpc('request_build')).error === null).toBe(administrators.includes(role))
    })
    it('reads neither table, and can neither claim nor settle a build', async () => {
      for (const table of ['site_builds', 'public_changes', 'build_schedule'])
        expect((await clients[role].schema('private').from(table).select()).error).not.toBeNull()
      expect((await clients[role].rpc('claim_build')).error).not.toBeNull()
      expect((await clients[role].rpc('settle_build', { outcome: 'accepted' })).error).not.toBeNull()
    })
  })
  it('an administrator reads the expected format of a hook, and that a build needs one', async () => {
    expect((await set('http://builds.example/')).error).toMatchObject({
      code: '22023',
      hint: 'build-hook-invalid',
      details: expect.stringContaining('https://'),
    })
    await set(null)
    expect((await clients.administrator.rpc('request_build')).error).toMatchObject({ code: '55000' })
  })
  it('a negotiator’s change of a live listing requests a build', async () => {
    await set(null)
    await set(hook)
    const { data } = await clients.negotiator.from('properties').insert(listingRow()).select('id').single()
    expect((await state('negotiator'))![0]).toMatchObject({
      waiting_since: expect.any(String),
      due_by: expect.any(String),
    })
    await clients.administrator.from('properties').delete().eq('id', data!.id)
  })
})
