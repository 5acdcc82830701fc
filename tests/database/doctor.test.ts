import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { beforeAll, describe, expect, it } from 'vitest'
import { visitorFindings } from '../../scripts/lib/health/visitor-findings'
import { examine } from '../../scripts/lib/health/examine'
import { apiKeyFindings } from '../../scripts/lib/health/examine'
import { functionFindings } from '../../scripts/lib/health/function-findings'
import { type HealthReport, reportFindings } from '../../scripts/lib/health/report-findings'
import { siteFindings } from '../../scripts/lib/health/site-findings'
import { freePort } from '../../scripts/lib/ports'
import { handle as calendar } from '../../supabase/functions/calendar/handle'
import { handle as unsubscribe } from '../../supabase/functions/unsubscribe/handle'
import { startDemoBackend } from '../demo-backend'
import { clientsOf, nobody, roles } from './people'
import { secrets } from '../secrets'
import { testDatabase } from './test-database'

const key = secrets.publishableKey
const email = 'admin@meridianrow.example'

it('The doctor finds no problem in a sound database', async () => {
  const findings = await visitorFindings({ url: process.env['TEST_BACKEND']!, key, email })
  expect(findings.filter(({ ok }) => !ok)).toEqual([])
  expect(findings.length).toBeGreaterThan(15)
})

it('The doctor finds each hole, and writes nothing through it', { timeout: 60_000 }, async () => {
  const folder = await mkdtemp(`${tmpdir()}/agency-hole-`)
  const backend = await startDemoBackend(folder, ['tests/database/hole.sql'])
  const all = async () =>
    await (
      await fetch(`${backend.url}/rest/v1/properties?select=*&order=id`, {
        headers: { apikey: backend.secrets.publishableKey },
      })
    ).text()
  try {
    const before = await all()
    const findings = await visitorFindings({ url: backend.url, key: backend.secrets.publishableKey, email })
    expect(findings.filter(({ ok }) => !ok).map(({ check }) => check)).toEqual([
      'A visitor cannot add a listing.',
      'A visitor cannot change a listing.',
      'A visitor cannot read contact_submissions.',
      'A visitor cannot store a picture.',
    ])
    expect(await all()).toBe(before)
  } finally {
    await backend.stop()
    await rm(folder, { recursive: true })
  }
})

it('The doctor does not mistake any responding page for a Supabase project', async () => {
  const page = createServer((_, response) => response.end('<!doctype html><title>Dashboard</title>')).listen(0)
  const { port } = page.address() as AddressInfo
  expect(await visitorFindings({ url: `http://127.0.0.1:${port}`, key, email })).toEqual([
    { check: 'The backend answers.', ok: false, fix: expect.stringMatching(/is no Supabase project/) },
  ])
  page.close()
})

it('The doctor reports a missing response instead of crashing', async () => {
  expect(await visitorFindings({ url: `http://127.0.0.1:${await freePort()}`, key, email })).toEqual([
    { check: 'The backend answers.', ok: false, fix: expect.stringMatching(/^No answer from/) },
  ])
})

const patient = {
  url: process.env['TEST_BACKEND']!,
  key,
  email,
  site: 'https://a.example',
  isHosted: false,
  oneOrigin: false,
}
const failed = (findings: { check: string; ok: boolean | null }[]) =>
  findings.filter(({ ok }) => ok === false).map(({ check }) => check)

it('The doctor says what it cannot check without the secret key, and checks it with that key', async () => {
  const without = (await examine(patient)).filter(({ ok }) => ok === null)
  expect(without.map(({ check }) => check)).toContain('No email waits longer than ten minutes.')
  for (const { fix } of without) expect(fix).toMatch(/Needs SUPABASE_SECRET_KEY .*or SUPABASE_DB_URL/)

  const { secretKey } = secrets
  const known = new Map((await examine({ ...patient, secretKey })).map(({ check, ok }) => [check, ok]))
  expect([...known.values()]).not.toContain(null)
  for (const check of [
    'The API gives a thousand rows at once.',
    'Every migration is applied.',
    'There is an administrator.',
  ])
    expect(known.get(check)).toBe(true)

  const refused = await examine({ ...patient, secretKey: 'sb_secret_of_another' })
  expect(refused.at(-1)?.fix).toMatch(/SUPABASE_SECRET_KEY is refused/)
})

