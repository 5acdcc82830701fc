import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { expect, it } from 'vitest'
import { startBackend } from '../../scripts/lib/backend'
import { visitorFindings } from '../../scripts/lib/health/visitor-findings'
import { freePort } from '../../scripts/lib/ports'
import { secrets } from '../secrets'

const key = secrets.publishableKey
const email = 'admin@meridianrow.example'

it('The doctor finds a sound database sound', async () => {
  const found = await visitorFindings({ url: process.env['TEST_BACKEND']!, key, email })
  expect(found.filter(({ ok }) => !ok)).toEqual([])
  expect(found.length).toBeGreaterThan(15)
})

it('The doctor finds each hole, and writes nothing through it', { timeout: 60_000 }, async () => {
  const folder = await mkdtemp(`${tmpdir()}/meridian-row-hole-`)
  const backend = await startBackend(folder, await freePort(), ['supabase/seed.sql', 'tests/database/hole.sql'])
  const all = async () =>
    await (
      await fetch(`${backend.url}/rest/v1/properties?select=*&order=id`, {
        headers: { apikey: backend.secrets.publishableKey },
      })
    ).text()
  try {
    const before = await all()
    const found = await visitorFindings({ url: backend.url, key: backend.secrets.publishableKey, email })
    expect(found.filter(({ ok }) => !ok).map(({ check }) => check)).toEqual([
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

it('The doctor does not take any page that answers for a Supabase project', async () => {
  const page = createServer((_, response) => response.end('<!doctype html><title>Dashboard</title>')).listen(0)
  const { port } = page.address() as AddressInfo
  expect(await visitorFindings({ url: `http://127.0.0.1:${port}`, key, email })).toEqual([
    { check: 'The backend answers.', ok: false, fix: expect.stringMatching(/is no Supabase project/) },
  ])
  page.close()
})

it('The doctor says that nothing answers, rather than fall over', async () => {
  expect(await visitorFindings({ url: `http://127.0.0.1:${await freePort()}`, key, email })).toEqual([
    { check: 'The backend answers.', ok: false, fix: expect.stringMatching(/^No answer from/) },
  ])
})