describe('The database’s self-report', () => {
  const clients = clientsOf(...roles)
  it.each(roles.flatMap((role) => ['health_report', 'health_rows'].map((name) => [role, name] as const)))(
    '%s may not call %s',
    async (role, name) => {
      const { error } = await clients[role].rpc(name)
      expect(error?.code).toBe('42501')
      expect(nobody).not.toContain(role)
    },
  )

  const database = testDatabase()
  beforeAll(async () => {
    await database.exec('grant all on public.properties to service_role')
  })

  const expectations = { migrations: [], oneOrigin: true, isHosted: true, listingTypes: ['rent', 'sale'] }
  const report = async () => {
    await database.exec('set role service_role')
    const { rows } = await database.query<{ report: HealthReport }>('select public.health_report() as report')
    await database.exec('reset role')
    return rows[0]!.report
  }
  const faults = async (changes: Partial<HealthReport> = {}) =>
    failed(reportFindings({ ...(await report()), build_hook: null, ...changes }, expectations))
  const sound = [
    'There is an administrator.',
    'Old enquiries are erased every night.',
    'The limit of messages tells the visitors of one origin apart.',
  ]

  it('lists what a new project lacks', async () => expect(await faults()).toEqual(sound))

  it('lists a revoked grant and a missing migration', async () => {
    await database.exec(`begin; revoke update on public.listing_records from service_role; revoke execute on function
      public.claim_emails(integer) from service_role; revoke select on public.properties from anon`)
    const { missing_rights: missing } = await report()
    await database.exec('rollback')
    expect(missing).toEqual([
      'anon may not select properties',
      'service_role may not execute claim_emails',
      'service_role may not update listing_records',
    ])
    const behind = reportFindings(await report(), { ...expectations, migrations: ['20991231000000'] })
    expect(behind.find(({ ok }) => !ok)).toMatchObject({
      fix: expect.stringMatching(/^1 are not, from 20991231000000 on/),
    })
  })

  it('says that visitors get another type of homes than the agency offers', async () => {
    await database.exec("begin; select private.set_agency('MR', 3, '{rent}')")
    const { listing_types: types } = await report()
    await database.exec('rollback')
    const findings = reportFindings({ ...(await report()), listing_types: types }, expectations)
    expect(findings.find(({ check }) => check.startsWith('Visitors get the types'))).toMatchObject({
      ok: false,
      fix: 'The agency’s folder offers rent and sale, and the database rent. Run npm run setup again.',
    })
  })

  it('counts only emails that have waited longer than ten minutes', async () => {
    const emailRow = (state: string, created: string, next: string) => `insert into private.outbox
      (kind, recipient, data, enquiry_kind, enquiry_id, state, created_at, next_attempt_at) values
      ('enquiry_received', 'a@b.example', '{}', 'message', gen_random_uuid(), '${state}',
        now() - interval '${created}', now() - interval '${next}');`
    await database.exec('begin')
    await database.exec(
      emailRow('queued', '11 minutes', '11 minutes') +
        emailRow('queued', '9 minutes', '9 minutes') +
        // A retry that is not due, and a sent email.
        emailRow('queued', '2 hours', '-1 hour') +
        emailRow('sent', '2 hours', '2 hours'),
    )
    const { late_letters: late } = await report()
    await database.exec('rollback')
    expect(late).toBe(1)
    expect(await faults({ late_letters: late })).toContain('No email waits longer than ten minutes.')
  })

  it('counts only drafts that are overdue by ten minutes', async () => {
    await database.exec(`begin; alter table public.properties disable trigger user;
      alter table public.listing_records disable trigger user;
      insert into public.properties (id, slug, title, status)
        select gen_random_uuid(), name, name, 'draft' from unnest(array['overdue', 'due', 'later']) name;
      insert into public.listing_records (property_id, publish_at)
        select id, now() - case slug when 'due' then interval '9 minutes' when 'later' then interval '-1 hour'
          else interval '11 minutes' end from public.properties`)
    const { late_drafts: late } = await report()
    await database.exec('rollback')
    expect(late).toBe(1)
    expect(await faults({ late_drafts: late })).toContain('Drafts are published at their time.')
  })

  it('reads the jobs of pg_cron, whose last run may have failed', async () => {
    await database.exec(`begin; ${await readFile('tests/database/hosted-extensions.sql', 'utf8')};
      select cron.schedule('erase-old-enquiries', '30 2 * * *', 'select 1'),
        cron.schedule('send-emails', '* * * * *', 'select 1');
      insert into cron.job_run_details (jobid, status, return_message, start_time) values
        (1, 'failed', 'gone by now', now() - interval '2 days'), (1, 'succeeded', '1 row', now()),
        (2, 'succeeded', '1 row', now() - interval '2 minutes'), (2, 'failed', 'no such host', now()),
        (2, 'running', null, now())`)
    const { jobs } = await report()
    await database.exec('rollback')
    const [erasure, job] = jobs ?? []
    expect([erasure?.status, job?.status, job?.message]).toEqual(['succeeded', 'failed', 'no such host'])
    const findings = reportFindings({ ...(await report()), jobs }, expectations)
    expect(failed(findings)).toContain('Every scheduled job ran well the last time.')
    expect(findings.find(({ check }) => check.startsWith('Every scheduled job'))?.fix).toContain(
      'send-emails (no such host)',
    )
  })

  it('says that no build hook is set, which is optional, or that the last call failed', async () => {
    const check = 'The host is asked to build after a change.'
    const hook = (host: string | null, state: string | null) => ({
      build_hook: { host, state, error: 'It answered 404.' },
    })
    expect(
      reportFindings({ ...(await report()), ...hook(null, null) }, expectations).find((each) => each.check === check),
    ).toMatchObject({ ok: null, fix: expect.stringContaining('Set BUILD_HOOK_URL') })
    expect(await faults(hook('hooks.example', 'failed'))).toContain(check)
    expect(await faults(hook('hooks.example', 'accepted'))).not.toContain(check)
  })

  it('recommends the proxy of one origin, unless senders are not limited', async () => {
    const proxy = reportFindings(await report(), expectations).find(({ check }) => check === sound.at(-1))
    expect(proxy?.fix).toContain('IPv6')
    expect(await faults({ trusted_proxies: 1 })).toEqual(sound.slice(0, 2))
    expect(await faults({ limits_senders: false })).toEqual(sound.slice(0, 2))
  })
})

async function serving<T>(listener: RequestListener, use: (address: string) => Promise<T>): Promise<T> {
  const server = createServer(listener).listen(0)
  try {
    return await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  } finally {
    server.close()
  }
}

it.each([
  [401, 'The header x-send-emails-key is not the secret SEND_EMAILS_KEY of this project.', true, undefined],
  [401, '{"code":401,"message":"Missing authorization header"}', false, /without verify_jwt/],
  // A project may send its emails without the function.
  [404, '{"code":"NOT_FOUND","message":"Requested function was not found"}', null, /not deployed/],
  [500, 'SMTP_URL is missing.', false, /SMTP_URL is missing/],
  [200, '<html>', false, /Something else responds/],
])('The doctor calls the email function, which returns %i %s', async (status, text, ok, fix) => {
  const [finding] = await serving(
    (_, response) => response.writeHead(status).end(text),
    (address) => functionFindings(address),
  )
  expect(finding).toMatchObject(fix ? { ok, fix: expect.stringMatching(fix) } : { ok })
})

it('The doctor recognises our functions for unsubscribing and calendars by their responses', async () => {
  const accepts = (text: string) =>
    serving(
      (_, response) => response.writeHead(404).end(text),
      async (address) => (await functionFindings(address))[1]?.ok,
    )
  const request = new Request('https://functions.example/unsubscribe', { method: 'POST' })
  expect(await accepts(await (await unsubscribe(request, {})).text())).toBe(true)
  expect(
    await accepts(await (await calendar(new Request('https://functions.example/calendar/none.ics'), {})).text()),
  ).toBe(true)
  expect(await accepts('{"code":"NOT_FOUND","message":"Requested function was not found"}')).toBe(null)
})

it('The doctor compares the site with the most recently changed listing', async () => {
  const url = process.env['TEST_BACKEND']!
  const inAnHour = Date.now() + 3_600_000
  const query = 'select=slug,updated_at&status=in.(live,under_offer,let_agreed)&order=updated_at.desc&limit=1'
  const rows = await (await fetch(`${url}/rest/v1/properties?${query}`, { headers: { apikey: key } })).json()
  const [newest] = rows as { slug: string; updated_at: string }[]
  const verdict = (slug: string, changed: string) =>
    serving(
      (request, response) =>
        response.end(
          request.url === '/sitemap-index.xml'
            ? '<sitemapindex><sitemap><loc>https://a.example/sitemap-0.xml</loc></sitemap></sitemapindex>'
            : `<urlset><url><loc>https://a.example/property/${slug}</loc><lastmod>${changed}</lastmod></url></urlset>`,
        ),
      async (site) => (await siteFindings(url, key, site, inAnHour))[0]?.ok,
    )
  // As in a sitemap, without fractions of a second.
  const built = new Date(Math.floor(Date.parse(newest!.updated_at) / 1000) * 1000).toISOString()
  expect(await verdict(newest!.slug, built)).toBe(true)
  expect(await verdict(newest!.slug, '2020-01-01T00:00:00Z')).toBe(false)
  expect(await verdict('another-home', built)).toBe(false)
  expect((await siteFindings(url, key, 'http://127.0.0.1:1', inAnHour))[0]).toMatchObject({ ok: null })
})

it('The doctor lists keys of the expiring kind', () => {
  const legacy = `eyJ.${Buffer.from('{"role":"anon"}').toString('base64url')}.x`
  expect(apiKeyFindings(key, 'sb_secret_x')).toMatchObject([{ ok: true }])
  expect(apiKeyFindings(legacy, undefined)).toMatchObject([{ ok: false, fix: expect.stringMatching(/end of 2026/) }])
})
